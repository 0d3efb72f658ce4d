import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { read } from '../../api/queries.ts';
import { ChoiceFilter, EngineFilter, MarketFilter } from '../../components/filters/choice-filter.tsx';
import { FilterBar } from '../../components/filters/filter-bar.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { type AnswerSearch, answerSearch } from './answer-filters.ts';

interface AnswerFilterBarProps {
  brand: string;
  search: AnswerSearch;
}

const ABOUT_BRAND = ['brand', 'no_brand'] as const;

/** Chooses the engine, the market, and whether answers name the brand. Other subjects come from a figure. */
export function AnswerFilterBar({ brand, search }: AnswerFilterBarProps) {
  const { answers: texts } = useTexts();
  const navigate = useNavigate();
  const { data } = useQuery(read('GET /brands/:brand/visibility/choices', { params: { brand } }));
  if (!data) return null;
  const { engine, market, subject } = search;
  // `answerSearch` leaves out what is `undefined`.
  const change = (changed: Record<string, unknown>) =>
    void navigate({
      to: '/brands/$brand/answers',
      params: { brand },
      search: answerSearch({ ...search, ...changed }),
      replace: true,
    });
  const aboutBrand = ABOUT_BRAND.find((id) => id === subject);
  return (
    <FilterBar>
      <MarketFilter markets={data.markets} selected={market} onSelect={(chosen) => change({ market: chosen })} />
      <EngineFilter engines={data.engines} selected={engine} onSelect={(chosen) => change({ engine: chosen })} />
      {(subject === undefined || aboutBrand !== undefined) && (
        <ChoiceFilter
          label={texts.naming}
          all={texts.allAnswers}
          options={ABOUT_BRAND.map((id) => ({ id, name: texts.about[id] }))}
          selected={aboutBrand}
          onSelect={(chosen) => change({ subject: chosen, name: undefined })}
        />
      )}
    </FilterBar>
  );
}

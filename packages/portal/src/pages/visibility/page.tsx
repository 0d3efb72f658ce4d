// Visibility: what answer engines say about a brand, in figures that link to the answers behind them.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../api/queries.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Competitors } from './competitors.tsx';
import { FigureFilterBar } from './filter-bar.tsx';
import { Gaps } from './gaps.tsx';
import { HeatMap } from './heat-map.tsx';
import { MeasureCards } from './measure-cards.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { Products } from './products.tsx';
import { SourceCards } from './sources.tsx';
import { Trend } from './trend.tsx';
import { useFigureQuery, useFilters } from './use-filters.ts';
import './visibility.css';

export function VisibilityPage() {
  const { pages, visibility } = useTexts();
  const { brand } = useFilters();
  const {
    data: choices,
    error,
    refetch,
  } = useQuery(read('GET /brands/:brand/visibility/choices', { params: { brand } }));
  return (
    <>
      <PageHeader title={pages.visibility} lead={visibility.lead} />
      {error && !choices && <ErrorNotice error={error} retry={() => void refetch()} />}
      {!choices && !error && <Skeleton lines={12} />}
      {choices?.last_answer_at === null && <NothingYet brand={brand} choices={choices} />}
      {choices && choices.last_answer_at !== null && (
        <>
          <FigureFilterBar choices={choices} />
          <Figures />
        </>
      )}
    </>
  );
}

function Figures() {
  const { visibility } = useTexts();
  const { brand } = useFilters();
  const query = useFigureQuery();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...read('GET /brands/:brand/visibility', { params: { brand }, query }),
    // The previous figures stay while new ones load, so the layout does not jump.
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={20} />;
  const isEmpty = data.figures.answers === 0;
  return (
    <div className="figures" data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
      <MeasureCards data={data} />
      {isEmpty ? (
        <Card>
          <EmptyState title={visibility.noAnswers} text={visibility.noAnswersText} />
        </Card>
      ) : (
        <>
          <Trend data={data} />
          <div className="figure-pair">
            <HeatMap data={data} />
            <Competitors data={data} />
          </div>
          <Products data={data} />
        </>
      )}
      <Sources />
    </div>
  );
}

function Sources() {
  const { brand } = useFilters();
  const { product_line: _line, sku: _sku, ...query } = useFigureQuery();
  const { data, error, refetch } = useQuery({
    ...read('GET /brands/:brand/visibility/sources', { params: { brand }, query }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={10} />;
  return (
    <>
      <Gaps gaps={data.gaps} />
      <SourceCards sources={data} />
    </>
  );
}

import { useNavigate, useParams } from '@tanstack/react-router';
import { Button } from '../../components/button.tsx';
import { engineName } from '../../components/engine-name.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { AnswerSearch } from './answer-filters.ts';

interface FilterChipsProps {
  search: AnswerSearch;
  period: { since: string; until: string };
}

/** The filters of the list; all but the period can be removed. */
export function FilterChips({ search, period }: FilterChipsProps) {
  const { answers: texts } = useTexts();
  const formats = useFormats();
  const { market, engine, branded } = search;
  const [since, until] = [formats.day(period.since), formats.day(period.until)];
  return (
    <ul className="chips">
      <li className="chip">{since === until ? since : `${since} – ${until}`}</li>
      {engine !== undefined && <Chip search={search} name={engineName(engine)} without={['engine']} />}
      {market !== undefined && <Chip search={search} name={market} without={['market']} />}
      {branded !== undefined && (
        <Chip search={search} name={branded ? texts.branded : texts.unbranded} without={['branded']} />
      )}
      {search.prompt !== undefined && <Chip search={search} name={texts.prompt} without={['prompt']} />}
      {search.subject !== undefined && <SubjectChip search={search} subject={search.subject} />}
    </ul>
  );
}

function SubjectChip({ search, subject }: { search: AnswerSearch; subject: NonNullable<AnswerSearch['subject']> }) {
  const { answers: texts } = useTexts();
  const about = texts.about[subject];
  const name = typeof about === 'string' ? about : about(search.name ?? '');
  return <Chip search={search} name={name} without={['subject', 'name']} />;
}

interface ChipProps {
  search: AnswerSearch;
  name: string;
  without: readonly (keyof AnswerSearch)[];
}

function Chip({ search, name, without }: ChipProps) {
  const { answers: texts } = useTexts();
  const navigate = useNavigate();
  const { brand = '' }: { brand?: string } = useParams({ strict: false });
  const rest: AnswerSearch = Object.fromEntries(
    Object.entries(search).filter(([filter]) => !without.some((one) => one === filter)),
  );
  return (
    <li className="chip">
      <span className="foreign">{name}</span>
      <Button
        variant="plain"
        aria-label={texts.remove(name)}
        onPress={() => void navigate({ to: '/brands/$brand/answers', params: { brand }, search: rest, replace: true })}
      >
        ×
      </Button>
    </li>
  );
}

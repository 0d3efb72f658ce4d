import type { Answer } from '../../api/client.ts';
import { useOpenPlace } from '../../app/open-brand.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { AnswersLink } from './answers-link.tsx';
import { Bar } from './bar.tsx';
import type { Measure } from './measure-cards.tsx';
import { useFilters } from './use-filters.ts';
import { useMeasureFormat } from './use-measure-format.ts';

type Visibility = Answer<'GET /brands/:brand/visibility'>;

interface Row {
  name: string;
  isOwn: boolean;
  mention_rate: Measure;
  share_of_voice: Measure;
  average_position: Measure;
}

/** The brand and its competitors, by share of voice. */
export function Competitors({ data }: { data: Visibility }) {
  const { visibility: texts } = useTexts();
  const { search } = useFilters();
  const { brand } = useOpenPlace();
  const name = search.line ?? search.sku ?? brand?.name ?? '';
  const rows: Row[] = [
    { name, isOwn: true, ...data.figures },
    ...data.competitors.map((competitor) => ({ ...competitor, isOwn: false })),
  ].toSorted((a, b) => (b.share_of_voice.value ?? -1) - (a.share_of_voice.value ?? -1));
  const longest = Math.max(...rows.map(({ share_of_voice }) => share_of_voice.value ?? 0));
  return (
    <Card title={texts.competitors}>
      {data.competitors.length === 0 && <p className="muted">{texts.noCompetitors}</p>}
      <div className="table-scroll">
        <table className="table ranked wide">
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.measures.share_of_voice}</th>
              <th scope="col" className="number">
                {texts.measures.mention_rate}
              </th>
              <th scope="col" className="number">
                {texts.position}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <CompetitorRow key={row.isOwn ? '' : row.name} row={row} longest={longest} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function CompetitorRow({ row, longest }: { row: Row; longest: number }) {
  const { visibility: texts } = useTexts();
  const formatOf = useMeasureFormat();
  const shown = (measure: 'share_of_voice' | 'mention_rate' | 'average_position') => {
    const { value } = row[measure];
    return value === null ? '–' : formatOf(measure).value(value);
  };
  const about = row.isOwn ? ({ subject: 'brand' } as const) : ({ subject: 'competitor', name: row.name } as const);
  return (
    <tr data-own={row.isOwn || undefined}>
      <th scope="row">
        <AnswersLink about={about} note={texts.showAnswers}>
          <span className="foreign">{row.name}</span>
        </AnswersLink>
        {row.isOwn && (
          <>
            {' '}
            <Badge tone="info">{texts.you}</Badge>
          </>
        )}
      </th>
      <td className="bar-cell">
        <Bar share={longest === 0 ? 0 : (row.share_of_voice.value ?? 0) / longest} isOwn={row.isOwn} />
        <span className="number">{shown('share_of_voice')}</span>
      </td>
      <td className="number">{shown('mention_rate')}</td>
      <td className="number">{shown('average_position')}</td>
    </tr>
  );
}

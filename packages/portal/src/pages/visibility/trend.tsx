import { useNavigate } from '@tanstack/react-router';
import type { Answer } from '../../api/client.ts';
import { Card } from '../../components/card.tsx';
import { Chart } from '../../components/chart.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { answersBehind, subjectOf } from '../answers/answer-filters.ts';
import { AnswersLink } from './answers-link.tsx';
import { MEASURES, type MeasureId } from './figure-filters.ts';
import { useFilters } from './use-filters.ts';
import { useMeasureFormat } from './use-measure-format.ts';

type Visibility = Answer<'GET /brands/:brand/visibility'>;

/** The minimum and maximum of the measure. */
const RANGES: Readonly<Record<MeasureId, { low: number; high?: number }>> = {
  mention_rate: { low: 0, high: 1 },
  share_of_voice: { low: 0, high: 1 },
  sentiment: { low: -1, high: 1 },
  average_position: { low: 1 },
  citation_share: { low: 0, high: 1 },
};

export function Trend({ data }: { data: Visibility }) {
  const { visibility: texts } = useTexts();
  const navigate = useNavigate();
  const { brand, search } = useFilters();
  const formatOf = useMeasureFormat();
  const measure = search.measure ?? MEASURES[0];
  const format = formatOf(measure);
  const points = data.trend.map((point) => ({ ...point, ...(point[measure] ?? { value: null, interval: null }) }));
  const title = texts.trend(texts.measures[measure]);
  const answersOf = (index: number) => {
    const point = points[index];
    return { subject: subjectOf(measure), ...(point && { since: point.since, until: point.until }) };
  };
  const { measure: _measure, ...filters } = search;
  return (
    <Card title={title}>
      <p className="muted card-note">{texts.trendNote}</p>
      <Chart
        label={title}
        days={points.map(({ since }) => since)}
        series={[
          {
            label: texts.measures[measure],
            color: '--chart-1',
            values: points.map(({ value }) => value),
            band: {
              low: points.map(({ interval }) => interval?.low ?? null),
              high: points.map(({ interval }) => interval?.high ?? null),
            },
          },
        ]}
        format={format.value}
        formatAxis={format.axis}
        range={RANGES[measure]}
        isReversed={measure === 'average_position'}
        onSelect={(index) =>
          void navigate({
            to: '/brands/$brand/answers',
            params: { brand },
            search: answersBehind(filters, answersOf(index)),
          })
        }
        more={(index) => <AnswersLink about={answersOf(index)}>{texts.showAnswers}</AnswersLink>}
      />
    </Card>
  );
}

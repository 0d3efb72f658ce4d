import { Chart } from '../../components/chart.tsx';
import { daysOf } from '../../components/period/period.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { isAi, type Report, sumsByDay } from './sums.ts';
import { useAttribution } from './use-attribution.ts';

/** The selected metric: all channels, and the AI engines among them. */
export function TrendChart({ report }: { report: Report }) {
  const { attribution: texts } = useTexts();
  const formats = useFormats();
  const { search } = useAttribution();
  const { metric = 'visits' } = search;
  const days = daysOf(report);
  const valuesOf = (rows: Report['rows']) => sumsByDay(rows, days).map((sum) => sum[metric]);
  return (
    <Chart
      label={texts.chart(texts.metrics[metric])}
      days={days}
      series={[
        { label: texts.allChannels, values: valuesOf(report.rows), color: '--chart-1' },
        {
          label: texts.aiEngines,
          values: valuesOf(report.rows.filter(({ channel }) => isAi(channel))),
          color: '--chart-3',
        },
      ]}
      format={(value) => formats.compact(value)}
      isFromZero
    />
  );
}

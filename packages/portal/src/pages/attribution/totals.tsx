import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { METRICS, type Metric } from './attribution-search.ts';
import { changeOf, type Report } from './sums.ts';
import { useAttribution } from './use-attribution.ts';

const DAY_MS = 86_400_000;

/** The sums of the period. The selected one is shown in the chart. */
export function Totals({ report }: { report: Report }) {
  const { attribution: texts } = useTexts();
  const formats = useFormats();
  const { from, to } = periodBefore(report);
  return (
    <>
      <div className="totals">
        {METRICS.map((metric) => (
          <Total key={metric} metric={metric} report={report} />
        ))}
      </div>
      <p className="muted totals-note">
        {texts.before(formats.day(from), formats.day(to))} {texts.dailyVisitors}
      </p>
    </>
  );
}

function periodBefore({ since, until }: Report): { from: string; to: string } {
  const [first, last] = [Date.parse(`${since}T00:00:00Z`), Date.parse(`${until}T00:00:00Z`)];
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: day(first - (last - first) - DAY_MS), to: day(first - DAY_MS) };
}

function Total({ metric, report }: { metric: Metric; report: Report }) {
  const { attribution: texts } = useTexts();
  const formats = useFormats();
  const { search, change } = useAttribution();
  const [value, before] = [report.totals[metric], report.previous[metric]];
  return (
    <button
      type="button"
      className="total"
      aria-pressed={(search.metric ?? 'visits') === metric}
      title={texts.explained[metric]}
      onClick={() => change({ metric: metric === 'visits' ? undefined : metric })}
    >
      <span className="total-name">{texts.metrics[metric]}</span>
      <span className="total-value number">{formats.number(value)}</span>
      <Change change={changeOf(value, before)} isBad={metric === 'reversed'} isNothing={value === 0} />
    </button>
  );
}

/** @param isBad whether a higher value is worse */
function Change({ change, isBad, isNothing }: { change: number | null; isBad: boolean; isNothing: boolean }) {
  const { attribution: texts } = useTexts();
  const formats = useFormats();
  if (change === null) return <span className="total-change">{isNothing ? texts.unchanged : texts.isNew}</span>;
  if (Math.abs(change) < 0.0005) return <span className="total-change">{texts.unchanged}</span>;
  const tone = change > 0 === !isBad ? 'good' : 'bad';
  return (
    <span className="total-change" data-tone={tone}>
      {change > 0 ? '↑' : '↓'} {formats.percent(Math.abs(change))}
    </span>
  );
}

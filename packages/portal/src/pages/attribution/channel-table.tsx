import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { METRICS, type Metric } from './attribution-search.ts';
import { channelName } from './channel-name.ts';
import { daysOfChannel, isAi, type Report, rateOf, type Sum, sumOf, sumsByChannel } from './sums.ts';
import { useAttribution } from './use-attribution.ts';

/** AI engines come first, as a separate group. */
export function ChannelTable({ report }: { report: Report }) {
  const { attribution: texts } = useTexts();
  const sums = sumsByChannel(report.rows);
  const most = Math.max(...sums.map(({ visits }) => visits), 1);
  const groups = [
    { name: texts.aiEngines, channels: sums.filter(({ channel }) => isAi(channel)) },
    { name: texts.otherChannels, channels: sums.filter(({ channel }) => !isAi(channel)) },
  ].filter(({ channels }) => channels.length > 0);
  return (
    <div className="table-scroll">
      <table className="table channels">
        <MetricHead first={texts.channel} />
        {groups.map(({ name, channels }) => (
          <tbody key={name}>
            <tr className="channel-group">
              <th scope="rowgroup">{name}</th>
              <MetricCells counts={sumOf(channels)} />
            </tr>
            {channels.map(({ channel, ...counts }) => (
              <tr key={channel}>
                <th scope="row">
                  <span className="channel-bar" style={{ width: `${(counts.visits / most) * 100}%` }} />
                  <OpenChannel report={report} channel={channel} />
                </th>
                <MetricCells counts={counts} />
              </tr>
            ))}
          </tbody>
        ))}
        <TotalFoot report={report} />
      </table>
    </div>
  );
}

export function MetricHead({ first }: { first: string }) {
  const { attribution: texts } = useTexts();
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {METRICS.map((metric) => (
          <th key={metric} scope="col" className="number">
            {texts.metrics[metric]}
          </th>
        ))}
        <th scope="col" className="number">
          {texts.rate}
        </th>
      </tr>
    </thead>
  );
}

export function MetricCells({ counts }: { counts: Sum }) {
  const { general } = useTexts();
  const formats = useFormats();
  const rate = rateOf(counts);
  return (
    <>
      {METRICS.map((metric) => (
        <td key={metric} className="number" data-nothing={counts[metric] === 0 || undefined}>
          {formats.number(counts[metric])}
        </td>
      ))}
      <td className="number">{rate === null ? general.none : formats.percent(rate)}</td>
    </>
  );
}

export function TotalFoot({ report }: { report: Report }) {
  const { attribution: texts } = useTexts();
  const { credited } = sumOf(report.rows);
  return (
    <tfoot>
      <tr>
        <th scope="row">{texts.total}</th>
        <MetricCells counts={{ ...report.totals, credited }} />
      </tr>
    </tfoot>
  );
}

/** The record kinds that the panel can list. */
export const LISTED: Readonly<Record<'visits' | 'events', readonly Metric[]>> = {
  visits: ['visits'],
  events: ['confirmed', 'reversed'],
};

function OpenChannel({ report, channel }: { report: Report; channel: string }) {
  const { attribution: texts } = useTexts();
  const { open } = useAttribution();
  const name = channelName(channel, texts);
  const [visited] = daysOfChannel(report.rows, channel, LISTED.visits);
  const [happened] = daysOfChannel(report.rows, channel, LISTED.events);
  const newest = visited ?? happened;
  if (!newest) return <span>{name}</span>;
  return (
    <button
      type="button"
      className="link-button"
      aria-label={texts.openChannel(name)}
      onClick={() => open({ channel, day: newest.day, records: visited ? undefined : 'events' })}
    >
      {name}
    </button>
  );
}

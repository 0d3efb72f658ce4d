import { daysOf } from '../../components/period/period.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { MetricCells, MetricHead, TotalFoot } from './channel-table.tsx';
import { type Report, sumsByDay } from './sums.ts';

/** Newest day first. */
export function DayTable({ report }: { report: Report }) {
  const { attribution: texts } = useTexts();
  const formats = useFormats();
  return (
    <div className="table-scroll">
      <table className="table channels">
        <MetricHead first={texts.day} />
        <tbody>
          {sumsByDay(report.rows, daysOf(report))
            .toReversed()
            .map(({ day, ...counts }) => (
              <tr key={day}>
                <th scope="row">{formats.day(day)}</th>
                <MetricCells counts={counts} />
              </tr>
            ))}
        </tbody>
        <TotalFoot report={report} />
      </table>
    </div>
  );
}

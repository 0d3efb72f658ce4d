import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Answer } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { Dialog } from '../../components/dialog.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Select } from '../../components/select.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import type { Scan } from './scan.ts';

const route = getRouteApi('/signed-in/brands/$brand/scans');

interface ComparePanelProps {
  brand: string;
  scans: readonly Scan[];
}

/** Open while the URL contains two scans. */
export function ComparePanel({ brand, scans }: ComparePanelProps) {
  const { scans: texts } = useTexts();
  const { dateTime } = useFormats();
  const { scan: later, with: earlier } = route.useSearch();
  const navigate = route.useNavigate();
  if (later === undefined || earlier === undefined) return null;
  const options = scans.map(({ id, started_at }) => ({ id, name: dateTime(started_at) }));
  return (
    <Dialog title={texts.compareTitle} kind="panel" isOpen onClose={() => void navigate({ search: {} })}>
      <div className="compare-choices">
        <Select
          label={texts.before}
          options={options}
          selected={earlier}
          onSelect={(id) => void navigate({ search: { scan: later, with: id }, replace: true })}
        />
        <Select
          label={texts.after}
          options={options}
          selected={later}
          onSelect={(id) => void navigate({ search: { scan: id, with: earlier }, replace: true })}
        />
      </div>
      <Comparison brand={brand} later={later} earlier={earlier} />
    </Dialog>
  );
}

function Comparison({ brand, later, earlier }: { brand: string; later: string; earlier: string }) {
  const { scans: texts } = useTexts();
  const { number } = useFormats();
  const { data, error, refetch } = useQuery(
    read('GET /brands/:brand/scans/:scan/comparison', { params: { brand, scan: later }, query: { with: earlier } }),
  );
  if (error && !data) return <ErrorNotice error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton lines={5} />;
  const { answers, mention_rate, share_of_voice, before, after } = data;
  return (
    <div className="table-scroll">
      <table className="table compared">
        <thead>
          <tr>
            <th scope="col">{texts.figure}</th>
            <th scope="col" className="number">
              {texts.before}
            </th>
            <th scope="col" className="number">
              {texts.after}
            </th>
            <th scope="col" className="number">
              {texts.change}
            </th>
          </tr>
        </thead>
        <tbody>
          <ComparedRow name={texts.mentionRate} compared={mention_rate} />
          <ComparedRow name={texts.shareOfVoice} compared={share_of_voice} />
          <tr>
            <th scope="row">{texts.counted}</th>
            <td className="number">{number(answers.before)}</td>
            <td className="number">{number(answers.after)}</td>
            <td />
          </tr>
          <tr>
            <th scope="row">{texts.failedAnswers}</th>
            <td className="number">{number(before.failed)}</td>
            <td className="number">{number(after.failed)}</td>
            <td />
          </tr>
        </tbody>
      </table>
      <p className="muted compare-note">{texts.compareNote}</p>
    </div>
  );
}

type Compared = Answer<'GET /brands/:brand/scans/:scan/comparison'>['mention_rate'];

function ComparedRow({
  name,
  compared: { before, after, difference, significant },
}: {
  name: string;
  compared: Compared;
}) {
  const { visibility, general } = useTexts();
  const { percent, signed } = useFormats();
  const cell = ({ value, interval }: Compared['before']) => (
    <td className="number">
      {value === null ? general.none : percent(value)}
      {interval && (
        <div className="muted">
          {percent(interval.low, 0)}–{percent(interval.high, 0)}
        </div>
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row">{name}</th>
      {cell(before)}
      {cell(after)}
      <td className="number">
        {difference === null ? general.none : visibility.points(signed(difference * 100))}
        {difference !== null && <div className="muted">{significant ? visibility.significant : visibility.chance}</div>}
      </td>
    </tr>
  );
}

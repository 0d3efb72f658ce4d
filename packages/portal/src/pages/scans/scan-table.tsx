import { getRouteApi } from '@tanstack/react-router';
import { Badge, type Tone } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { engineName } from '../../components/engine-name.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { Failures } from './failures.tsx';
import type { Scan } from './scan.ts';

const route = getRouteApi('/signed-in/brands/$brand/scans');
const TONES: Readonly<Record<Scan['state'], Tone>> = {
  running: 'info',
  succeeded: 'good',
  failed: 'bad',
  canceled: 'neutral',
};
const CENT_MICROS = 10_000;

/** Newest first. */
export function ScanTable({ scans }: { brand: string; scans: readonly Scan[] }) {
  const { scans: texts } = useTexts();
  return (
    <div className="table-scroll">
      <table className="table scans">
        <thead>
          <tr>
            <th scope="col">{texts.started}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.asked}</th>
            <th scope="col" className="number">
              {texts.answers}
            </th>
            <th scope="col" className="number">
              {texts.cost}
            </th>
            <th scope="col">
              <span className="visually-hidden">{texts.compare}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {scans.map((scan, index) => (
            <ScanRow key={scan.id} scan={scan} before={scans[index + 1]} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ScanRow({ scan, before }: { scan: Scan; before: Scan | undefined }) {
  const { scans: texts } = useTexts();
  const { dateTime, number, money } = useFormats();
  const navigate = route.useNavigate();
  const { id, trigger, state, engines, markets, done, total, failed, failures, cost_micros, started_at } = scan;
  const isPartial = state === 'succeeded' && failed > 0;
  return (
    <tr>
      <td>
        {dateTime(started_at)}
        <div className="muted">{texts.triggers[trigger]}</div>
      </td>
      <td>
        <Badge tone={isPartial ? 'warning' : TONES[state]}>
          {isPartial ? texts.completeBut(number(failed)) : texts.states[state]}
        </Badge>
      </td>
      <td>
        {engines.map(engineName).join(', ')}
        <div className="muted">{markets.join(', ')}</div>
        {failed > 0 && (
          <details className="failure-details">
            <summary>{texts.failed(number(failed))}</summary>
            <Failures failures={failures} />
          </details>
        )}
      </td>
      <td className="number" data-label={texts.answers}>
        {texts.usedOf(number(done), number(total))}
      </td>
      <td className="number" data-label={texts.cost}>
        {money(cost_micros / CENT_MICROS)}
        {scan.answers_of_unknown_cost > 0 && (
          <div className="muted">{texts.unknownCost(number(scan.answers_of_unknown_cost))}</div>
        )}
      </td>
      <td>
        {before && (
          <Button
            variant="plain"
            aria-label={texts.compareWith(dateTime(started_at))}
            onPress={() => void navigate({ search: { scan: id, with: before.id } })}
          >
            {texts.compare}
          </Button>
        )}
      </td>
    </tr>
  );
}

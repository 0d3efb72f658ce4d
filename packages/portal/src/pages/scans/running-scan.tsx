import { Label, ProgressBar } from 'react-aria-components';
import { useChange } from '../../api/queries.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { engineName } from '../../components/engine-name.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { Failures } from './failures.tsx';
import { REFRESHED, type Scan } from './scan.ts';

/** Its progress, as answers arrive. */
export function RunningScan({ brand, scan }: { brand: string; scan: Scan }) {
  const { scans: texts } = useTexts();
  const { number } = useFormats();
  const cancel = useChange('POST /brands/:brand/scans/:scan/cancel', REFRESHED);
  const { id, done, failed, total, engines, markets, cancel_requested: isCanceled } = scan;
  const settled = done + failed;
  return (
    <Card
      title={isCanceled ? texts.canceling : texts.running}
      className="running-scan"
      actions={
        <Button
          isDisabled={cancel.isPending || isCanceled}
          onPress={() => cancel.mutate({ params: { brand, scan: id } })}
        >
          {texts.cancel}
        </Button>
      }
    >
      <ProgressBar className="progress" value={settled} maxValue={Math.max(1, total)}>
        <Label className="progress-label">
          <strong className="number">{texts.answersOf(number(done), number(total))}</strong>
          <span className="muted">
            {engines.map(engineName).join(', ')} · {markets.join(', ')}
          </span>
        </Label>
        <div className="progress-track">
          <div className="progress-fill" style={{ width: `${(settled / Math.max(1, total)) * 100}%` }} />
        </div>
      </ProgressBar>
      <Failures failures={scan.failures} />
      {cancel.error && <ErrorNotice error={cancel.error} />}
    </Card>
  );
}

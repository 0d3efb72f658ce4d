import { Meter as AriaMeter, Label } from 'react-aria-components';
import './meter.css';

interface MeterProps {
  label: string;
  /** In words, such as "12 of 100". */
  text: string;
  value: number;
  /** `null`: no limit, and no bar. */
  limit: number | null;
}

/** How much of a limit is used. */
export function Meter({ label, text, value, limit }: MeterProps) {
  if (limit === null) {
    return (
      <div className="meter">
        <div className="meter-head">
          <span>{label}</span>
          <span className="number">{text}</span>
        </div>
      </div>
    );
  }
  const isFull = value >= limit;
  return (
    <AriaMeter className="meter" value={Math.min(value, limit)} maxValue={Math.max(limit, 1)} valueLabel={text}>
      {({ percentage }) => (
        <>
          <div className="meter-head">
            <Label>{label}</Label>
            <span className="number">{text}</span>
          </div>
          <div className="meter-bar" data-full={isFull || undefined}>
            <div style={{ width: `${percentage}%` }} />
          </div>
        </>
      )}
    </AriaMeter>
  );
}

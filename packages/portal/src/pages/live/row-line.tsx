import { memo } from 'react';
import { Badge } from '../../components/badge.tsx';
import { engineName } from '../../components/engine-name.ts';
import { useFormats, useTexts } from '../../texts/use-texts.ts';
import { kindOf, pathOf, type Row, shortAddress } from './row.ts';

interface RowLineProps {
  row: Row;
  index: number;
  /** In pixels from the top of the list. */
  start: number;
  count: number;
  install: string;
  isOpen: boolean;
  /** Whether the row is in the tab order. */
  isReachable: boolean;
  onOpen(id: string): void;
  onFocus(id: string): void;
}

export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { row, index, start, count, install, isOpen, isReachable, onOpen, onFocus } = props;
  const { live } = useTexts();
  const { time } = useFormats();
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the list
    <div role="listitem" className="live-item" aria-setsize={count} aria-posinset={index + 1} style={{ top: start }}>
      <button
        type="button"
        className="live-row"
        data-row={row.id}
        data-refused={row.kind === 'refusal' || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        tabIndex={isReachable ? 0 : -1}
        onClick={() => onOpen(row.id)}
        onFocus={() => onFocus(row.id)}
      >
        <span className="live-time number">{time(row.at)}</span>
        <span className="live-kind">
          {live.kinds[kindOf(row)]} {row.kind === 'refusal' && <RefusedBadge count={row.count} />}
        </span>
        <span className="live-text">
          <RowText row={row} />
        </span>
        <span className="live-install foreign">{install}</span>
      </button>
    </div>
  );
});

function RefusedBadge({ count }: { count: number }) {
  const { live } = useTexts();
  const { number } = useFormats();
  return <Badge tone="bad">{count > 1 ? `${live.refused} ×${number(count)}` : live.refused}</Badge>;
}

function RowText({ row }: { row: Row }) {
  const { live, liveFaults } = useTexts();
  switch (row.kind) {
    case 'visit':
      return (
        <>
          <span className="foreign">{pathOf(row.page)}</span>{' '}
          <span className="muted foreign">
            {row.source ? engineName(row.source) : row.referrer ? shortAddress(row.referrer) : live.direct}
          </span>
        </>
      );
    case 'action':
      return <span className="muted">{live.actionText}</span>;
    case 'event':
      return (
        <>
          <span className="foreign">{row.handle}</span> <span className="muted">{live.statuses[row.status]}</span>
        </>
      );
    case 'refusal':
      return liveFaults[row.fault].why;
  }
}

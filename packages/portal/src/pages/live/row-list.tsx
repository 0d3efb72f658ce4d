// The rows, of which only the visible ones are in the document. Arrow keys move between them, Enter opens one.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { Row } from './row.ts';
import { RowLine } from './row-line.tsx';

const WIDE = '(min-width: 48rem)';
/** Must match the style sheet. */
const HEIGHTS = { narrow: 68, wide: 44 };
const OVERSCAN = 8;
const PAGE = 10;

interface RowListProps {
  rows: readonly Row[];
  names: ReadonlyMap<string, string>;
  openRow: string | undefined;
  onOpen(id: string): void;
  loadOlder?(): Promise<void>;
}

export function RowList({ rows, names, openRow, onOpen, loadOlder }: RowListProps) {
  const { live } = useTexts();
  const scroll = useRef<HTMLDivElement>(null);
  const height = useRowHeight();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: OVERSCAN,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, height]);
  useSteadyRows(scroll, rows, height);
  const { current, onKeyDown, onFocus } = useArrowKeys(rows, (index) => virtual.scrollToIndex(index), scroll);
  return (
    <div className="live-scroll" ref={scroll}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows are placed by their position, unlike list items */}
      <div role="list" aria-label={live.list} style={{ height: virtual.getTotalSize() }} onKeyDown={onKeyDown}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          return (
            row && (
              <RowLine
                key={key}
                row={row}
                {...{ index, start, count: rows.length }}
                install={row.install_id === null ? live.unknownInstall : (names.get(row.install_id) ?? row.install_id)}
                isOpen={row.id === openRow}
                isReachable={row.id === current}
                onOpen={onOpen}
                onFocus={onFocus}
              />
            )
          );
        })}
      </div>
      {loadOlder && <OlderButton load={loadOlder} />}
    </div>
  );
}

function OlderButton({ load }: { load(): Promise<void> }) {
  const { live } = useTexts();
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>();
  async function loadOnce(): Promise<void> {
    setLoading(true);
    setError(undefined);
    await load().catch(setError);
    setLoading(false);
  }
  return (
    <div className="live-older">
      {error !== undefined && <ErrorNotice error={error} />}
      <Button isDisabled={isLoading} onPress={() => void loadOnce()}>
        {live.older}
      </Button>
    </div>
  );
}

function useRowHeight(): number {
  const isWide = useSyncExternalStore(watchWidth, () => window.matchMedia(WIDE).matches);
  return isWide ? HEIGHTS.wide : HEIGHTS.narrow;
}

/** Outside the hook: React subscribes again whenever the function changes. */
function watchWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** After scrolling down, the same rows stay in view while new ones arrive above. */
function useSteadyRows(scroll: { current: HTMLElement | null }, rows: readonly Row[], height: number): void {
  const first = useRef(rows[0]?.id);
  useLayoutEffect(() => {
    const added = rows.findIndex(({ id }) => id === first.current);
    first.current = rows[0]?.id;
    const element = scroll.current;
    if (element && added > 0 && element.scrollTop > 0) element.scrollTop += added * height;
  }, [scroll, rows, height]);
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** One row is in the tab order; the arrow keys move from it. */
function useArrowKeys(
  rows: readonly Row[],
  scrollTo: (index: number) => void,
  scroll: { current: HTMLElement | null },
) {
  const [wanted, setWanted] = useState<string>();
  const at =
    wanted === undefined
      ? 0
      : Math.max(
          0,
          rows.findIndex(({ id }) => id === wanted),
        );
  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(rows.length - 1, Math.max(0, at + step));
    const id = rows[next]?.id;
    if (id === undefined) return;
    setWanted(id);
    scrollTo(next);
    requestAnimationFrame(() => scroll.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus());
  }
  return { current: rows[at]?.id, onKeyDown, onFocus: setWanted };
}

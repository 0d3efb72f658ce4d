// Streams new rows of all processes to everyone who watches. One loop reads the store for all watchers, and only while
// there is one.
import type { Timers } from '../kernel/timers.ts';
import { isWanted, type LiveFilter, type LiveRow, laterOf, receivedAt } from './live-row.ts';
import type { LivePosition, LiveStore } from './ports.ts';

export interface LiveBatch {
  /** Oldest first. */
  rows: LiveRow[];
  /** Rows skipped because too many came at once. */
  skipped: number;
  /** A reader that resumes from it misses nothing. */
  position: LivePosition;
}

export interface WatchOptions {
  brandId: string;
  filter: LiveFilter;
  /** Starts after this position, or now if absent. */
  after?: LivePosition | undefined;
  /** Called after each read that advanced the position, even without rows. */
  onBatch(batch: LiveBatch): void;
  /** Called if the first rows cannot be read, or `onBatch` throws: the watch has ended. */
  onFault(): void;
}

export interface LiveFeed {
  /** Returns a function that ends the watch. */
  watch(options: WatchOptions): () => void;
}

export interface LiveFeedDeps {
  live: Pick<LiveStore, 'endOfLogs' | 'recordsBetween' | 'refusalsBetween'>;
  timers: Timers;
  onFault(error: unknown): void;
}

const POLL_MS = 250;
/** Rows of each kind per read, for all watchers. */
const MAX_READ = 2000;
/** Rows per read for one watcher: at 4 reads a second, more would be unreadable. */
const MAX_SHOWN = 50;
/** Rows that a watcher gets after an interruption, and how many records of all brands are searched for them. */
const MAX_MISSED = 500;
const MISSED_RECORDS = 100_000;

export function createLiveFeed({ live, timers, onFault }: LiveFeedDeps): LiveFeed {
  const readBetween = createReader(live);
  const { watching, send, drop } = createWatchers(onFault);
  const joining = new Set<WatchOptions>();
  let position: LivePosition | undefined;
  let isRunning = false;

  /** From the position of the interruption to that of the other watchers. */
  async function join(one: WatchOptions, upTo: LivePosition): Promise<void> {
    joining.delete(one);
    watching.add(one);
    if (one.after === undefined) return send(one, { rows: [], skipped: 0, position: upTo });
    const after = { ...one.after, record: Math.max(one.after.record, upTo.record - MISSED_RECORDS) };
    try {
      const rows = await readBetween([one.brandId], { after, upTo, limit: MAX_MISSED });
      if (watching.has(one)) send(one, batchFor(one, rows, upTo, MAX_MISSED));
    } catch (error) {
      drop(one, error);
    }
  }

  async function tick(): Promise<void> {
    const end = await live.endOfLogs();
    const after = position ?? end;
    const upTo = laterOf(after, end);
    position = after;
    await Promise.all([...joining].map((one) => join(one, after)));
    if (upTo.record === after.record && upTo.refusal === after.refusal) return;
    const readers = [...watching];
    const brandIds = [...new Set(readers.map(({ brandId }) => brandId))];
    const rows = await readBetween(brandIds, { after, upTo, limit: MAX_READ });
    position = upTo;
    for (const one of readers) if (watching.has(one)) send(one, batchFor(one, rows, upTo, MAX_SHOWN));
  }

  async function run(): Promise<void> {
    while (watching.size + joining.size > 0) {
      await tick().catch(onFault);
      await new Promise<void>((resolve) => void timers.after(POLL_MS, resolve));
    }
    isRunning = false;
    position = undefined;
  }

  return {
    watch(options) {
      joining.add(options);
      if (!isRunning) {
        isRunning = true;
        void run();
      }
      return () => {
        joining.delete(options);
        watching.delete(options);
      };
    },
  };
}

function createWatchers(onFault: LiveFeedDeps['onFault']) {
  const watching = new Set<WatchOptions>();

  function drop(one: WatchOptions, error: unknown): void {
    onFault(error);
    if (watching.delete(one)) one.onFault();
  }

  /** A watcher that fails loses its own watch only. */
  function send(one: WatchOptions, batch: LiveBatch): void {
    try {
      one.onBatch(batch);
    } catch (error) {
      drop(one, error);
    }
  }

  return { watching, send, drop };
}

interface Between {
  after: LivePosition;
  upTo: LivePosition;
  limit: number;
}

/** Rows of both logs, by time. */
const createReader =
  (live: LiveFeedDeps['live']) =>
  async (brandIds: string[], { after, upTo, limit }: Between): Promise<LiveRow[]> => {
    const [records, refusals] = await Promise.all([
      live.recordsBetween({ brandIds, after: after.record, upTo: upTo.record, limit }),
      live.refusalsBetween({ brandIds, after: after.refusal, upTo: upTo.refusal, limit }),
    ]);
    const rows: LiveRow[] = [...records.map((record) => ({ record })), ...refusals.map((refusal) => ({ refusal }))];
    return rows.sort((a, b) => receivedAt(a) - receivedAt(b));
  };

function batchFor(one: WatchOptions, rows: readonly LiveRow[], position: LivePosition, limit: number): LiveBatch {
  const wanted = rows.filter(
    (row) =>
      (row.record ?? row.refusal).brandId === one.brandId && isAfter(row, one.after) && isWanted(row, one.filter),
  );
  const shown = wanted.slice(-limit);
  const reached = one.after === undefined ? position : laterOf(one.after, position);
  return { rows: shown, skipped: wanted.length - shown.length, position: reached };
}

/** A reader may come from a process that had read further. */
const isAfter = ({ record, refusal }: LiveRow, after: LivePosition | undefined): boolean =>
  after === undefined || (record ? record.number > after.record : refusal.number > after.refusal);

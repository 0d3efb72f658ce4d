// Gathers records that arrive together into groups, and answers each record when it is durable.
import { UnavailableError } from '../../kernel/domain-error.ts';
import type { IngestRow, RecordedRow } from './rows.ts';

/** Runs once after `ms`; returns a function that cancels it. */
export type StartTimer = (ms: number, run: () => void) => () => void;

const afterTimeout: StartTimer = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

export interface IngestLimits {
  /** Records that wait or are being written; any more are refused. */
  queue: number;
  /** Records per transaction. */
  group: number;
  /** The maximum number of concurrent groups. */
  flows: number;
}

export interface IngestQueue {
  /** Resolves when the record is durable; rejects with `UnavailableError` if nothing was accepted. */
  record(row: IngestRow): Promise<RecordedRow>;
  /** Accepts no more records, and resolves when every accepted one is answered. */
  drain(): Promise<void>;
  /** How many records wait or are being written. */
  length(): number;
}

interface Waiting {
  row: IngestRow;
  /** Its deadline passed before it was handed to the store. */
  isLate: boolean;
  resolve(written: RecordedRow): void;
  reject(error: Error): void;
}

/** The result of a group. */
export interface GroupResult {
  /** One per record: an error if nothing was accepted. */
  results: (RecordedRow | Error)[];
  /** The message of the last failure, if there was one. */
  fault: string | undefined;
  /** How long the commit took to sync to disk, in milliseconds, if anything was committed. */
  syncMs?: number;
}

/** Every `acquire()` must be paired with `release()`. */
export interface Lock {
  acquire(): Promise<void>;
  release(): void;
}

export interface IngestDeps {
  /** Writes the records in one transaction, in order. Rejects if none of them was accepted. */
  commit(rows: IngestRow[]): Promise<GroupResult>;
  /** Held while a group is written, if others write over the same connection. */
  lock?: Lock;
  limits: IngestLimits;
  onFailure(failure: { err: Error; rows: number }): void;
  /** A whole group was stored. */
  onStored?(): void;
  /** For tests, which control the time. */
  after?: StartTimer;
}

/** No request waits longer for the store. The record may still be stored: a retry is answered as a duplicate. */
const ANSWER_WITHIN_MS = 5000;

/**
 * If the store is idle, this many records form a group at once. Otherwise all clients would be answered together,
 * return together, and leave the store idle in between; a smaller group costs more than it gains.
 */
const EARLY_GROUP = 16;

export function createIngestQueue(deps: IngestDeps): IngestQueue {
  const { lock, limits, after = afterTimeout } = deps;
  let waiting: Waiting[] = [];
  let taken = 0;
  let isClosed = false;
  let running = 0;
  const turn = createTurn();
  const whenIdle: (() => void)[] = [];

  /** Writes groups until nothing waits. */
  async function flush(): Promise<void> {
    running++;
    // Requests that the sockets brought in the same turn of the event loop form one group.
    if (waiting.length < EARLY_GROUP) await turn.ended();
    while (waiting.length > 0) {
      await lock?.acquire();
      const next = waiting.slice(0, limits.group);
      waiting = waiting.slice(limits.group);
      const group = next.filter(({ isLate }) => !isLate);
      const settle = group.length > 0 ? await writeGroup(deps, group) : () => {};
      lock?.release();
      taken -= next.length;
      // The next group goes to the store first: it is written while this one is answered.
      if (waiting.length > 0) setImmediate(settle);
      else settle();
    }
    running--;
    // After the deferred results. Meanwhile new records may have come: then their last group reports it.
    setImmediate(() => {
      if (running === 0) for (const done of whenIdle.splice(0)) done();
    });
  }

  return {
    record(row) {
      if (isClosed) return Promise.reject(new UnavailableError('the store is closing'));
      if (taken >= limits.queue)
        return Promise.reject(new UnavailableError('too many records are waiting to be stored'));
      taken++;
      const { entry, promise } = createEntry(row, after);
      waiting.push(entry);
      if (running === 0 || (running < limits.flows && waiting.length >= EARLY_GROUP)) void flush();
      if (waiting.length >= EARLY_GROUP) turn.end();
      return promise;
    },
    async drain() {
      isClosed = true;
      if (running > 0) await new Promise<void>((resolve) => whenIdle.push(resolve));
    },
    length: () => taken,
  };
}

/** The current turn of the event loop, which can be ended early. */
function createTurn(): { ended(): Promise<void>; end(): void } {
  let resolveEnded: (() => void) | undefined;
  return {
    async ended() {
      await new Promise<void>((resolve) => {
        resolveEnded = resolve;
        setImmediate(resolve);
      });
      resolveEnded = undefined;
    },
    end: () => resolveEnded?.(),
  };
}

/** A record that waits, and the promise of its result, which rejects at the deadline. */
function createEntry(row: IngestRow, after: StartTimer): { entry: Waiting; promise: Promise<RecordedRow> } {
  const { promise, resolve, reject } = Promise.withResolvers<RecordedRow>();
  const entry: Waiting = { row, resolve, reject, isLate: false };
  const cancel = after(ANSWER_WITHIN_MS, () => {
    entry.isLate = true;
    reject(new UnavailableError('the store took too long'));
  });
  return { entry, promise: promise.finally(cancel) };
}

/** Resolves with a function that settles the promises of the group. */
async function writeGroup({ commit, onStored, onFailure }: IngestDeps, group: readonly Waiting[]): Promise<() => void> {
  try {
    const { results, fault } = await commit(group.map(({ row }) => row));
    if (fault === undefined) onStored?.();
    else onFailure({ err: new Error(fault), rows: group.length });
    return () =>
      group.forEach(({ resolve, reject }, i) => {
        const result = results[i] ?? new Error('the store did not answer');
        if (result instanceof Error) reject(result);
        else resolve(result);
      });
  } catch (error) {
    const err = error instanceof Error ? error : new Error(String(error));
    onFailure({ err, rows: group.length });
    return () => {
      for (const { reject } of group) reject(err);
    };
  }
}

// Gathers records that arrive together into groups, one group under way at a time, and answers each when it is durable.
import { UnavailableError } from '../../kernel/domain-error.ts';
import { type After, byTimer } from './after.ts';
import { type Group, type GroupResult, type IngestRow, idAt, OUTCOMES, packGroup, type Written } from './group.ts';
import type { Mutex } from './mutex.ts';

export interface IngestLimits {
  /** Records that wait or are being written; one more is refused at once. */
  queue: number;
  /** Records of one transaction. */
  group: number;
}

export interface IngestQueue {
  /** Resolves when the record is durable; rejects with `UnavailableError` where nothing was promised. */
  record(row: IngestRow): Promise<Written>;
  /** Takes no more, and resolves when all that was taken is answered. */
  drain(): Promise<void>;
}

interface Waiting {
  row: IngestRow;
  /** Answered by its deadline, before it was handed to the store. */
  isLate: boolean;
  resolve(written: Written): void;
  reject(error: Error): void;
}

export interface IngestDeps {
  commit(group: Group): Promise<GroupResult>;
  /** Groups take turns with whatever else is written over the same connection. */
  turns: Mutex;
  limits: IngestLimits;
  onFailure(failure: { err: Error; rows: number }): void;
  /** Runs once after `ms`; gives what cancels it. */
  after?: After;
}

/** No request waits longer for the store. What the store has by then may be kept: a repeat is answered as the first. */
const PATIENCE_MS = 5000;

export function createIngestQueue({ commit, turns, limits, onFailure, after = byTimer }: IngestDeps): IngestQueue {
  let waiting: Waiting[] = [];
  let taken = 0;
  let isClosed = false;
  let flow: Promise<void> | undefined;

  /** Writes group after group until nothing waits. */
  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      // What was read from the sockets in the same turn of the event loop goes into the same group.
      if (waiting.length < limits.group) await new Promise((resolve) => setImmediate(resolve));
      await turns.take();
      const next = waiting.slice(0, limits.group);
      waiting = waiting.slice(limits.group);
      const group = next.filter(({ isLate }) => !isLate);
      if (group.length > 0) await writeGroup(group);
      turns.give();
      taken -= next.length;
    }
    flow = undefined;
  }

  async function writeGroup(group: Waiting[]): Promise<void> {
    try {
      const result = await commit(packGroup(group.map(({ row }) => row)));
      if (result.fault !== undefined) onFailure({ err: new Error(result.fault), rows: group.length });
      group.forEach(({ resolve, reject }, i) => {
        const answer = verdict(result, i);
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      });
    } catch (error) {
      const err = error instanceof Error ? error : new Error(String(error));
      onFailure({ err, rows: group.length });
      for (const { reject } of group) reject(err);
    }
  }

  return {
    record(row) {
      if (isClosed) return Promise.reject(new UnavailableError('the store is closing'));
      if (taken >= limits.queue) return Promise.reject(new UnavailableError('too many records wait to be stored'));
      taken++;
      const { promise, resolve, reject } = Promise.withResolvers<Written>();
      const entry: Waiting = { row, resolve, reject, isLate: false };
      const cancel = after(PATIENCE_MS, () => {
        entry.isLate = true;
        reject(new UnavailableError('the store took too long'));
      });
      waiting.push(entry);
      flow ??= flush();
      return promise.finally(cancel);
    },
    async drain() {
      isClosed = true;
      await flow;
    },
  };
}

/** What a record's promise says: that it is durable, or why nothing was promised. */
function verdict(result: GroupResult, i: number): Written | Error {
  const outcome = OUTCOMES[result.outcomes[i] ?? -1];
  switch (outcome) {
    case 'stored':
    case 'conflict':
    case 'erased':
      return { outcome };
    case 'duplicate':
      return { outcome, receipt: idAt(result.receipts, i) };
    case 'unavailable':
      return new UnavailableError('the store cannot do this now', 1, { cause: new Error(result.fault) });
    default:
      return new Error('the store refused the record', { cause: new Error(result.fault) });
  }
}

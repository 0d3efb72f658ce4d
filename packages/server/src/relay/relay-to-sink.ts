// Delivers records to one sink, a batch at a time: at least once and in the order of their numbers. The position moves
// only after the sink has accepted the batch (decisions 16).
import { backoffMs } from '../kernel/backoff.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import type { LeaseKeeper } from '../leases/index.ts';
import { recordDocument } from '../privacy/index.ts';
import {
  type RelayBatch,
  type RelayedRecord,
  type RelayStore,
  type Sink,
  SinkFault,
  type SinkPosition,
  type StoredRecord,
} from './ports.ts';

const BACKOFF = { firstMs: 1000, maxMs: 60_000 };
/** The longest wait that a sink can request. */
const MAX_ASKED_MS = 3_600_000;

export interface NamedSink {
  /** The store keeps the position under this name. */
  name: string;
  sink: Sink;
  /** The maximum number of records in one batch. */
  batchRecords: number;
}

export interface RelayDeps extends NamedSink {
  store: RelayStore;
  lease: Pick<LeaseKeeper, 'token' | 'isHeld'>;
  clock: Clock;
  ids: Pick<Ids, 'random'>;
  signal: AbortSignal;
  /** Called when the sink starts to fail, with a message that is safe to log, and with `null` once it works again. */
  onChange(fault: string | null): void;
}

/**
 * Returns a function that delivers one batch. It resolves with `true` if there may be more to do, and rejects if the
 * store fails.
 */
export function relayToSink(deps: RelayDeps): () => Promise<boolean> {
  const { name, sink, store, lease, clock } = deps;
  const failures = createFailureTracker(deps);
  let pending: { from: SinkPosition; upTo: number } | undefined;

  /** A retry sends the same records under the same id. */
  async function nextBatch(from: SinkPosition): Promise<number | undefined> {
    if (pending?.from.run === from.run && pending.from.position === from.position) return pending.upTo;
    const upTo = await store.endOfBatch(from.position, deps.batchRecords);
    pending = upTo === undefined ? undefined : { from, upTo };
    return upTo;
  }

  async function deliver(token: number, from: SinkPosition, upTo: number): Promise<void> {
    // Read again for each attempt, so that a visitor who has been erased since is not sent.
    const records = (await store.recordsBetween(from.position, upTo)).map(relayedRecord);
    if (records.length === 0) return;
    const checkLease = async (): Promise<void> => {
      if (!(await lease.isHeld())) throw new SinkFault('another process has taken over');
    };
    const batch: RelayBatch = { id: batchId(from, upTo), records, token, checkLease, signal: deps.signal };
    await callSink(() => sink.deliver(batch));
  }

  async function step(token: number): Promise<boolean> {
    const from = await store.openPosition(name, token, deps.ids.random());
    if (from === undefined) return false;
    const upTo = await nextBatch(from);
    if (upTo === undefined) {
      await callSink(async () => sink.idle?.());
      if (failures.isFailing()) await store.noteFault(name, token, null);
      failures.clear();
      return false;
    }
    await deliver(token, from, upTo);
    failures.clear();
    // Until the position has moved, these records may be sent again, under the same id.
    const isMoved = await store.movePosition(name, token, from, { position: upTo, at: clock.now() });
    pending = undefined;
    return isMoved;
  }

  return async () => {
    const token = lease.token();
    if (token === undefined || deps.signal.aborted || !failures.mayRetry()) return false;
    try {
      return await step(token);
    } catch (error) {
      if (!(error instanceof SinkFailed)) throw error;
      await failures.add(token, error.cause);
      return false;
    }
  };
}

interface FailureTracker {
  isFailing(): boolean;
  mayRetry(): boolean;
  /**
   * Schedules the next attempt and records the fault in the store, unless this process has stopped or lost the lease.
   */
  add(token: number, cause: unknown): Promise<void>;
  clear(): void;
}

/** Counts the failures in a row of one sink. */
function createFailureTracker({ name, store, lease, clock, signal, onChange }: RelayDeps): FailureTracker {
  let failures = 0;
  let retryAt = Number.NEGATIVE_INFINITY;
  return {
    isFailing: () => failures > 0,
    mayRetry: () => clock.monotonic() >= retryAt,
    async add(token, cause) {
      if (signal.aborted || !(await lease.isHeld())) return;
      failures += 1;
      retryAt = clock.monotonic() + retryWaitMs(failures, cause instanceof SinkFault ? cause.retryAfterMs : undefined);
      const message = loggableMessage(cause);
      if (failures === 1) onChange(message);
      await store.noteFault(name, token, { message, at: clock.now() });
    },
    clear() {
      if (failures > 0) onChange(null);
      failures = 0;
    },
  };
}

/** Separates errors of the sink from errors of the store. */
class SinkFailed extends Error {}

async function callSink(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new SinkFailed('the sink failed', { cause });
  }
}

const MAX_MESSAGE = 300;

/** The message of an unknown error may contain a secret, so only its name and code are kept. */
function loggableMessage(error: unknown): string {
  if (error instanceof SinkFault) return error.message.slice(0, MAX_MESSAGE);
  if (!(error instanceof Error)) return 'the sink failed';
  return `the sink failed: ${error.name}${'code' in error ? ` ${String(error.code)}` : ''}`.slice(0, MAX_MESSAGE);
}

/** How long to wait before the next attempt; `failures` in a row is at least 1. */
const retryWaitMs = (failures: number, askedMs = 0): number =>
  Math.max(backoffMs(failures, BACKOFF), Math.min(askedMs, MAX_ASKED_MS));

/** The fields of an export line; `receipt_id` on every kind. */
const relayedRecord = ({ receiptId, record }: StoredRecord): RelayedRecord => ({
  ...recordDocument(record),
  receipt_id: receiptId,
});

/** Derived from the run and the numbers only, so that a retry after a restart has the same id for the same records. */
const batchId = ({ run, position }: SinkPosition, upTo: number): string =>
  `rel_${run.replaceAll('-', '')}_${position}_${upTo}`;

// Brings records to one sink, a batch at a time: at least once, in the order of their numbers, and the position moves
// only after the sink has said yes (decisions 16).
import { backoffMs } from '../kernel/backoff.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import type { LeaseKeeper } from '../leases/index.ts';
import { type RelayBatch, type RelayStore, type Sink, SinkFault, type SinkPosition } from './ports.ts';
import { batchId, relayedRecord } from './relay-batch.ts';

const BACKOFF = { firstMs: 1000, maxMs: 60_000 };
/** A sink cannot put the relay off for longer, whatever it asks. */
const MAX_ASKED_MS = 3_600_000;

export interface NamedSink {
  /** By which the store knows its position. */
  name: string;
  sink: Sink;
  /** Records of one batch, at most. */
  batchRecords: number;
}

export interface RelayDeps extends NamedSink {
  store: RelayStore;
  lease: Pick<LeaseKeeper, 'token' | 'isHeld'>;
  clock: Clock;
  ids: Pick<Ids, 'random'>;
  signal: AbortSignal;
  /** Told when the sink begins to fail, with words that may be logged, and when it works again (`null`). */
  onChange(fault: string | null): void;
}

/** Gives what delivers one batch; it resolves with `true` where there may be more to do now. Rejects where the store fails. */
export function relayToSink(deps: RelayDeps): () => Promise<boolean> {
  const { name, sink, store, lease, clock } = deps;
  let pending: { from: SinkPosition; upTo: number } | undefined;
  let failures = 0;
  let retryAt = Number.NEGATIVE_INFINITY;

  /** A batch that was tried keeps its end: the same records again, under the same id. */
  async function nextBatch(from: SinkPosition): Promise<number | undefined> {
    if (pending?.from.run === from.run && pending.from.position === from.position) return pending.upTo;
    const upTo = await store.endOfBatch(from.position, deps.batchRecords);
    pending = upTo === undefined ? undefined : { from, upTo };
    return upTo;
  }

  async function deliver(token: number, from: SinkPosition, upTo: number): Promise<void> {
    // Read for each try, so that whoever was erased since is in none.
    const records = (await store.recordsBetween(from.position, upTo)).map(relayedRecord);
    if (records.length === 0) return;
    const batch: RelayBatch = {
      id: batchId(from, upTo),
      records,
      token,
      checkLease: async () => {
        if (!(await lease.isHeld())) throw new SinkFault('another process has taken over');
      },
      signal: deps.signal,
    };
    await asked(() => sink.deliver(batch));
  }

  async function failed(token: number, cause: unknown): Promise<void> {
    if (deps.signal.aborted || !(await lease.isHeld())) return;
    failures += 1;
    retryAt = clock.monotonic() + retryWaitMs(failures, cause instanceof SinkFault ? cause.retryAfterMs : undefined);
    const message = wordsOf(cause);
    if (failures === 1) deps.onChange(message);
    await store.noteFault(name, token, { message, at: clock.now() });
  }

  function worked(): void {
    if (failures > 0) deps.onChange(null);
    failures = 0;
  }

  async function step(token: number): Promise<boolean> {
    const from = await store.openPosition(name, token, deps.ids.random());
    if (from === undefined) return false;
    const upTo = await nextBatch(from);
    if (upTo === undefined) {
      await asked(async () => sink.idle?.());
      if (failures > 0) await store.noteFault(name, token, null);
      worked();
      return false;
    }
    await deliver(token, from, upTo);
    worked();
    // Until the position has moved, these records may come again: then under the same id.
    const isMoved = await store.movePosition(name, token, from, { position: upTo, at: clock.now() });
    pending = undefined;
    return isMoved;
  }

  return async () => {
    const token = lease.token();
    if (token === undefined || deps.signal.aborted || clock.monotonic() < retryAt) return false;
    try {
      return await step(token);
    } catch (error) {
      if (!(error instanceof SinkFailed)) throw error;
      await failed(token, error.cause);
      return false;
    }
  };
}

/** Tells what the sink threw from what the store threw. */
class SinkFailed extends Error {}

async function asked(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new SinkFailed('the sink failed', { cause });
  }
}

const MAX_WORDS = 300;

/** What an error of another make says may be anything, also a secret: its name and code are kept. */
function wordsOf(error: unknown): string {
  if (error instanceof SinkFault) return error.message.slice(0, MAX_WORDS);
  if (!(error instanceof Error)) return 'the sink failed';
  return `the sink failed: ${error.name}${'code' in error ? ` ${String(error.code)}` : ''}`.slice(0, MAX_WORDS);
}

/** Milliseconds until the next try, after so many failures in a row (at least 1). */
const retryWaitMs = (failures: number, askedMs = 0): number =>
  Math.max(backoffMs(failures, BACKOFF), Math.min(askedMs, MAX_ASKED_MS));

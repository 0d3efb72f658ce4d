// What the relay needs: sinks that take records, and a store that knows how far each of them is. Whoever brings a sink
// of their own (a message broker, a warehouse) implements `Sink` alone.
import type { ActionDocument, EventDocument, ExportedRecord, VisitDocument } from '../privacy/index.ts';

/** A record under the names of an export's line, and its `receipt_id`, by which a consumer drops repeats. */
export type RelayedRecord = (VisitDocument | ActionDocument | EventDocument) & { receipt_id: string };

export interface RelayBatch {
  /** The same each time these records are tried again, and never that of other records. Visible ASCII, no full stop. */
  id: string;
  /** At least one. In the order in which they were acknowledged: that of each visitor over all kinds. */
  records: readonly RelayedRecord[];
  /** Fencing token: a delivery with a lower token is from a replaced holder. */
  token: number;
  /**
   * Rejects if another process may have taken over. A sink that cannot compare tokens asks last thing before it
   * makes records visible.
   */
  checkLease(): Promise<void>;
  /** Aborted when the process ends: the batch may then be given up, and is delivered again by whoever comes next. */
  signal: AbortSignal;
}

export interface Sink {
  /**
   * Resolves when all records of the batch are where they cannot be lost. Whatever it rejects with, the same records
   * come again later; a {@link SinkFault} says why in words that may be shown, and when.
   */
  deliver(batch: RelayBatch): Promise<void>;
  /** Called now and then while nothing is to be delivered. */
  idle?(): Promise<void>;
  /** Lets go of what is open. */
  close?(): Promise<void>;
}

/** Its message is shown to operators: no secret, no record. */
export class SinkFault extends Error {
  /** How long the sink asks to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: { retryAfterMs?: number | undefined; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'SinkFault';
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Records are numbered in the order in which they were stored, over all kinds; a position is such a number. */
export interface SinkPosition {
  /** Begins the ids of batches; a replay begins another. */
  run: string;
  /** Up to here everything was delivered. */
  position: number;
}

export interface SinkState extends SinkPosition {
  name: string;
  /** Milliseconds since 1970, here and below. */
  deliveredAt: number | null;
  failingSince: number | null;
  lastError: string | null;
}

/** What was stored after a position. */
export interface Lag {
  records: number;
  /** When the oldest of them was received; `null` if there is none. */
  oldestAt: number | null;
}

export interface StoredRecord {
  receiptId: string;
  record: ExportedRecord;
}

export interface RelayStore {
  /**
   * The holder of a sink's lease begins: the position, under which earlier holders change nothing any more. Makes the
   * sink known, at the beginning of what is kept. `undefined` if a later holder has begun.
   *
   * @param newRun taken if the sink was not known
   */
  openPosition(sink: string, token: number, newRun: string): Promise<SinkPosition | undefined>;
  /**
   * The number of the last of the next `limit` records after a position, among those below which none can appear any
   * more; `undefined` if there is none.
   */
  endOfBatch(after: number, limit: number): Promise<number | undefined>;
  /** Records after `after` and up to `upTo` that are still there, as they are now, in the order of their numbers. */
  recordsBetween(after: number, upTo: number): Promise<StoredRecord[]>;
  /**
   * Moves the position where nothing else did, and clears the fault; `false` if a later holder or a replay came first.
   */
  movePosition(sink: string, token: number, from: SinkPosition, to: { position: number; at: number }): Promise<boolean>;
  /** Notes why the sink fails, or that it does no more (`null`). */
  noteFault(sink: string, token: number, fault: { message: string; at: number } | null): Promise<void>;
  listSinks(): Promise<SinkState[]>;
  lagAfter(position: number): Promise<Lag>;
  /**
   * Sets the position back to before the first record received at or after `since` (milliseconds since 1970), never
   * forward, under a new run. `undefined` if the sink is not known.
   */
  rewind(sink: string, since: number, newRun: string): Promise<SinkPosition | undefined>;
}

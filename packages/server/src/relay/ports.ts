// The ports of the relay: sinks that accept records, and a store that tracks the position of each. To add a sink (a
// message broker, a warehouse), implement only `Sink`.
import type { ActionDocument, EventDocument, ExportedRecord, VisitDocument } from '../privacy/index.ts';

/** A record in the export format, with its `receipt_id`, by which a consumer removes duplicates. */
export type RelayedRecord = (VisitDocument | ActionDocument | EventDocument) & { receipt_id: string };

export interface RelayBatch {
  /** The same on every retry of these records, and unique to them. Visible ASCII, no full stop. */
  id: string;
  /** At least one. In the order in which they were acknowledged, across all kinds for each visitor. */
  records: readonly RelayedRecord[];
  /** Fencing token: a delivery with a lower token is from a replaced holder. */
  token: number;
  /**
   * Rejects if another process may have taken over. A sink that cannot compare tokens calls this last, right before it
   * makes records visible.
   */
  checkLease(): Promise<void>;
  /** Aborted when the process ends: the batch may then be abandoned, and the next process delivers it again. */
  signal: AbortSignal;
}

export interface Sink {
  /**
   * Resolves when all records of the batch are stored safely. After any rejection, the same records are sent later; a
   * {@link SinkFault} gives a message that is safe to show, and the delay.
   */
  deliver(batch: RelayBatch): Promise<void>;
  /** Called occasionally while there is nothing to deliver. */
  idle?(): Promise<void>;
  /** Closes open resources. */
  close?(): Promise<void>;
}

/** Its message is shown to operators: no secret, no record. */
export class SinkFault extends Error {
  /** How long the sink asks us to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(message: string, options: { retryAfterMs?: number | undefined; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'SinkFault';
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Records are numbered across all kinds in the order in which they were stored; a position is such a number. */
export interface SinkPosition {
  /** The prefix of batch ids; a replay starts another. */
  run: string;
  /** Everything up to here was delivered. */
  position: number;
}

export interface SinkState extends SinkPosition {
  name: string;
  /** Milliseconds since 1970, here and below. */
  deliveredAt: number | null;
  failingSince: number | null;
  lastError: string | null;
}

/** The records stored after a position. */
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
   * Called when a process gets a sink's lease: returns the position, and stops earlier holders from changing anything.
   * Registers an unknown sink at the oldest record that is kept. `undefined` if a later holder has started. @param
   * newRun used if the sink was unknown
   */
  openPosition(sink: string, token: number, newRun: string): Promise<SinkPosition | undefined>;
  /**
   * Where the next `limit` records after a position end: the number of the last one, among those below which no other
   * can still appear; `undefined` if there is none.
   */
  endOfBatch(after: number, limit: number): Promise<number | undefined>;
  /** Records after `after` and up to `upTo` that still exist, in their current form, in the order of their numbers. */
  recordsBetween(after: number, upTo: number): Promise<StoredRecord[]>;
  /**
   * Moves the position unless something else did, and clears the fault; `false` if a later holder or a replay came
   * first.
   */
  movePosition(sink: string, token: number, from: SinkPosition, to: { position: number; at: number }): Promise<boolean>;
  /** Records why the sink fails, or that it works again (`null`). */
  noteFault(sink: string, token: number, fault: { message: string; at: number } | null): Promise<void>;
  listSinks(): Promise<SinkState[]>;
  lagAfter(position: number): Promise<Lag>;
  /**
   * Moves the position back to before the first record received at or after `since` (milliseconds since 1970), never
   * forward, under a new run. `undefined` if the sink is unknown.
   */
  rewind(sink: string, since: number, newRun: string): Promise<SinkPosition | undefined>;
}

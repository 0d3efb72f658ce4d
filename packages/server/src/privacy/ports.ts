// The ports of privacy. Records are read a page at a time, so that a long export never holds a lock
// (decisions 12).
import type { ServerEventStatus } from '@service/protocol/schemas';

export interface ExportedVisit {
  kind: 'visit';
  installId: string;
  visitorId: string;
  deliveryId: string;
  receivedAt: number;
  page: string;
  source: string | null;
  referrer: string | null;
}

export interface ExportedAction {
  kind: 'action';
  installId: string;
  visitorId: string;
  deliveryId: string;
  receivedAt: number;
}

export interface ExportedEvent {
  kind: 'event';
  installId: string;
  connectionId: string;
  /** `null` if there was none or it was erased. */
  visitorId: string | null;
  webhookId: string;
  receivedAt: number;
  receiptId: string;
  eventId: string;
  handle: string;
  /** As it was sent, except for a leap second (decisions 4). */
  occurredAt: string;
  subjectType: string;
  subjectId: string;
  status: ServerEventStatus;
}

export type ExportedRecord = ExportedVisit | ExportedAction | ExportedEvent;

export interface ExportQuery {
  /** Public install ID; all installs if omitted. */
  installId?: string;
  /** Milliseconds since 1970, inclusive. */
  since?: number;
}

/** All return records in the order they were stored. */
export interface ExportStore {
  exportVisits(query: ExportQuery): AsyncIterable<ExportedVisit>;
  exportActions(query: ExportQuery): AsyncIterable<ExportedAction>;
  exportEvents(query: ExportQuery): AsyncIterable<ExportedEvent>;
}

export interface VisitorQuery {
  brandId: string;
  visitorId: string;
  /** Of each kind. */
  limit: number;
}

/** Looks records up by their visitor. */
export interface VisitorStore {
  /**
   * The records that the installs of one brand store about a visitor: the oldest of each kind, in the order in which
   * they were stored.
   */
  recordsOfVisitor(query: VisitorQuery): Promise<ExportedRecord[]>;
  /** The tenants that keep records of the visitor. */
  tenantsOfVisitor(visitorId: string): Promise<string[]>;
}

/** The position at which a walk over the delivery keys continues. Opaque. */
export type KeyCursor = readonly unknown[];

/** Keys of records received before these times (milliseconds since 1970) are old. */
export interface KeyAges {
  visit: number;
  action: number;
  event: number;
  link: number;
}

export interface DueKeys {
  /** `at`: the day on which it was received, in milliseconds since 1970. */
  due: readonly { kind: keyof KeyAges; at: number }[];
  next: KeyCursor | null;
}

/** The last record a walk has read; `null` before the first and at the end. */
export type RecordCursor = number | null;

export interface RecordBatch {
  /** Anything received earlier is expired (milliseconds since 1970). */
  before: number;
  after: RecordCursor;
  /** Records of one transaction. */
  limit: number;
}

export interface DroppedRecords {
  dropped: number;
  next: RecordCursor;
}

/**
 * The state left by earlier retention runs. Times are milliseconds since 1970, by the clock of the process that ran.
 */
export interface RetentionMarks {
  /** When the last run began, or ended if it was complete; absent before the first. */
  lookedAt: number | undefined;
  /** When the last complete run began; absent before the first. A refused run does not count as complete. */
  passedAt: number | undefined;
  /** Why the last run was refused although records were due. */
  refusal: string | undefined;
}

/** Drops only what attribution has processed. Each call is one transaction. */
export interface RetentionStore {
  readMarks(): Promise<RetentionMarks>;
  noteMarks(marks: RetentionMarks): Promise<void>;
  /** When the newest record of any kind was received, or the newest answer was requested. */
  newestRecord(): Promise<number | undefined>;
  /** When the record that a run would drop first was received, or where the next step of the walk starts. */
  firstDue(
    kind: 'visits' | 'actions' | 'events',
    before: number,
    after: RecordCursor,
  ): Promise<{ at: number | undefined; next: RecordCursor }>;
  /** Drops the old records in one step of the walk. */
  dropVisits(batch: RecordBatch): Promise<DroppedRecords>;
  dropActions(batch: RecordBatch): Promise<DroppedRecords>;
  dropEvents(batch: RecordBatch): Promise<DroppedRecords>;
  /** The oldest key of each kind that `dropKeys` would drop with the same arguments. */
  dueKeys(ages: KeyAges, after: KeyCursor | null, limit: number): Promise<DueKeys>;
  /** Drops the old ones among the `limit` keys after `after` (`null`: the first); `next` is `null` at the end. */
  dropKeys(ages: KeyAges, after: KeyCursor | null, limit: number): Promise<{ dropped: number; next: KeyCursor | null }>;
}

/** For engines' answers: their analysis stays when their texts are deleted. */
export interface AnswerTextStore {
  /** The time of the oldest answer whose text is still stored. */
  oldestAnswer(): Promise<number | undefined>;
  /** Empties at most `limit` answers requested before `before`, in one transaction, and returns how many. */
  eraseAnswers(before: number, limit: number): Promise<number>;
}

/** The data that an erasure removed. */
export interface ErasedCounts {
  visits: number;
  actions: number;
  /** Server events that are kept, without the visitor. */
  events: number;
}

export interface ErasureStore {
  /**
   * Removes the visitor from records, projections and reports, and leaves a tombstone, in one transaction; then removes
   * the ID from all other texts. Safe to repeat. @param now milliseconds since 1970; called once the store is locked,
   * so that no session is issued after it
   */
  eraseVisitor(visitorId: string, now: () => number): Promise<ErasedCounts>;
  /** Removes deleted data from the files; waits until no reader uses it. Throws `UnavailableError`. */
  purge(): Promise<void>;
  /** Rewrites the whole store, so that its files contain only live records. Blocks writers during that time. */
  rewrite(): Promise<void>;
}

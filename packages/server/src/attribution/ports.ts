// The ports of attribution. The record tables are the event log, so a record and its event cannot diverge. A
// worker reads the records after a position and writes what they count as (decisions 9).
import type { ReceiptOutcome, ServerEventStatus } from '@service/protocol/schemas';
import type { Channel } from './channel.ts';
import type { Touch } from './join.ts';
import type { EventMetric } from './metric.ts';
import type { ReportChannel, ReportDelta } from './report-deltas.ts';

export type { Channel } from './channel.ts';
export {
  ATTRIBUTION_WINDOW_MS,
  instantOccurrence,
  LONGEST_CREDIT_AFTER_MS,
  type Occurrence,
  type Touch,
  timestampOccurrence,
} from './join.ts';
export { metricOf } from './metric.ts';
export { type ReportChannel, type ReportDelta, ReportDeltas } from './report-deltas.ts';

/** A visitor within one install: attribution never crosses installs. */
export interface VisitorKey {
  install: number;
  visitorId: string;
}

export interface VisitFact extends VisitorKey {
  number: number;
  at: number;
  page: string;
  source: string | null;
  referrer: string | null;
}

/** A visit with its channel. */
export interface ClassifiedVisit extends VisitFact {
  channel: Channel;
}

export interface ActionFact extends VisitorKey {
  number: number;
  at: number;
}

/** A server event. */
export interface EventFact {
  number: number;
  install: number;
  /** The same key for events of one connection, handle and subject, among which reversals are matched. */
  subject: string;
  eventId: string;
  occurredAt: number;
  /** {@link Occurrence.creditedUntil} */
  creditedUntil: number;
  status: ServerEventStatus;
  visitorId: string | null;
}

export interface Facts {
  visits: VisitFact[];
  actions: ActionFact[];
  events: EventFact[];
}

/** A part of a store's installs, and the version that must be unchanged at the write. */
export interface PartVersion {
  part: number;
  version: number;
}

/** Numbers up to which records of each kind are projected; omitted if unchanged. */
export interface Seen {
  visit?: number;
  action?: number;
  event?: number;
}

/** Unprojected records of some parts. */
export interface FactBatch extends Facts {
  parts: PartVersion[];
  /** The new position of these parts. It may pass records of other parts. */
  seen: Seen;
}

/** The parts that a process projects: those whose number leaves the remainder `index` when divided by `of`. */
export interface Share {
  index: number;
  of: number;
}

/** Every part. */
export const WHOLE: Share = { index: 0, of: 1 };

export interface ClassifiedBatch extends FactBatch {
  visits: ClassifiedVisit[];
}

/** An action with the channel it counts under; `channel` is `null` before its first projection. */
export interface ProjectedAction extends ActionFact {
  channel: ReportChannel | null;
}

export interface EventOutcome {
  outcome: ReceiptOutcome;
  /** The metric it counts in; `null` for tests and unmatched reversals. */
  metric: EventMetric | null;
  /** The channel it counts under. */
  channel: ReportChannel;
  /** The credited visit's tag and time, and the time of the first visit of the window. */
  source: string | null;
  firstSeenAt: number | null;
  lastSeenAt: number | null;
  /** The number of the event that a reversal cancels, whose credit it shares; otherwise `null`. */
  original: number | null;
}

/** An event with its last projected outcome; `null` before its first projection. */
export interface ProjectedEvent extends EventFact {
  projected: EventOutcome | null;
}

/**
 * Everything that a batch may change, and everything that the result depends on. Extra data is harmless: what the batch
 * does not change is recomputed to the same result.
 */
export interface History {
  /**
   * Projected visits: for each action and confirmed event here and in the batch, those that {@link attribute} would
   * choose among all of the visitor's; for each new visit, one of the same visitor, day and channel.
   */
  touches: (Touch & VisitorKey)[];
  /** Projected actions that may be credited to a new visit. */
  actions: ProjectedAction[];
  /** The batch's events, projected ones that may be credited to a new visit, and all subjects of reversals. */
  events: ProjectedEvent[];
  /** Visits before this time may be gone (retention): what was credited to them stays. */
  visitsFrom: number;
}

export interface ProjectionChange extends Pick<FactBatch, 'parts' | 'seen'> {
  /** New visits with their channel. */
  visits: ClassifiedVisit[];
  /** Actions whose channel is new or changed. */
  actions: (ActionFact & { channel: ReportChannel })[];
  /** Events whose outcome is new or changed. */
  events: { event: EventFact; outcome: EventOutcome }[];
  deltas: ReportDelta[];
  /** Milliseconds since 1970; stored as `processed_at` of events projected for the first time. */
  at: number;
}

/** The processes that project a store, each with a number that it increments as long as it lives. */
export interface ProjectingProcesses {
  /** Increments the number of this process, and returns those of all by their names. */
  beat(name: string): Promise<ReadonlyMap<string, number>>;
  /** Removes a process, if its number is still this one. */
  remove(name: string, beat: number): Promise<void>;
}

export interface ProjectionStore {
  /**
   * At most `limit` unprojected records of each kind, in commit order, of parts with the same position. If some visits
   * are left for later, so is everything received after them, because it would have to be projected again. If there are
   * no records but `seen` is not empty, the batch still has to be written, and more may follow.
   */
  nextFacts(limit: number, share?: Share): Promise<FactBatch>;
  /** The number of unprojected records of all kinds. */
  countPending(): Promise<number>;
  history(batch: ClassifiedBatch): Promise<History>;
  /** Writes in one transaction; `false`, and nothing written, if another worker or an erasure was first. */
  applyProjection(change: ProjectionChange): Promise<boolean>;
  /** Absent if the store has only one part. */
  processes?: ProjectingProcesses;
}

export interface ReportRow extends Omit<ReportDelta, 'install'> {
  installId: string;
}

export interface ReportStore {
  /** Rows for the brand's installs by day, channel and install; days inclusive, `YYYY-MM-DD`. */
  attributionReport(query: { brandId: string; since?: string; until?: string }): Promise<ReportRow[]>;
}

/** A projected visit, as displayed. */
export interface TracedVisit {
  /** Opaque, unique within an install. */
  id: string;
  number: number;
  installId: string;
  visitorId: string;
  at: number;
  channel: Channel;
  page: string;
  source: string | null;
  referrer: string | null;
}

/** A projected server event, as displayed. */
export interface TracedEvent {
  receiptId: string;
  installId: string;
  eventId: string;
  handle: string;
  status: ServerEventStatus;
  occurredAt: number;
  subjectType: string;
  subjectId: string;
  outcome: ReceiptOutcome;
  channel: ReportChannel;
}

/** The records behind one number of the report. */
export interface TraceQuery {
  brandId: string;
  /** The whole brand if omitted. */
  installId?: string | undefined;
  channel: string;
  /** UTC day `YYYY-MM-DD`. */
  day: string;
  limit: number;
}

export interface Traced<Record> {
  /** Newest first. */
  records: Record[];
  /** False if there are more, or the search ended before the beginning of the day. */
  isComplete: boolean;
}

/** A visit, and all records of its visitor that may be credited to it. */
export interface VisitTrail {
  visit: TracedVisit;
  /** Visits that may be credited instead. */
  touches: Touch[];
  actions: { at: number }[];
  /** Confirmed events that are credited to the visit, and their reversals. */
  events: TracedEvent[];
}

export interface TraceStore {
  visitsOf(query: TraceQuery): Promise<Traced<TracedVisit>>;
  /** Without tests. */
  eventsOf(query: TraceQuery): Promise<Traced<TracedEvent>>;
  /** @param id {@link TracedVisit.id} */
  trailOf(brandId: string, id: string): Promise<VisitTrail | undefined>;
  /** With the credited visit, if there is one and it is still stored. */
  eventWithVisit(
    brandId: string,
    receiptId: string,
  ): Promise<{ event: TracedEvent; visit: TracedVisit | undefined } | undefined>;
}

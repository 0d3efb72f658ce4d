// What attribution needs from a store. The record tables are the log of facts: a record and its fact are one row, so
// they cannot come apart. A worker reads the records past a position and writes what they mean (decisions 9).
import type { ReceiptOutcome } from '@service/protocol/schemas';
import type { Channel } from './channel.ts';
import type { Touch } from './join.ts';

/** A visitor, as far as one install knows it: attribution never crosses installs. */
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

export interface ActionFact extends VisitorKey {
  number: number;
  at: number;
}

/** A server event; reversals are matched within one connection, handle and subject. */
export interface EventFact {
  number: number;
  install: number;
  connection: number;
  handle: string;
  subjectType: string;
  subjectId: string;
  eventId: string;
  occurredAt: number;
  status: 'test' | 'confirmed' | 'reversed';
  visitorId: string | null;
}

export interface Facts {
  visits: VisitFact[];
  actions: ActionFact[];
  events: EventFact[];
}

/** A batch of records that no projection has seen, and the version that its writing must find unchanged. */
export interface FactBatch extends Facts {
  version: number;
}

export type ReportChannel = Channel | 'unattributed';

/** An action with the channel it counts under; `channel` is `null` before its first projection. */
export interface ProjectedAction extends ActionFact {
  channel: ReportChannel | null;
}

export interface EventOutcome {
  outcome: ReceiptOutcome;
  /** What it counts as; `null` for tests and reversals of nothing. */
  metric: 'confirmed' | 'reversed' | null;
  /** The channel it counts under. */
  channel: ReportChannel;
  /** The credited visit's tag and time, and the time of the first visit of the window. */
  source: string | null;
  firstSeenAt: number | null;
  lastSeenAt: number | null;
}

/** An event with what it was last projected as; `null` before its first projection. */
export interface ProjectedEvent extends EventFact {
  projected: EventOutcome | null;
}

/** All that is known of some visitors and subjects. */
export interface History {
  /** Projected visits of the visitors, and of every visitor whom an event below names. */
  touches: (Touch & VisitorKey)[];
  /** Projected actions of the visitors. */
  actions: ProjectedAction[];
  /** Recorded events of the visitors, of the subjects, and of the subjects of those. */
  events: ProjectedEvent[];
}

/** Added to one row of the daily report. */
export interface ReportDelta {
  install: number;
  /** UTC day `YYYY-MM-DD`. */
  day: string;
  channel: ReportChannel;
  visits: number;
  visitors: number;
  actions: number;
  confirmed: number;
  reversed: number;
}

export interface ProjectionChange {
  version: number;
  /** New visits with their channel. */
  visits: (VisitFact & { channel: Channel })[];
  /** Actions whose channel is new or has changed. */
  actions: (ActionFact & { channel: ReportChannel })[];
  /** Events whose outcome is new or has changed. */
  events: { number: number; outcome: EventOutcome }[];
  deltas: ReportDelta[];
  /** Milliseconds since 1970; kept as `processed_at` of events projected for the first time. */
  at: number;
  /** Highest numbers of the batch: the new position. */
  seen: { visit?: number; action?: number; event?: number };
}

export interface ProjectionStore {
  /** At most `limit` records of each kind, in the order of their numbers. */
  nextFacts(limit: number): Promise<FactBatch>;
  history(visitors: VisitorKey[], events: EventFact[]): Promise<History>;
  /** In one transaction; `false`, and nothing written, where another worker or an erasure came first. */
  applyProjection(change: ProjectionChange): Promise<boolean>;
}

export interface ReportRow {
  day: string;
  channel: ReportChannel;
  installId: string;
  visits: number;
  visitors: number;
  actions: number;
  confirmed: number;
  reversed: number;
}

export interface ReportStore {
  /** Rows of the brand's installs by day, channel and install; days inclusive, `YYYY-MM-DD`. */
  attributionReport(query: { brandId: string; since?: string; until?: string }): Promise<ReportRow[]>;
}

// Findings (wrong claims in answers), and what claims need from a store (decisions 7).
import type { Fact } from '../brands/index.ts';
import type { CountingFor, QuotaExceeded } from '../plans/index.ts';
import type { Severity } from '../visibility/index.ts';

export type { Severity } from '../visibility/index.ts';

/** `fixed`: a later scan no longer shows it. `dismissed`: dismissed by a user. */
export const FINDING_STATES = ['open', 'fixed', 'dismissed'] as const;
export type FindingState = (typeof FINDING_STATES)[number];
export type ClaimKind = Fact['kind'];

/**
 * Why a user dismissed a finding: the answer is right and the fact is wrong; the answer was misread; it is unimportant;
 * or another reason, given in the note.
 */
export const DISMISS_REASONS = ['accurate', 'misread', 'minor', 'other'] as const;
export type DismissReason = (typeof DISMISS_REASONS)[number];

/**
 * `answers`: newer answers show it again, or no longer show it. `facts`: the verified facts changed, and no longer
 * contradict it.
 */
export type ChangeCause = 'answers' | 'person' | 'facts';

/** How the state of a finding changed after it was opened. */
export interface FindingChange {
  /** Milliseconds since 1970. */
  at: number;
  state: FindingState;
  cause: ChangeCause;
  reason: DismissReason | null;
  note: string | null;
  /** Who changed it; `null` for changes by answers or on the command line. */
  userId: string | null;
}

/** A change to be recorded. */
export interface NewFindingChange extends Pick<FindingChange, 'at' | 'state' | 'cause'> {
  reason?: DismissReason | undefined;
  note?: string | undefined;
  userId?: string | undefined;
}

/** How many answers of an engine and market show it, out of all between the first and last day it was seen. */
export interface Frequency {
  engine: string;
  market: string;
  answers: number;
  of: number;
}

export interface FindingSource {
  url: string;
  domain: string;
  own: boolean;
  /** Answers that show the claim and cite it. */
  answers: number;
}

export interface FindingSummary {
  id: string;
  brandId: string;
  kind: ClaimKind;
  subject: string;
  claimed: string;
  verified: string;
  /** The highest severity of all answers that show it. */
  severity: Severity;
  state: FindingState;
  /** Milliseconds since 1970, here and below. */
  changedAt: number;
  firstSeenAt: number;
  lastSeenAt: number;
  /** From the newest answer that shows it: exactly its text from `quoteStart` to `quoteEnd`, in UTF-16 units. */
  quote: string;
  quoteStart: number;
  quoteEnd: number;
  seenIn: { scanId: string; promptId: string; engine: string; market: string };
}

export interface StoredFinding extends FindingSummary {
  /** Identifies a wrong claim of a brand. */
  key: string;
  /** The verified fact as JSON. */
  fact: string;
  /** By engine, then market. */
  frequency: Frequency[];
  /** Most cited first. */
  sources: FindingSource[];
  /** When its fix was requested. */
  prescribedAt: number | null;
}

export interface FindingQuery {
  brandId: string;
  state?: FindingState | undefined;
  kind?: ClaimKind | undefined;
  severity?: Severity | undefined;
  limit?: number | undefined;
}

/** `market` and `engine`: only findings that some of their answers show. */
export interface InboxQuery extends FindingQuery {
  market?: string | undefined;
  engine?: string | undefined;
}

export interface InboxFinding extends FindingSummary {
  /** Answers that show it, in the market and engine of the query. */
  answers: number;
  engines: string[];
  markets: string[];
}

/** Which answers must show a finding. */
export interface SeenQuery {
  brandId: string;
  /** UTC days, both included. */
  since: string;
  until: string;
  market?: string | undefined;
  engine?: string | undefined;
  /** The subject of the claim: any of these; anything if omitted. */
  subjects?: readonly string[] | undefined;
}

/** `frequency` covers the days of the query; `sources` are the most cited. */
export type SeenFinding = Omit<StoredFinding, 'prescribedAt'>;

/** Findings to close, as judged by the facts of this document. */
export interface OutdatedFindings {
  brandId: string;
  /** The brand file as JSON. */
  document: string | undefined;
  ids: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
}

export interface FindingStore {
  /** Open findings with the verified fact as JSON. */
  listOpen(brandId: string): Promise<(FindingSummary & Pick<StoredFinding, 'fact'>)[]>;
  /** Marks open ones as fixed, unless the document has changed. No scan has shown that they are gone, so no event. */
  closeOutdated(outdated: OutdatedFindings): Promise<void>;
  /** Highest severity first, then those in the most answers, then most recently seen. */
  listFindings(query: FindingQuery): Promise<FindingSummary[]>;
  findFinding(id: string): Promise<StoredFinding | undefined>;
  /** Highest severity first, then those in the most answers, then most recently seen. */
  listInbox(query: InboxQuery & { limit: number }): Promise<InboxFinding[]>;
  /** By state, ignoring the state in the query; states without findings are absent. */
  countInbox(query: InboxQuery): Promise<Partial<Record<FindingState, number>>>;
  /** The engines and markets of all findings of a brand, sorted. */
  findingPlaces(brandId: string): Promise<{ engines: string[]; markets: string[] }>;
  /** Oldest first. */
  listChanges(id: string): Promise<FindingChange[]>;
  /** Findings in answers of the period: open ones first, then by severity, then most recently seen. */
  listSeen(query: SeenQuery & { limit: number }): Promise<SeenFinding[]>;
  /** Open findings by severity; severities without findings are absent. */
  countOpenSeen(query: SeenQuery): Promise<Partial<Record<Severity, number>>>;
  /** Changes the state and records the change. False if it is not in one of the states `from`. */
  changeFindingState(id: string, from: readonly FindingState[], change: NewFindingChange): Promise<boolean>;
  /** The ids of findings by their keys. */
  findIds(brandId: string, keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** In the order in which they were opened. `since`: seen then or later. */
  exportFindings(query: { brandId?: string | undefined; since?: number | undefined }): AsyncIterable<FindingSummary>;
  findByKey(brandId: string, key: string): Promise<StoredFinding | undefined>;
  /** Whether the fix of a wrong claim was requested before. */
  isPrescribed(claim: { brandId: string; key: string }): Promise<boolean>;
  /**
   * Charges the first fix of a wrong claim, whether or not it has a finding. Pricing and charging are one atomic step
   * across processes. `undefined` if there is no such tenant.
   */
  prescribe(request: FixRequest, countingFor: CountingFor): Promise<FixOutcome | undefined>;
}

export interface FixRequest {
  tenantId: string;
  brandId: string;
  key: string;
  /** The price quoted to the caller, in US cents; if absent, any price is accepted. */
  agreedCents?: number | undefined;
  /** Pure: whether the facts in the brand file, as JSON, still contradict the claim. If not, nothing is charged. */
  isCurrent(document: string | undefined): boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * `known`: it was charged before. `dearer`: it costs more than the accepted price, and nothing was charged. `outdated`:
 * the facts have changed, and nothing was charged.
 */
export type FixOutcome =
  | { outcome: 'charged' | 'dearer'; cents: number }
  | { outcome: 'known' | 'outdated' }
  | { outcome: 'refused'; exceeded: QuotaExceeded };

// What findings are (wrong claims that answers make), and what claims need of a store (decisions 7).
import type { Fact } from '../brands/index.ts';
import type { Severity } from '../visibility/index.ts';

export type { Severity } from '../visibility/index.ts';

/** `fixed`: a later scan no longer shows it. `dismissed`: a person says that it is no matter. */
export const FINDING_STATES = ['open', 'fixed', 'dismissed'] as const;
export type FindingState = (typeof FINDING_STATES)[number];
export type ClaimKind = Fact['kind'];

/** How many answers of a place show it, of all that it gave from the first to the last day on which it was seen. */
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
  /** The worst of all answers that show it. */
  severity: Severity;
  state: FindingState;
  /** Milliseconds since 1970, here and below. */
  changedAt: number;
  firstSeenAt: number;
  lastSeenAt: number;
  /** Of the newest answer that shows it: exactly its text from `quoteStart` to `quoteEnd`, in UTF-16 units. */
  quote: string;
  quoteStart: number;
  quoteEnd: number;
  seenIn: { scanId: string; promptId: string; engine: string; market: string };
}

export interface StoredFinding extends FindingSummary {
  /** The verified fact as JSON. */
  fact: string;
  /** By engine, then market. */
  frequency: Frequency[];
  /** The most cited first. */
  sources: FindingSource[];
}

export interface FindingQuery {
  brandId: string;
  state?: FindingState | undefined;
  kind?: ClaimKind | undefined;
  severity?: Severity | undefined;
  limit?: number | undefined;
}

/** Which answers have to show a finding. */
export interface SeenQuery {
  brandId: string;
  /** UTC days, both included. */
  since: string;
  until: string;
  market?: string | undefined;
  engine?: string | undefined;
  /** What the claim is about: any of these; anything where it is absent. */
  subjects?: readonly string[] | undefined;
}

/** `frequency` is of the days of the query, `sources` are the most cited ones. */
export type SeenFinding = StoredFinding;

export interface FindingStore {
  /** The worst first, then those seen last. */
  listFindings(query: FindingQuery): Promise<FindingSummary[]>;
  findFinding(id: string): Promise<StoredFinding | undefined>;
  /** Those that answers of the period showed: open ones first, then the worst, then those seen last. */
  listSeen(query: SeenQuery & { limit: number }): Promise<SeenFinding[]>;
  /** Open ones of them by severity; those that there are none of are absent. */
  countOpenSeen(query: SeenQuery): Promise<Partial<Record<Severity, number>>>;
  /** False where it is not in one of the states `from`. */
  moveFinding(id: string, from: readonly FindingState[], to: FindingState, at: number): Promise<boolean>;
  /** Tells, the first time, that a fix was asked for (decisions 8). */
  notePrescribed(id: string, at: number): Promise<void>;
}

// The ports of scans: answer engines, and a store for the jobs (decisions 7).
import type { Plan } from '../accounts/index.ts';
import type { Language, Market } from '../brands/index.ts';
import type { CountingFor, QuotaExceeded, Reservation } from '../plans/index.ts';
import type { AnswerCitation } from '../visibility/index.ts';

export type { Language, Market } from '../brands/index.ts';
export type { AnswerCitation } from '../visibility/index.ts';

export interface Question {
  prompt: string;
  market: Market;
  language: Language;
  /** Ends the request; the engine then rejects with the signal's reason. */
  signal: AbortSignal;
}

/** `null`: the engine did not report it, which does not mean zero. */
export interface EngineUsage {
  inputTokens: number | null;
  outputTokens: number | null;
  /** Web searches made for the answer, as the vendor bills them. */
  searches: number | null;
  /** Millionths of a US dollar. */
  costMicros: number | null;
}

export interface EngineAnswer {
  text: string;
  /** The model's name, as the engine reports it. */
  model: string;
  /** Offsets are UTF-16 units of `text`. */
  citations: AnswerCitation[];
  /** Whether the engine searched the web for this answer; `null` if unknown. */
  searched: boolean | null;
  usage: EngineUsage;
}

/** An answer engine (decisions 7). */
export interface Engine {
  /** Rejects with an `EngineError` if there is no valid answer. */
  ask(question: Question): Promise<EngineAnswer>;
}

/**
 * `transient`: a retry may succeed. `permanent`: a retry will not. `quota`: no question succeeds until the account is
 * paid or the day is over.
 */
export type FailureKind = 'transient' | 'permanent' | 'quota';

/** The codes by which reports count failures. */
export const FAILURE_CODES = [
  'timeout',
  'network',
  'rate_limited',
  'unavailable',
  'bad_reply',
  'cut_off',
  'no_text',
  'refused',
  'bad_request',
  'no_model',
  'unauthorized',
  'quota',
  'not_configured',
  'deadline',
  'internal',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

/** Why an engine gave no answer. The message contains neither a key nor any text of an answer. */
export class EngineError extends Error {
  readonly kind: FailureKind;
  readonly code: FailureCode;
  /** How long the engine asks us to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, code: FailureCode, message: string, retryAfterMs?: number) {
    super(message);
    this.name = 'EngineError';
    this.kind = kind;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** An engine as scans see it. */
export interface NamedEngine {
  name: string;
  engine: Engine;
  /** How many questions of this process may run at the same time. */
  concurrency: number;
  /** Whether it can answer any of these prompts; an engine without a key has recorded answers only. */
  isReadyFor(prompts: readonly { text: string; market: Market }[]): boolean;
  /** Whether it has recorded answers to any of them. Absent if it has none. */
  hasRecorded?(prompts: readonly { text: string; market: Market }[]): boolean;
  /** Whether it cannot answer anything else. Absent if it can. */
  isRecordedOnly?: boolean;
}

export interface ScanPrompt {
  id: string;
  text: string;
  market: Market;
  language: Language;
  /** From the brand file; `null` if it is detected from the text. */
  branded: boolean | null;
}

/**
 * The questions of a scan: each prompt, to each engine. Fixed when the scan starts, even if the brand file changes
 * later.
 */
export interface ScanPlan {
  prompts: ScanPrompt[];
  engines: string[];
}

export const SCAN_STATES = ['running', 'succeeded', 'failed', 'canceled'] as const;
export type ScanState = (typeof SCAN_STATES)[number];
export type ScanTrigger = 'manual' | 'auto';

/** Failures by engine and code. */
export interface FailureCount {
  engine: string;
  code: FailureCode;
  count: number;
}

export interface ScanJob {
  id: string;
  tenantId: string;
  brandId: string;
  trigger: ScanTrigger;
  state: ScanState;
  engines: string[];
  markets: Market[];
  /** How many answers the scan asks for. */
  total: number;
  /** How many answers were received. */
  done: number;
  /** How many questions failed for good. */
  failed: number;
  /** Sorted by engine, then code. */
  failures: FailureCount[];
  /** The cost of the answers whose cost is known, and the number of the others. */
  costMicros: number;
  costUnknown: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  finishedAt: number | null;
  /** The reason for its failure. */
  reason: ScanFailure | null;
  isCancelRequested: boolean;
}

/** `no_answers`: every question failed. */
export type ScanFailure = 'no_answers';

export interface NewScan {
  id: string;
  tenantId: string;
  brandId: string;
  trigger: ScanTrigger;
  /** The period of an automatic scan; a brand has one scan per period. `null` for other scans. */
  slot: string | null;
  plan: ScanPlan;
  markets: Market[];
  startedAt: number;
  /** Charged under the scan's id. `null` if nothing is charged, as for imported recordings. */
  reservation: Reservation | null;
}

/**
 * `sameAs`: an identical scan is running, so nothing was written or charged. Without it and `exceeded`: the id is
 * taken, or the automatic scan of this period has already started.
 */
export type StartedScan = { ok: true; sameAs?: string } | { ok: false; exceeded: QuotaExceeded | null };

/** A prompt has a market and a language; a scan asks it of each engine once. */
export interface Ask {
  promptId: string;
  market: string;
  engine: string;
}

export interface AskFailure extends Ask {
  kind: FailureKind;
  code: FailureCode;
  message: string;
  /** The number of attempts so far. */
  tries: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface RunningScan {
  id: string;
  brandId: string;
}

/** The progress of a scan. */
export interface ScanCounts {
  total: number;
  done: number;
  failed: number;
}

export interface ScanOutcome {
  state: Exclude<ScanState, 'running'>;
  reason: ScanFailure | null;
}

/** The end state of a scan. */
export type ScanEnding = (counts: ScanCounts) => ScanOutcome;

/** A brand whose automatic scan of a period has not started. */
export interface DueBrand {
  brandId: string;
  tenantId: string;
}

export interface ScanStore {
  /**
   * Charges, writes the job and the event `scan.started` in one atomic step. If a request is identical to a running
   * scan, returns that scan. `undefined` for an unknown tenant.
   */
  startScan(scan: NewScan, countingFor: CountingFor): Promise<StartedScan | undefined>;
  findScan(id: string): Promise<ScanJob | undefined>;
  /** Newest first. */
  listScans(query: { brandId: string; limit: number }): Promise<ScanJob[]>;
  /** Scans to cancel first, because they end at once; then the oldest. */
  listRunning(): Promise<RunningScan[]>;
  /** `undefined` if the scan is not running. */
  readPlan(id: string): Promise<ScanPlan | undefined>;
  /** Those with an answer or a failure. */
  finishedAsks(id: string): Promise<Ask[]>;
  /** Without duplicates; empty for a job that has ended. */
  recordFailures(id: string, failures: readonly AskFailure[]): Promise<void>;
  /** False if the scan is not running. */
  requestCancel(id: string): Promise<boolean>;
  isCancelRequested(id: string): Promise<boolean>;
  /**
   * In one transaction, ends the scan, stores its counts, writes `scan.completed` or `scan.failed`, and refunds the
   * charge if no answer arrived. False if the scan had already ended.
   * @param at milliseconds since 1970
   */
  endScan(id: string, ending: ScanEnding, at: number, countingFor: CountingFor): Promise<boolean>;
  /** Described brands of tenants on a plan that have no scan with this slot, in the order of their ids. */
  listDue(query: { plan: Plan; slot: string; limit: number }): Promise<DueBrand[]>;
}

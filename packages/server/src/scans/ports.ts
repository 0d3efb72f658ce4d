// What scans need from outside: answer engines, and a store that keeps the jobs (decisions 7).
import type { Plan } from '../accounts/index.ts';
import type { Language, Market } from '../brands/index.ts';
import type { CountingFor, QuotaExceeded, Reservation } from '../plans/ports.ts';
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

/** `null`: the engine did not say. Nothing known is not nothing spent. */
export interface EngineUsage {
  inputTokens: number | null;
  outputTokens: number | null;
  /** Searches of the web that were made for it, as the vendor bills them. */
  searches: number | null;
  /** Millionths of a US dollar. */
  costMicros: number | null;
}

export interface EngineAnswer {
  text: string;
  /** As the engine names what answered. */
  model: string;
  /** Offsets are UTF-16 units of `text`. */
  citations: AnswerCitation[];
  /** Whether it looked anything up on the web for it; `null` where that is not known. */
  searched: boolean | null;
  usage: EngineUsage;
}

/** An answer engine (decisions 7). */
export interface Engine {
  /** Rejects with an `EngineError` where no sound answer came. */
  ask(question: Question): Promise<EngineAnswer>;
}

/**
 * `transient`: the same question may be answered a moment later. `permanent`: it will not be. `quota`: nothing will be
 * answered until somebody pays or a day is over.
 */
export type FailureKind = 'transient' | 'permanent' | 'quota';

/** What reports count failures by. */
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

/** Why an engine gave no answer. Its message holds no key and no text of an answer. */
export class EngineError extends Error {
  readonly kind: FailureKind;
  readonly code: FailureCode;
  /** How long the engine asks to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, code: FailureCode, message: string, retryAfterMs?: number) {
    super(message);
    this.name = 'EngineError';
    this.kind = kind;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** An engine as scans know it. */
export interface NamedEngine {
  name: string;
  engine: Engine;
  /** Questions of this process that may be under way at once. */
  concurrency: number;
  /** Whether it can answer any of these prompts; an engine without a key knows recorded answers only. */
  isReadyFor(prompts: readonly { text: string; market: Market }[]): boolean;
  /** Whether it knows recorded answers to any of them. Absent: it has none. */
  hasRecorded?(prompts: readonly { text: string; market: Market }[]): boolean;
}

export interface ScanPrompt {
  id: string;
  text: string;
  market: Market;
  language: Language;
  /** As the brand's file says; `null` where it is found out from the text. */
  branded: boolean | null;
}

/** What a scan asks: each prompt of each engine. Fixed when it starts, whatever becomes of the brand's file. */
export interface ScanPlan {
  prompts: ScanPrompt[];
  engines: string[];
}

export const SCAN_STATES = ['running', 'succeeded', 'failed', 'canceled'] as const;
export type ScanState = (typeof SCAN_STATES)[number];
export type ScanTrigger = 'manual' | 'auto';

/** What of it came to nothing, by engine and code. */
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
  /** Answers that it asks for. */
  total: number;
  /** Answers that came. */
  done: number;
  /** Questions that will have no answer. */
  failed: number;
  /** Sorted by engine, then code. */
  failures: FailureCount[];
  /** Of the answers whose cost is known, and how many there are whose is not. */
  costMicros: number;
  costUnknown: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  finishedAt: number | null;
  /** Why it failed. */
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
  /** The period whose automatic scan it is: a brand has one of each. `null` for others. */
  slot: string | null;
  plan: ScanPlan;
  markets: Market[];
  startedAt: number;
  /** Its key is the id. `null` where nothing is charged: what was recorded elsewhere. */
  reservation: Reservation | null;
}

/** Neither `exceeded`: the id is taken, or the automatic scan of this period was begun before. */
export type StartedScan = { ok: true } | { ok: false; exceeded: QuotaExceeded | null };

/** A prompt knows its market and language; a scan asks it of each engine once. */
export interface Ask {
  promptId: string;
  market: string;
  engine: string;
}

export interface AskFailure extends Ask {
  kind: FailureKind;
  code: FailureCode;
  message: string;
  /** How often it was asked. */
  tries: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface RunningScan {
  id: string;
  brandId: string;
}

/** How far a scan has come. */
export interface ScanCounts {
  total: number;
  done: number;
  failed: number;
}

export interface ScanOutcome {
  state: Exclude<ScanState, 'running'>;
  reason: ScanFailure | null;
}

/** What becomes of a scan that asks no more. */
export type ScanEnding = (counts: ScanCounts) => ScanOutcome;

/** A brand whose automatic scan of a period was not begun. */
export interface DueBrand {
  brandId: string;
  tenantId: string;
}

export interface ScanStore {
  /** Charges, writes the job and the fact `scan.started` in one step. `undefined` for an unknown tenant. */
  startScan(scan: NewScan, countingFor: CountingFor): Promise<StartedScan | undefined>;
  findScan(id: string): Promise<ScanJob | undefined>;
  /** The newest first. */
  listScans(query: { brandId: string; limit: number }): Promise<ScanJob[]>;
  /** Those that are to be canceled first, since they end at once; then the oldest. */
  listRunning(): Promise<RunningScan[]>;
  /** `undefined` where it runs no more. */
  readPlan(id: string): Promise<ScanPlan | undefined>;
  /** Those that have an answer or have failed. */
  settledAsks(id: string): Promise<Ask[]>;
  /** Each once; nothing for a job that has ended. */
  noteFailures(id: string, failures: readonly AskFailure[]): Promise<void>;
  /** False where it runs no more. */
  requestCancel(id: string): Promise<boolean>;
  isCancelRequested(id: string): Promise<boolean>;
  /**
   * Ends it, counts it, tells it (`scan.completed` or `scan.failed`), and gives its charge back where no answer came: one
   * step. False where it had ended before.
   * @param at milliseconds since 1970
   */
  endScan(id: string, ending: ScanEnding, at: number, countingFor: CountingFor): Promise<boolean>;
  /** Described brands of tenants on a plan that have no scan with this slot, in the order of their ids. */
  listDue(query: { plan: Plan; slot: string; limit: number }): Promise<DueBrand[]>;
}

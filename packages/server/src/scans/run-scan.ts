// Runs a scan, or continues one: asks only the questions of its plan that have neither an answer nor a failure in the
// store. Another process can complete an interrupted scan (decisions 7).
import type { Clock } from '../kernel/clock.ts';
import { UnavailableError } from '../kernel/domain-error.ts';
import { countingFor } from '../plans/index.ts';
import type { AnswerRecorder } from '../visibility/index.ts';
import {
  type Ask,
  type AskFailure,
  type EngineAnswer,
  EngineError,
  type FailureCode,
  type ScanJob,
  type ScanPlan,
  type ScanPrompt,
  type ScanStore,
} from './ports.ts';
import type { RetryingEngine } from './retrying-engine.ts';
import { DEADLINE, hasReason, INTERRUPTED, type ScanStop, scanEnding } from './scan-stops.ts';

export interface RunScanDeps {
  scans: Pick<ScanStore, 'findScan' | 'readPlan' | 'finishedAsks' | 'recordFailures' | 'endScan'>;
  recorder: AnswerRecorder;
  engines: ReadonlyMap<string, RetryingEngine>;
  clock: Pick<Clock, 'now'>;
  /** Called with errors that no engine caused. */
  onFault(error: unknown): void;
  /** Called once when the scan stops asking an engine. */
  onStopped(engine: string, failure: EngineError): void;
  /** Called once an answer or a failure is stored. */
  onAnswered?(engine: string): void;
  onFailed?(engine: string, code: FailureCode): void;
}

export interface RunScanInput {
  scanId: string;
  stop: ScanStop;
}

/** Resolves `false` if it was interrupted. Rejects if the store fails; the scan then continues later. */
export const runScan =
  (deps: RunScanDeps) =>
  async ({ scanId, stop }: RunScanInput): Promise<boolean> => {
    const [job, plan] = await Promise.all([deps.scans.findScan(scanId), deps.scans.readPlan(scanId)]);
    if (!job || !plan) return true;
    if (!job.isCancelRequested) {
      const pending = pendingOf(plan, await deps.scans.finishedAsks(scanId));
      const run: Run = { deps, job, stop, fault: undefined };
      await Promise.all(plan.engines.map((engine) => askEngine(run, engine, pending)));
      if (run.fault) throw run.fault;
    }
    if (hasReason(stop, INTERRUPTED)) return false;
    const isCanceled = job.isCancelRequested || stop.isCanceled();
    const ref = { tenantId: job.tenantId, brandId: job.brandId, scanId };
    const { done = 0 } = (await deps.scans.findScan(scanId)) ?? {};
    // A canceled scan is incomplete, so it cannot show that a claim is gone.
    if (!isCanceled && done > 0) await deps.recorder.finishScan(ref);
    await deps.scans.endScan(scanId, scanEnding(isCanceled), deps.clock.now(), countingFor);
    return true;
  };

interface Run {
  deps: RunScanDeps;
  job: ScanJob;
  stop: ScanStop;
  /** A failure of the store: running work finishes, and nothing new starts. */
  fault: unknown;
}

/** An engine's state in a run. */
interface EngineState {
  retrying: RetryingEngine;
  /** Set once the engine cannot answer anymore: the remaining questions fail with this reason, without being asked. */
  closed: EngineError | undefined;
}

interface Pending extends Ask {
  prompt: ScanPrompt;
}

const keyOf = ({ promptId, market, engine }: Ask): string => JSON.stringify([promptId, market, engine]);

function pendingOf({ prompts, engines }: ScanPlan, settled: readonly Ask[]): Pending[] {
  const known = new Set(settled.map(keyOf));
  const asks = engines.flatMap((engine) =>
    prompts.map((prompt) => ({ promptId: prompt.id, market: prompt.market, engine, prompt })),
  );
  return asks.filter((ask) => !known.has(keyOf(ask)));
}

async function askEngine(run: Run, engine: string, all: readonly Pending[]): Promise<void> {
  const pending = all.filter((ask) => ask.engine === engine);
  const retrying = run.deps.engines.get(engine);
  if (!retrying) return note(run, pending, NO_ENGINE);
  const state: EngineState = { retrying, closed: undefined };
  const left: Pending[] = [];
  const work = async (ask: Pending): Promise<void> => {
    if (run.stop.signal.aborted || run.fault) return;
    if (state.closed) left.push(ask);
    else await settle(run, state, ask);
  };
  await Promise.all(pending.map((ask) => retrying.inTurn(() => work(ask))));
  if (state.closed) await note(run, left, state.closed);
  if (hasReason(run.stop, DEADLINE)) await noteOverdue(run, engine, pending);
}

const NO_ENGINE = new EngineError('permanent', 'not_configured', 'there is no such engine here');
const OVERDUE = new EngineError('permanent', 'deadline', 'the scan was out of time');

/** Questions that were running at the deadline may have been recorded. */
async function noteOverdue(run: Run, engine: string, pending: readonly Pending[]): Promise<void> {
  const settled = new Set((await run.deps.scans.finishedAsks(run.job.id)).map(keyOf));
  await note(
    run,
    pending.filter((ask) => ask.engine === engine && !settled.has(keyOf(ask))),
    OVERDUE,
  );
}

/** When this resolves, the answer or the failure of the question is stored, unless the run failed or was stopped. */
async function settle(run: Run, state: EngineState, ask: Pending): Promise<void> {
  const { text: prompt, market, language } = ask.prompt;
  try {
    const asked = await state.retrying.ask({ prompt, market, language, signal: run.stop.signal });
    const failure = 'failure' in asked ? asked.failure : await record(run, ask, asked.answer);
    if (!failure) return run.deps.onAnswered?.(ask.engine);
    if (stopsEngine(failure) && !state.closed) {
      state.closed = failure;
      run.deps.onStopped(ask.engine, failure);
    }
    await note(run, [ask], failure, asked.tries);
  } catch (error) {
    if (!run.stop.signal.aborted || error !== run.stop.signal.reason) run.fault ??= error;
  }
}

/** Failures that every other question would have too. */
const stopsEngine = ({ kind, code }: EngineError): boolean =>
  kind === 'quota' || code === 'unauthorized' || code === 'no_model';

/** An answer that cannot be read counts as `internal`. A store that fails stops the run. */
async function record(
  { deps, job }: Run,
  { prompt, engine }: Pending,
  answer: EngineAnswer,
): Promise<EngineError | undefined> {
  try {
    await deps.recorder.recordAnswer({
      tenantId: job.tenantId,
      brandId: job.brandId,
      scanId: job.id,
      promptId: prompt.id,
      market: prompt.market,
      language: prompt.language,
      branded: prompt.branded ?? undefined,
      engine,
      model: answer.model,
      text: answer.text,
      citations: answer.citations,
      askedAt: deps.clock.now(),
      costMicros: answer.usage.costMicros ?? undefined,
      searched: answer.searched ?? undefined,
    });
    return undefined;
  } catch (error) {
    if (error instanceof UnavailableError) throw error;
    deps.onFault(error);
    return new EngineError('permanent', 'internal', 'the answer could not be read');
  }
}

async function note({ deps, job }: Run, asks: readonly Pending[], failure: EngineError, tries = 0): Promise<void> {
  const { kind, code, message } = failure;
  const at = deps.clock.now();
  const failures = asks.map(
    ({ promptId, market, engine }): AskFailure => ({
      promptId,
      market,
      engine,
      kind,
      code,
      message,
      tries,
      at,
    }),
  );
  await deps.scans.recordFailures(job.id, failures);
  for (const { engine } of asks) deps.onFailed?.(engine, code);
}

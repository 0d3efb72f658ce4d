// Runs pending scans (`scan-runs.ts`) and starts scheduled ones. Any number of processes may do so (decisions 20).
import type { Ids } from '../kernel/clock.ts';
import { sleep } from '../kernel/timers.ts';
import type { LoopOptions } from '../ops/loop.ts';
import type { ScanInstruments } from '../ops/metrics/instruments.ts';
import type { SpanRunner } from '../ops/tracing/spans.ts';
import { createPlanGate } from '../plans/index.ts';
import {
  CANCELED,
  createRetryingEngine,
  createScanStop,
  createScheduler,
  DEADLINE,
  type NamedEngine,
  type RetryingEngine,
  type RetryOptions,
  type RunningScan,
  runScan,
} from '../scans/index.ts';
import type { Stores } from '../stores/stores.ts';
import type { AnswerRecorder } from '../visibility/index.ts';
import { createScanRuns } from './scan-runs.ts';
import { startWorker, type Worker, type WorkerParts } from './start-worker.ts';

export interface ScanWorkerDeps extends WorkerParts {
  stores: Pick<Stores, 'scans' | 'leases' | 'brands' | 'plans'>;
  engines: readonly NamedEngine[];
  recorder: AnswerRecorder;
  /** Whether it starts automatic scans. */
  schedules: boolean;
  /** Runs scans of this brand only; all brands if absent. */
  onlyBrand?: string | undefined;
  ids: Pick<Ids, 'ordered'>;
  times?: Partial<ScanTimes>;
  random?: () => number;
  /** If absent, scans are not measured. */
  scanMetrics?: ScanInstruments | undefined;
  /** If absent, scans are not traced. */
  spans?: SpanRunner | undefined;
}

/** In milliseconds. */
export interface ScanTimes {
  /** A process that sends no renewal for this long is replaced; a renewal is sent every `keep`. */
  ttl: number;
  keep: number;
  /** The time between checks for scans and for cancel requests. */
  poll: number;
  /** A scan asks questions for no longer than this without a break. */
  deadline: number;
  /** The maximum age of a scan, so that one that fails repeatedly eventually ends. */
  oldest: number;
  /** The delay before the first check for due scans, and between checks. */
  firstSchedule: number;
  schedule: number;
}

const TIMES: ScanTimes = {
  ttl: 10_000,
  keep: 2500,
  poll: 1000,
  deadline: 15 * 60_000,
  oldest: 24 * 3_600_000,
  firstSchedule: 45_000,
  schedule: 30_000,
};
export function startScanWorkers(deps: ScanWorkerDeps): Worker {
  const times = { ...TIMES, ...deps.times };
  const engines = createEngines(deps);
  const runs = createScanRuns({
    stores: deps.stores,
    clock: deps.clock,
    ids: deps.ids,
    onlyBrand: deps.onlyBrand,
    ttlMs: times.ttl,
    run(scan, ending) {
      const work = () => runOne(deps, { scan, engines, ending, times });
      return deps.spans?.run({ name: 'scan', attributes: { 'service.scan.id': scan.id } }, work) ?? work();
    },
    onFault: (err, { id }) => deps.logger.warn({ err, scan: id }, 'a scan stopped; it will resume'),
  });
  deps.scanMetrics?.watchRunning(runs.count);
  const loops = [
    start(deps, 'scans', { firstMs: 0, idleMs: times.poll }, runs.poll),
    start(deps, 'the scan leases', { firstMs: times.keep, idleMs: times.keep }, runs.keep),
    ...(deps.schedules ? [scheduling(deps, times)] : []),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
      await runs.stop();
    },
  };
}

interface OneRun {
  scan: RunningScan;
  engines: ReadonlyMap<string, RetryingEngine>;
  ending: AbortController;
  times: ScanTimes;
}

async function runOne(deps: ScanWorkerDeps, { scan, engines, ending, times }: OneRun): Promise<void> {
  const { stores, clock, timers, logger } = deps;
  const job = await stores.scans.findScan(scan.id);
  const left = (job?.startedAt ?? 0) + times.oldest - clock.now();
  const overdue = timers.after(Math.max(0, Math.min(times.deadline, left)), () => ending.abort(DEADLINE));
  const asking = start(
    deps,
    'the check for a cancel request',
    { firstMs: times.poll, idleMs: times.poll },
    async () => {
      if (await stores.scans.isCancelRequested(scan.id)) ending.abort(CANCELED);
    },
  );
  try {
    await runScan({
      scans: stores.scans,
      recorder: deps.recorder,
      engines,
      clock,
      ...(deps.scanMetrics && { onAnswered: deps.scanMetrics.answered, onFailed: deps.scanMetrics.failed }),
      onFault: (err) => logger.warn({ err, scan: scan.id }, 'an answer could not be read'),
      onStopped: (engine, { code, message }) =>
        logger.warn({ scan: scan.id, engine, code }, `stopped asking ${engine} in this scan: ${message}`),
    })({ scanId: scan.id, stop: createScanStop(ending.signal) });
  } finally {
    overdue();
    await asking.stop();
  }
}

function createEngines(deps: ScanWorkerDeps): ReadonlyMap<string, RetryingEngine> {
  const { clock, timers, random = Math.random } = deps;
  const retry: RetryOptions = { clock, random, sleep: (ms, signal) => sleep(timers, ms, signal) };
  return new Map(deps.engines.map((engine) => [engine.name, createRetryingEngine(engine, retry)]));
}

function scheduling(deps: ScanWorkerDeps, times: ScanTimes): Worker {
  const { stores, engines, clock, ids, logger } = deps;
  const schedule = createScheduler({
    brands: stores.brands,
    scans: stores.scans,
    usage: stores.plans,
    plans: createPlanGate(stores.plans),
    engines,
    clock,
    ids,
    onFault: (err, brandId) => logger.warn({ err, brand: brandId }, 'an automatic scan was not started'),
  });
  return start(deps, 'due scans', { firstMs: times.firstSchedule, idleMs: times.schedule }, async () => {
    await schedule();
  });
}

type Rhythm = Pick<LoopOptions, 'firstMs' | 'idleMs'>;

const start = (deps: WorkerParts, worker: string, rhythm: Rhythm, work: () => Promise<void>): Worker =>
  startWorker(deps, worker, { ...rhythm, work: () => work().then(() => false) });

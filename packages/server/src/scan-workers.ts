// What a process does with scans: it runs those that are there, one of a brand at a time, under a lease that no other process
// holds; and it starts those that are due. Any number of processes may do so (decisions 20).
import type { Clock, Ids } from './kernel/clock.ts';
import { createLeaseKeeper, type LeaseKeeper } from './leases/index.ts';
import type { Logger } from './ops/logging.ts';
import { type LoadMeter, type Loop, startLoop, type Timers } from './ops/loop.ts';
import { createPlanGate } from './plans/index.ts';
import {
  CANCELED,
  createDesk,
  createScheduler,
  DEADLINE,
  type EngineDesk,
  findJob,
  INTERRUPTED,
  type NamedEngine,
  type Patience,
  type RunningScan,
  runScan,
  type StopReason,
  startScan,
  stopBy,
} from './scans/index.ts';
import type { Stores } from './stores/stores.ts';
import type { ScanPort } from './tools/index.ts';
import type { AnswerRecorder } from './visibility/index.ts';

/** Scans as the tools start and find them. */
export function createScanPort({
  stores,
  engines,
  clock,
  ids,
}: Pick<ScanWorkerDeps, 'stores' | 'engines' | 'clock' | 'ids'>): ScanPort {
  const { brands, scans } = stores;
  const plans = createPlanGate(stores.plans);
  return { startScan: startScan({ brands, scans, plans, engines, clock, ids }), findJob: findJob({ scans }) };
}

export interface ScanWorkerDeps {
  stores: Pick<Stores, 'scans' | 'leases' | 'brands' | 'plans'>;
  engines: readonly NamedEngine[];
  recorder: AnswerRecorder;
  /** Whether it starts automatic scans. */
  schedules: boolean;
  /** Runs scans of this brand only; absent: of all. */
  onlyBrand?: string | undefined;
  clock: Clock;
  ids: Pick<Ids, 'ordered'>;
  timers: Timers;
  createLoadMeter(): LoadMeter;
  logger: Pick<Logger, 'warn'>;
  times?: Partial<ScanTimes>;
  random?: () => number;
}

/** In milliseconds. */
export interface ScanTimes {
  /** A process that gives no sign of life for so long is replaced; a sign is given each `keep`. */
  lapse: number;
  keep: number;
  /** Between two looks for scans, and for the wish to cancel one. */
  look: number;
  /** A scan asks no longer than this at a stretch. */
  deadline: number;
  /** A scan is that old at most: what goes wrong each time has an end. */
  oldest: number;
  /** Until the first look for what is due, and between two. */
  firstSchedule: number;
  schedule: number;
}

export interface ScanWorkers {
  /** Interrupts what runs, lets go of the leases, and resolves. */
  stop(): Promise<void>;
}

const TIMES: ScanTimes = {
  lapse: 10_000,
  keep: 2500,
  look: 1000,
  deadline: 15 * 60_000,
  oldest: 24 * 3_600_000,
  firstSchedule: 45_000,
  schedule: 30_000,
};
/** Scans at once in this process, each of another brand; engines have limits of their own. */
const SCANS_AT_ONCE = 4;

interface Run {
  keeper: LeaseKeeper;
  stop(reason: StopReason): void;
  ended: Promise<void>;
}

export function startScanWorkers(deps: ScanWorkerDeps): ScanWorkers {
  const times = { ...TIMES, ...deps.times };
  const desks = openDesks(deps);
  const holder = deps.ids.ordered();
  /** By brand; a keeper is kept while another process holds the lease, since it watches for signs of life. */
  const keepers = new Map<string, LeaseKeeper>();
  const runs = new Map<string, Run>();

  const keeperOf = (brandId: string): LeaseKeeper => {
    const keeper =
      keepers.get(brandId) ??
      createLeaseKeeper({
        store: deps.stores.leases,
        clock: deps.clock,
        name: `scans:${brandId}`,
        holder,
        lapseMs: times.lapse,
      });
    keepers.set(brandId, keeper);
    return keeper;
  };

  async function look(): Promise<boolean> {
    const first = firstOfBrand(await deps.stores.scans.listRunning(), deps.onlyBrand);
    for (const brandId of keepers.keys()) if (!first.has(brandId) && !runs.has(brandId)) keepers.delete(brandId);
    for (const scan of first.values()) {
      if (runs.has(scan.brandId) || runs.size >= SCANS_AT_ONCE) continue;
      const keeper = keeperOf(scan.brandId);
      await keeper.keep();
      if (keeper.token() !== undefined) begin(scan, keeper);
    }
    await Promise.all([...runs.values()].map(({ keeper, stop }) => watch(keeper, stop)));
    return false;
  }

  function begin(scan: RunningScan, keeper: LeaseKeeper): void {
    const ending = new AbortController();
    const ended = runOne(deps, { scan, desks, ending, times })
      .then(() => keeper.release())
      .catch((err: unknown) => deps.logger.warn({ err, scan: scan.id }, 'a scan stopped; it goes on later'))
      .finally(() => {
        runs.delete(scan.brandId);
        keepers.delete(scan.brandId);
      });
    runs.set(scan.brandId, { keeper, stop: (reason) => ending.abort(reason), ended });
  }

  const keep = async (): Promise<boolean> => {
    await Promise.all(
      [...runs.values()].map(async ({ keeper, stop }) => {
        await keeper.keep();
        await watch(keeper, stop);
      }),
    );
    return false;
  };

  const loops = [
    start(deps, 'scans', { firstMs: 0, idleMs: times.look }, look),
    start(deps, 'the leases of scans', { firstMs: times.keep, idleMs: times.keep }, keep),
    ...(deps.schedules ? [scheduling(deps, times)] : []),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
      const ended = [...runs.values()].map((run) => {
        run.stop(INTERRUPTED);
        return run.ended;
      });
      await Promise.all(ended);
    },
  };
}

/** Whoever has lost the lease stops, since somebody else goes on. */
async function watch(keeper: LeaseKeeper, stop: Run['stop']): Promise<void> {
  if (keeper.token() === undefined) stop(INTERRUPTED);
}

/** Of each brand the oldest. */
function firstOfBrand(running: readonly RunningScan[], only: string | undefined): Map<string, RunningScan> {
  const first = new Map<string, RunningScan>();
  for (const scan of running) {
    if (!first.has(scan.brandId) && (only === undefined || scan.brandId === only)) first.set(scan.brandId, scan);
  }
  return first;
}

interface OneRun {
  scan: RunningScan;
  desks: ReadonlyMap<string, EngineDesk>;
  ending: AbortController;
  times: ScanTimes;
}

async function runOne(deps: ScanWorkerDeps, { scan, desks, ending, times }: OneRun): Promise<void> {
  const { stores, clock, timers, logger } = deps;
  const job = await stores.scans.findScan(scan.id);
  const left = (job?.startedAt ?? 0) + times.oldest - clock.now();
  const overdue = timers.after(Math.max(0, Math.min(times.deadline, left)), () => ending.abort(DEADLINE));
  const asking = start(deps, 'the wish to cancel a scan', { firstMs: times.look, idleMs: times.look }, async () => {
    if (await stores.scans.isCancelRequested(scan.id)) ending.abort(CANCELED);
    return false;
  });
  try {
    await runScan({
      ...{ scans: stores.scans, recorder: deps.recorder, desks, clock },
      onFault: (err) => logger.warn({ err, scan: scan.id }, 'an answer could not be read'),
    })({ scanId: scan.id, stop: stopBy(ending.signal) });
  } finally {
    overdue();
    await asking.stop();
  }
}

function openDesks(deps: ScanWorkerDeps): ReadonlyMap<string, EngineDesk> {
  const { clock, timers, random = Math.random } = deps;
  const patience: Patience = { clock, random, sleep: (ms, signal) => sleep(timers, ms, signal) };
  return new Map(deps.engines.map((engine) => [engine.name, createDesk(engine, patience)]));
}

function sleep(timers: Timers, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const wake = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = timers.after(ms, () => {
      signal.removeEventListener('abort', wake);
      resolve();
    });
    if (signal.aborted) wake();
    else signal.addEventListener('abort', wake, { once: true });
  });
}

function scheduling(deps: ScanWorkerDeps, times: ScanTimes): Loop {
  const { stores, engines, clock, ids, logger } = deps;
  const schedule = createScheduler({
    ...{ brands: stores.brands, scans: stores.scans, usage: stores.plans, plans: createPlanGate(stores.plans) },
    ...{ engines, clock, ids },
    onFault: (err, brandId) => logger.warn({ err, brand: brandId }, 'an automatic scan was not started'),
  });
  return start(deps, 'due scans', { firstMs: times.firstSchedule, idleMs: times.schedule }, async () => {
    await schedule();
    return false;
  });
}

type Rhythm = Pick<Parameters<typeof startLoop>[0], 'firstMs' | 'idleMs'>;

const start = (deps: ScanWorkerDeps, worker: string, rhythm: Rhythm, work: () => Promise<boolean>): Loop =>
  startLoop({
    ...{ ...rhythm, work, clock: deps.clock, timers: deps.timers },
    load: deps.createLoadMeter(),
    onFailure(err, inARow) {
      if (inARow === 1) deps.logger.warn({ err, worker }, 'a worker failed; it tries again');
    },
  });

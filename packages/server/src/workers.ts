// What a serving process does beside serving: it projects new records, and drops what was kept long enough. Any number
// of processes may do so over one store.
import { channelOf, type OwnSites, projectFacts } from './attribution/index.ts';
import type { Clock } from './kernel/clock.ts';
import type { Logger } from './ops/logging.ts';
import { type LoadMeter, type Loop, startLoop, type Timers } from './ops/loop.ts';
import type { RetentionDays } from './ops/settings.ts';
import { applyRetention } from './privacy/index.ts';
import type { Stores } from './stores/stores.ts';

export interface WorkerDeps {
  stores: Pick<Stores, 'projection' | 'installs' | 'retention'>;
  retentionDays: RetentionDays;
  clock: Clock;
  timers: Timers;
  /** Makes one for each worker. */
  createLoadMeter(): LoadMeter;
  logger: Pick<Logger, 'warn'>;
}

export interface Workers {
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

/** Records of each kind in one batch: while it is written, what is served waits for some milliseconds. */
const BATCH_RECORDS = 500;
/** A receipt is processed within 10 s when the server is idle (decisions 4). */
const LOOK_MS = 500;
/** After a start there is better to do than to look for old records. */
const RETENTION_AFTER_MS = 60_000;
const RETENTION_EVERY_MS = 24 * 3_600_000;

export function startWorkers(deps: WorkerDeps): Workers {
  const project = createProjection(deps.stores, deps.clock);
  const projecting = start(deps, 'projecting', {
    work: async () => (await project(BATCH_RECORDS)) > 0,
    firstMs: 0,
    idleMs: LOOK_MS,
  });
  const retaining = start(deps, 'retention', {
    work: stepThrough(() =>
      applyRetention({ store: deps.stores.retention, clock: deps.clock, days: deps.retentionDays }),
    ),
    firstMs: RETENTION_AFTER_MS,
    idleMs: RETENTION_EVERY_MS,
  });
  return {
    async stop() {
      await Promise.all([projecting.stop(), retaining.stop()]);
    },
  };
}

/** Projects at most so many records of each kind; gives how many there were. */
export function createProjection(
  { projection, installs }: Pick<Stores, 'projection' | 'installs'>,
  clock: Pick<Clock, 'now'>,
): (limit: number) => Promise<number> {
  return projectFacts({
    store: projection,
    channelOf,
    clock,
    async ownSitesOf(number): Promise<OwnSites> {
      const install = await installs.findInstallByNumber(number);
      const origins = [...(install?.reportingOrigins ?? []), ...(install?.allowedOrigins ?? [])];
      return { origins, excludedHosts: install?.referralExclusions ?? [] };
    },
  });
}

type Work = Pick<Parameters<typeof startLoop>[0], 'work' | 'firstMs' | 'idleMs'>;

const start = ({ clock, timers, createLoadMeter, logger }: WorkerDeps, name: string, work: Work): Loop =>
  startLoop({
    ...work,
    clock,
    timers,
    load: createLoadMeter(),
    onFailure(err, inARow) {
      if (inARow === 1) logger.warn({ err, worker: name }, 'a worker failed; it tries again');
    },
  });

/** One step at a time of a run; when it ends or fails, the next step begins another run. */
function stepThrough(begin: () => AsyncGenerator<unknown>): () => Promise<boolean> {
  let run: AsyncGenerator<unknown> | undefined;
  return async () => {
    run ??= begin();
    const current = run;
    run = undefined;
    const { done } = await current.next();
    if (!done) run = current;
    return !done;
  };
}

// What a serving process does beside serving: it projects new records, and drops what was kept long enough. Any number
// of processes may do so over one store.
import { channelOf, type OwnSites, projectFacts } from './attribution/index.ts';
import type { Clock } from './kernel/clock.ts';
import { DAY_MS } from './kernel/day.ts';
import { DomainError } from './kernel/domain-error.ts';
import { clientAges, periodOf } from './oauth/index.ts';
import type { RetentionDays } from './ops/settings.ts';
import { applyRetention } from './privacy/index.ts';
import { startWorker, type WorkerParts } from './start-worker.ts';
import type { Stores } from './stores/stores.ts';

export interface WorkerDeps extends WorkerParts {
  stores: Pick<Stores, 'projection' | 'installs' | 'retention' | 'answers' | 'oauth'>;
  retentionDays: RetentionDays;
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

const SWEEP_AFTER_MS = 30_000;
const SWEEP_MS = 600_000;
const BATCH_EXPIRED = 200;

export function startWorkers(deps: WorkerDeps): Workers {
  const project = createProjection(deps.stores, deps.clock);
  const projecting = startWorker(deps, 'projecting', {
    work: async () => (await project(BATCH_RECORDS)) > 0,
    firstMs: 0,
    idleMs: LOOK_MS,
  });
  const retaining = startWorker(deps, 'retention', {
    work: stepThrough(() => retain(deps)),
    firstMs: RETENTION_AFTER_MS,
    idleMs: DAY_MS,
  });
  const sweeping = startWorker(deps, 'what expired', {
    work: () => sweep(deps.stores.oauth, deps.clock.now()),
    firstMs: SWEEP_AFTER_MS,
    idleMs: SWEEP_MS,
  });
  return {
    async stop() {
      await Promise.all([projecting.stop(), retaining.stop(), sweeping.stop()]);
    },
  };
}

/** A refused run is not a failure: it is logged, and the next run is a day later. */
async function* retain({ stores, clock, retentionDays: days, logger }: WorkerDeps): AsyncGenerator<unknown> {
  const { retention: store, answers } = stores;
  try {
    yield* applyRetention({ store, answers, clock, days });
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'retention_refused')) throw error;
    logger.warn(error.message);
  }
}

/** Drops what the authorization server has no use for any more: true where there may be more of it. */
export async function sweep(oauth: Stores['oauth'], now: number): Promise<boolean> {
  await oauth.dropClients(clientAges(now));
  // A token of the period before may still be valid.
  await oauth.dropKeys(periodOf(now) - 1);
  return (await oauth.dropExpired(now, BATCH_EXPIRED)) === BATCH_EXPIRED;
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

// Projects new records into the attribution read model. Any number of processes may do so over one store.
import {
  channelOf,
  createShareKeeper,
  type InstallSites,
  type ProjectingProcesses,
  projectFacts,
} from '../attribution/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import type { Stores } from '../stores/stores.ts';
import { startWorker, stopAll, type Worker, type WorkerParts } from './start-worker.ts';

export interface ProjectionWorkerDeps extends WorkerParts {
  stores: Pick<Stores, 'projection' | 'installs'>;
  ids: Pick<Ids, 'ordered'>;
  shareTimes?: ShareTimes;
}

/** In milliseconds. */
export interface ShareTimes {
  /** A process that gives no sign of life for this long is replaced. */
  ttl: number;
  /** Between two signs of life. */
  beat: number;
}

/** Records of each kind per batch: requests wait some milliseconds while it is written. */
const BATCH_RECORDS = 500;
/** A receipt is processed within 10 s when the server is idle (decisions 4), also after a process was killed. */
const POLL_MS = 500;
const SHARE_TIMES: ShareTimes = { ttl: 5000, beat: 1500 };

export function startProjectionWorker(deps: ProjectionWorkerDeps): Worker {
  const project = createProjection(deps.stores, deps.clock);
  const { processes } = deps.stores.projection;
  return processes
    ? startSharedProjection(deps, processes, project)
    : startProjecting(deps, () => project(BATCH_RECORDS));
}

type Project = ReturnType<typeof projectFacts>;

const startProjecting = (deps: WorkerParts, project: () => Promise<number>): Worker =>
  startWorker(deps, 'projection', { work: async () => (await project()) > 0, firstMs: 0, idleMs: POLL_MS });

/**
 * Projects the share of this process; one worker projects, and one tells the other processes that this one lives. If
 * projecting fails, it leaves its share to them until it succeeds.
 */
function startSharedProjection(deps: ProjectionWorkerDeps, store: ProjectingProcesses, project: Project): Worker {
  const { ttl: ttlMs, beat: beatMs } = deps.shareTimes ?? SHARE_TIMES;
  const keeper = createShareKeeper({ store, clock: deps.clock, name: deps.ids.ordered(), ttlMs });
  let isFailing = false;
  const keeping = startWorker(deps, 'the share of the projection', {
    firstMs: beatMs,
    idleMs: beatMs,
    async work() {
      await (isFailing ? keeper.leave() : keeper.keep());
      return false;
    },
  });
  const projecting = startProjecting(deps, async () => {
    try {
      if (keeper.share() === undefined) await keeper.keep();
      const count = await project(BATCH_RECORDS, keeper.share());
      isFailing = false;
      return count;
    } catch (error) {
      isFailing = true;
      throw error;
    }
  });
  return {
    async stop() {
      await stopAll([projecting, keeping]);
      // If the store fails, the others find out by themselves.
      await keeper.leave().catch(() => {});
    },
  };
}

/** Projects at most this many records of each kind; returns how many there were. */
export function createProjection(
  { projection, installs }: Pick<Stores, 'projection' | 'installs'>,
  clock: Pick<Clock, 'now'>,
): Project {
  return projectFacts({
    store: projection,
    channelOf,
    clock,
    async ownSitesOf(number): Promise<InstallSites> {
      const install = await installs.findInstallByNumber(number);
      const origins = [...(install?.reportingOrigins ?? []), ...(install?.allowedOrigins ?? [])];
      return { origins, excludedHosts: install?.referralExclusions ?? [] };
    },
  });
}

// Projects new records into the attribution read model. Any number of processes may do so over one store.
import { channelOf, type InstallSites, projectFacts } from '../attribution/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Stores } from '../stores/stores.ts';
import { startWorker, type Worker, type WorkerParts } from './start-worker.ts';

export interface ProjectionWorkerDeps extends WorkerParts {
  stores: Pick<Stores, 'projection' | 'installs'>;
}

/** Records of each kind per batch: requests wait some milliseconds while it is written. */
const BATCH_RECORDS = 500;
/** A receipt is processed within 10 s when the server is idle (decisions 4). */
const POLL_MS = 500;

export function startProjectionWorker(deps: ProjectionWorkerDeps): Worker {
  const project = createProjection(deps.stores, deps.clock);
  return startWorker(deps, 'projection', {
    work: async () => (await project(BATCH_RECORDS)) > 0,
    firstMs: 0,
    idleMs: POLL_MS,
  });
}

/** Projects at most this many records of each kind; returns how many there were. */
export function createProjection(
  { projection, installs }: Pick<Stores, 'projection' | 'installs'>,
  clock: Pick<Clock, 'now'>,
): (limit: number) => Promise<number> {
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

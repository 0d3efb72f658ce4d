// Writes refused calls to the store a few times a second, away from the requests.
import { type RefusalBuffer, type StoreRefusalsDeps, storeRefusals } from '../live/index.ts';
import type { Stores } from '../stores/stores.ts';
import { startWorker, type Worker, type WorkerParts } from './start-worker.ts';

export interface RefusalWorkerDeps extends WorkerParts {
  stores: Pick<Stores, 'live' | 'installs' | 'connections'>;
  refusals: Pick<RefusalBuffer, 'take' | 'recognize'>;
}

const POLL_MS = 250;

export function startRefusalWorker(deps: RefusalWorkerDeps): Worker {
  const { stores, refusals: buffer, clock } = deps;
  const write = storeRefusals({ ...stores, buffer, clock } satisfies StoreRefusalsDeps);
  const loop = startWorker(deps, 'refused calls', {
    firstMs: POLL_MS,
    idleMs: POLL_MS,
    async work() {
      await write();
      return false;
    },
  });
  return {
    async stop() {
      await loop.stop();
      await write(true).catch((err: unknown) => deps.logger.warn({ err }, 'the last refused calls were not stored'));
    },
  };
}

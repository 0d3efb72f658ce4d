// Deletes what the authorization server no longer needs: expired grants and tokens, unused clients, old keys.
import { DAY_MS } from '../kernel/day.ts';
import { clientAges, periodOf } from '../oauth/index.ts';
import type { Stores } from '../stores/stores.ts';
import { startWorker, type Worker, type WorkerParts } from './start-worker.ts';

export interface ExpiryWorkerDeps extends WorkerParts {
  stores: Pick<Stores, 'oauth' | 'retention'>;
}

const FIRST_MS = 30_000;
const IDLE_MS = 600_000;
const BATCH_EXPIRED = 200;
/** The day between two retention runs, plus one day of slack. */
const MAX_AHEAD_MS = 2 * DAY_MS;

export const startExpiryWorker = (deps: ExpiryWorkerDeps): Worker =>
  startWorker(deps, 'expiry', {
    work: () => dropExpired(deps.stores, deps.clock.now()),
    firstMs: FIRST_MS,
    idleMs: IDLE_MS,
  });

/**
 * Returns true if there may be more to delete. A clock ahead of the last complete retention run is trusted until the
 * next run is due, but no longer (decisions 12).
 */
export async function dropExpired(
  { oauth, retention }: Pick<Stores, 'oauth' | 'retention'>,
  clockTime: number,
): Promise<boolean> {
  const { passedAt = clockTime } = await retention.readMarks();
  const now = Math.min(clockTime, passedAt + MAX_AHEAD_MS);
  await oauth.dropClients(clientAges(now));
  // A token of the previous period may still be valid.
  await oauth.dropKeys(periodOf(now) - 1);
  return (await oauth.dropExpired(now, BATCH_EXPIRED)) === BATCH_EXPIRED;
}

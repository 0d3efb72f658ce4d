// Logs a failing store: one line when failures begin and one when they end, regardless of the load (decisions 18).
import type { Clock } from '../kernel/clock.ts';
import type { StoreLog } from './store-deps.ts';

export interface Failure {
  err: Error;
  rows: number;
}

export interface StoreErrorLog {
  failed(failure: Failure): void;
  /** Records were stored. */
  stored(): void;
}

/** Failures and successes may alternate, so failures have ended when none has happened for this long. */
const QUIET_MS = 1000;

export function createStoreErrorLog(clock: Pick<Clock, 'monotonic'>, log: StoreLog | undefined): StoreErrorLog {
  let failedAt: number | undefined;
  let rows = 0;
  return {
    failed(failure) {
      if (failedAt === undefined) log?.error(failure, 'records were not stored');
      failedAt = clock.monotonic();
      rows += failure.rows;
    },
    stored() {
      if (failedAt === undefined || clock.monotonic() < failedAt + QUIET_MS) return;
      log?.info({ rows }, 'records are stored again; some were refused');
      failedAt = undefined;
      rows = 0;
    },
  };
}

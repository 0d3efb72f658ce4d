// Waits until another process has migrated the store, if the settings say so.
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../ops/logging.ts';
import type { Settings } from '../../ops/settings.ts';
import { pendingMigrations } from '../../server/compose.ts';

const POLL_MS = 500;

export interface WaitDeps {
  logger: Pick<Logger, 'info'>;
  /** Resolves when the process should end. */
  stopped: Promise<void>;
}

/** False if the process should end before the store is migrated. */
export async function waitForMigrations(
  settings: Pick<Settings, 'store' | 'migrations'>,
  { logger, stopped }: WaitDeps,
): Promise<boolean> {
  if (settings.migrations !== 'wait') return true;
  const ending = new AbortController();
  void stopped.then(() => ending.abort());
  let isTold = false;
  while (!ending.signal.aborted) {
    const pending = await pendingMigrations(settings);
    if (pending.length === 0) return true;
    if (!isTold) logger.info({ pending }, 'waiting until "service migrate" has migrated the store');
    isTold = true;
    await delay(POLL_MS, undefined, { signal: ending.signal }).catch(() => {});
  }
  return false;
}

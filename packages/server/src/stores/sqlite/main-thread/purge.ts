// Removes deleted data from the files of a store: `secure_delete` has overwritten it in the pages, but the log may
// still contain the old pages.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Clock } from '../../../kernel/clock.ts';
import { UnavailableError } from '../../../kernel/domain-error.ts';
import type { ErasureStore } from '../../../privacy/ports.ts';
import type { SqlAccess } from '../../sql/database.ts';

/** Statements of a serving process take milliseconds, and a slow export holds no lock. */
const TIMEOUT_MS = 60_000;
const PAUSE_MS = 2;

export function createPurge(
  { write }: Pick<SqlAccess, 'write'>,
  clock: Pick<Clock, 'monotonic'>,
): Pick<ErasureStore, 'purge' | 'rewrite'> {
  /** Checkpoints and truncates the log, which needs a moment without readers or writers. */
  async function purge(): Promise<void> {
    const deadline = clock.monotonic() + TIMEOUT_MS;
    while (clock.monotonic() < deadline) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(write);
      if (rows[0]?.busy === 0) return;
      await pause(PAUSE_MS);
    }
    throw new UnavailableError('the write-ahead log is busy; try again later');
  }
  return {
    purge,
    async rewrite() {
      await sql`vacuum`.execute(write);
      await purge();
    },
  };
}

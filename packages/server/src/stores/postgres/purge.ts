// Reclaims the space of deleted rows, so that new rows overwrite them.
import type pg from 'pg';
import type { ErasureStore } from '../../privacy/ports.ts';
import { errorOf } from './postgres-errors.ts';

const TABLES = 'visits, actions, server_events, visitor_visits, visitor_actions, event_outcomes, attribution_daily';

/** Backups, replicas and the write-ahead log are the operator's responsibility: clients cannot see them. */
export function createPurge(pool: pg.Pool): Pick<ErasureStore, 'purge' | 'rewrite'> {
  async function vacuum(options: string): Promise<void> {
    const client = await pool.connect().catch((error: unknown) => {
      throw errorOf(error);
    });
    try {
      await client.query(`vacuum (${options}) ${TABLES}`);
    } catch (error) {
      throw errorOf(error);
    } finally {
      client.release();
    }
  }
  return { purge: () => vacuum('skip_locked, index_cleanup on'), rewrite: () => vacuum('full') };
}

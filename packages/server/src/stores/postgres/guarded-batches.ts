// Runs a guarded batch in one transaction. The guard's row stays locked until it ends, which serializes batches.
import type pg from 'pg';
import type { RunGuarded } from '../sql/database.ts';
import { inTransaction } from './pool.ts';
import { errorOf } from './postgres-errors.ts';

export const guardedBatches =
  (pool: pg.Pool): RunGuarded =>
  async ([guard, ...rest]) => {
    if (guard === undefined) return false;
    try {
      return await inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(guard.sql, [...guard.parameters]);
        if (!rowCount) return false;
        for (const { sql, parameters } of rest) await client.query(sql, [...parameters]);
        return true;
      });
    } catch (error) {
      throw errorOf(error);
    }
  };

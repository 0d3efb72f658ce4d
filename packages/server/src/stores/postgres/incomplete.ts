// A database that is being filled from another store. It must not be served until that is done: records would get numbers
// and keys that are already in use.
import type pg from 'pg';
import { DomainError } from '../../kernel/domain-error.ts';

/** The progress of each table, and a row without a table once everything was compared. Dropped at the end. */
export const MOVE_TABLE = 'service_move';

export async function isIncomplete(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select 1 where to_regclass('${MOVE_TABLE}') is not null`);
  return rows.length > 0;
}

/** Throws `DomainError` `store_incomplete`. */
export async function assertComplete(client: pg.ClientBase): Promise<void> {
  if (!(await isIncomplete(client))) return;
  throw new DomainError('store_incomplete', {
    message: 'it is being filled from another store: finish that with `service migrate-store ... --final` first',
  });
}

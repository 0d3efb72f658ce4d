// The positions of the parts of a store. The first process that reads them divides the store.
import { type Kysely, sql } from 'kysely';
import type { Head } from '../../sql/attribution/projection-head.ts';
import type { Schema } from '../../sql/schema/schema.ts';

/** More processes than this cannot share the work. It can be divided evenly among 1, 2, 3, 4, 6 and 12 processes. */
const PARTS = 12;

export async function readHeads(db: Kysely<Schema>): Promise<Head[]> {
  const heads = await headsOf(db);
  if (heads.length > 0) return heads;
  await divide(db);
  return headsOf(db);
}

const headsOf = (db: Kysely<Schema>): Promise<Head[]> =>
  db.selectFrom('projection_parts').selectAll().orderBy('part').execute();

/**
 * Every part begins at the position of the whole store. Its row is locked, so that a process of the version before
 * either has written its batch, or can no longer do so.
 */
const divide = (db: Kysely<Schema>): Promise<unknown> =>
  sql`with whole as (select * from projection for update)
    insert into projection_parts (part, version, visit, action, event)
    select part, version, visit, action, event from whole, generate_series(0, ${sql.lit(PARTS - 1)}) as part
    on conflict do nothing`.execute(db);

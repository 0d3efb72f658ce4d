// The one row of `projection`, for those who write beside the projection: it then reads again what it has read.
import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/** Raises it whatever it is: for a change that must not be lost to a projection under way. */
export const invalidateProjection = (db: Kysely<Schema>): Promise<unknown> =>
  db
    .updateTable('projection')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();

/**
 * The guard of a batch: changes a row where the version is still this one.
 *
 * @param visitsFrom visits before it are dropped in this batch
 */
export const bumpProjection = (db: Kysely<Schema>, version: number, visitsFrom = 0): CompiledQuery =>
  db
    .updateTable('projection')
    .set((eb) => ({
      version: eb('version', '+', 1),
      visits_from: eb.case().when('visits_from', '<', visitsFrom).then(visitsFrom).else(eb.ref('visits_from')).end(),
    }))
    .where('version', '=', version)
    .compile();

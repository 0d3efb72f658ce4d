// The version in `projection`. If it changes, a running projection reads its batch again.
import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/** Increments the version unconditionally, for a change that a running projection must not overwrite. */
export const invalidateProjection = (db: Kysely<Schema>): Promise<unknown> =>
  db
    .updateTable('projection')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();

/**
 * The guard of a batch: changes a row only if the version is still this one.
 *
 * @param visitsFrom visits before this time are deleted in the batch
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

// The one row of `projection`, for those who write beside the projection: it then reads again what it has read.
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * The guard of a batch: changes a row where the version is still this one.
 *
 * @param visitsFrom visits before it are dropped in this batch
 */
export const raiseProjection = (db: Kysely<Schema>, version: number, visitsFrom = 0): CompiledQuery =>
  db
    .updateTable('projection')
    .set((eb) => ({
      version: eb('version', '+', 1),
      visits_from: eb.case().when('visits_from', '<', visitsFrom).then(visitsFrom).else(eb.ref('visits_from')).end(),
    }))
    .where('version', '=', version)
    .compile();

/** A number whose record was the last and is gone is given again: what gets it must not look as if it had been seen. */
export const lowerPositions = (db: Kysely<Schema>): CompiledQuery =>
  sql`update projection set
    visit = case when visit > (select coalesce(max(seq), 0) from visits)
      then (select coalesce(max(seq), 0) from visits) else visit end,
    action = case when action > (select coalesce(max(seq), 0) from actions)
      then (select coalesce(max(seq), 0) from actions) else action end`.compile(db);

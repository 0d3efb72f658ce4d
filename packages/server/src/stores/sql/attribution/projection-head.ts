// How far the records are projected, and the version in `projection`: if it changes, every running projection reads its
// batch again.
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { PartVersion } from '../../../attribution/ports.ts';
import type { Schema } from '../schema/schema.ts';

/** For each kind of record, the number up to which all are projected. */
export interface Position {
  visit: number;
  action: number;
  event: number;
}

/** The position of one part of the installs. */
export type Head = PartVersion & Position;

/** The lowest position of all parts, which only rises, and the version. */
export async function readLowest(db: Kysely<Schema>): Promise<Position & { version: number }> {
  const lowest = (kind: keyof Position) =>
    sql<number>`coalesce((select min(${sql.ref(kind)}) from projection_parts), ${sql.ref(`projection.${kind}`)})`.as(
      kind,
    );
  return db
    .selectFrom('projection')
    .select(['version', lowest('visit'), lowest('action'), lowest('event')])
    .executeTakeFirstOrThrow();
}

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

// A visitor to be erased, as the records and as the projection know it.
import type { Kysely } from 'kysely';
import type { RecordTable } from '../records/record-pages.ts';
import type { Schema } from '../schema/schema.ts';

/** The highest numbers at the time of an erasure: what comes later was recorded in the knowledge of it. */
export type Bounds = Readonly<Record<RecordTable, number>>;

export interface ErasedVisitor {
  id: string;
  /** Keyed hash of the ID (kind `visitor`). */
  key: Uint8Array;
  bounds: Bounds;
}

/** An index that begins with the install finds a visitor by it, with one look for each install. */
export const allInstalls = (db: Kysely<Schema>) => db.selectFrom('installs').select('number');

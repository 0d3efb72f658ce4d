// A visitor who is being erased, with the keys of the records and of the projection.
import type { Kysely } from 'kysely';
import type { RecordTable } from '../records/record-pages.ts';
import type { Schema } from '../schema/schema.ts';

/** The highest numbers at the time of the erasure. Later records were written with the tombstone in place. */
export type Bounds = Readonly<Record<RecordTable, number>>;

export interface ErasedVisitor {
  id: string;
  /** Keyed hash of the ID (kind `visitor`). */
  key: Uint8Array;
  bounds: Bounds;
}

/** Lets an index that begins with the install find a visitor, with one lookup for each install. */
export const allInstalls = (db: Kysely<Schema>) => db.selectFrom('installs').select('number');

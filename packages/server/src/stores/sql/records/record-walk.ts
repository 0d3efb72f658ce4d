// Scans all records of a kind in the order in which they were stored. Expired records are mostly at the beginning, but
// records from a fast clock may precede many that expired long ago.
import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';

export const RECORD_TABLES = { visits: 'visits', actions: 'actions', events: 'server_events' } as const;
export type RecordTable = (typeof RECORD_TABLES)[keyof typeof RECORD_TABLES];

/** Rows that one statement scans. */
const STEP_RECORDS = 10_000;

/** Numbers of the records of one step, both included. */
export interface RecordStep {
  from: number;
  to: number;
}

/** @param after if the scan continues; `null`: from the first record. Returns `undefined` after `last`. */
export async function nextStep(
  db: Kysely<Schema>,
  table: RecordTable,
  after: number | null,
  last: number = Number.MAX_SAFE_INTEGER,
): Promise<RecordStep | undefined> {
  const first = await db
    .selectFrom(table)
    .select('seq')
    .where('seq', '>', after ?? -1)
    .where('seq', '<=', last)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return first && { from: first.seq, to: Math.min(first.seq + STEP_RECORDS - 1, last) };
}

// Records a page at a time, by their numbers: no statement holds a lock for long.
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export const PAGE_ROWS = 1000;

/** Rows after `after` and up to `upTo`. */
export interface Page {
  after: number;
  upTo: number;
}

/** Where an export ends although records keep coming. */
export async function lastRow(db: Kysely<Schema>, table: 'visits' | 'actions' | 'server_events'): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select(sql<number>`coalesce(max(seq), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  return Number(last);
}

export async function* rowsOf<Row extends { seq: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncIterable<Row> {
  let after = 0;
  for (;;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_ROWS) return;
    after = last.seq;
  }
}

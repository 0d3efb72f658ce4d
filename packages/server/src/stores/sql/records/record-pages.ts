// Reads records a page at a time, by their numbers. Each statement scans few rows, so no reader delays the checkpoint of
// the log for long.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

export type RecordTable = 'visits' | 'actions' | 'server_events';

/** Tables whose rows are numbered like records. */
export type NumberedTable = RecordTable | 'event_outcomes';

/** Rows after `after` and up to `upTo`. */
export interface Page {
  after: number;
  upTo: number;
}

const PAGE_ROWS = 1000;

/** The number of the last record, or 0. A scan ends there even while records keep arriving. */
export async function lastNumber(db: Kysely<Schema>, table: NumberedTable): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

export async function countAfter(
  db: Kysely<Schema>,
  table: RecordTable,
  position: number,
  condition: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seq', '>', position)
    .where(condition)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Pages of the current records, or up to `bound`. */
export async function* pagesOf(db: Kysely<Schema>, table: NumberedTable, bound?: number): AsyncGenerator<Page> {
  const last = bound ?? (await lastNumber(db, table));
  for (let after = 0; ; ) {
    const upTo = await endOfPage(db, table, { after, upTo: last });
    if (upTo === null) return;
    yield { after, upTo };
    after = upTo;
  }
}

async function endOfPage(db: Kysely<Schema>, table: NumberedTable, { after, upTo }: Page): Promise<number | null> {
  const page = db
    .selectFrom(table)
    .select('seq')
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .limit(PAGE_ROWS);
  const { end } = await db
    .selectFrom(page.as('page'))
    .select((eb) => eb.fn.max('seq').as('end'))
    .executeTakeFirstOrThrow();
  return end === null ? null : Number(end);
}

// Pages of records from the newest back, so that the records of a day are found without an index on time: numbers grow
// with the time of receipt, apart from the difference between the clocks of processes. The search is bounded, however
// many records there are.
import type { Kysely } from 'kysely';
import { lastNumber, type Page, type RecordTable } from '../records/record-pages.ts';
import type { Schema } from '../schema/schema.ts';

const PAGE_ROWS = 1000;
const MOST_PAGES = 20;
const CLOCK_MARGIN_MS = 5 * 60_000;

/** Milliseconds since 1970. */
export interface ReceivedSpan {
  since: number;
  /** Exclusive; the newest if omitted. */
  until?: number;
}

export interface RecentPage extends Page {
  /** True for the page with the beginning of the span, or of all records. */
  isLast: boolean;
}

/** At most 20,000 records. */
export async function* recentPages(
  db: Kysely<Schema>,
  table: RecordTable,
  { since, until }: ReceivedSpan,
): AsyncGenerator<RecentPage> {
  let upTo = await lastNumber(db, table);
  if (until !== undefined) upTo = await lastReceivedBefore(db, table, until + CLOCK_MARGIN_MS, upTo);
  for (let page = 0; page < MOST_PAGES; page++) {
    const first = await firstOfPage(db, table, upTo);
    if (!first) return yield { after: upTo, upTo, isLast: true };
    const isLast = first.received_at < since - CLOCK_MARGIN_MS;
    yield { after: first.seq - 1, upTo, isLast };
    if (isLast) return;
    upTo = first.seq - 1;
  }
}

async function firstOfPage(db: Kysely<Schema>, table: RecordTable, upTo: number) {
  const rows = await db
    .selectFrom(table)
    .select(['seq', 'received_at'])
    .where('seq', '<=', upTo)
    .orderBy('seq', 'desc')
    .limit(PAGE_ROWS)
    .execute();
  return rows.at(-1);
}

/** By bisection. */
async function lastReceivedBefore(db: Kysely<Schema>, table: RecordTable, before: number, last: number) {
  let [low, high] = [0, last];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const next = await db
      .selectFrom(table)
      .select(['seq', 'received_at'])
      .where('seq', '>=', middle)
      .where('seq', '<=', high)
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
    if (next && next.received_at < before) low = next.seq;
    else high = middle - 1;
  }
  return low;
}

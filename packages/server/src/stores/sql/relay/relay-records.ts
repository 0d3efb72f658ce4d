// Records of all kinds after a position, in the order of their numbers.
import type { Kysely } from 'kysely';
import type { Lag, StoredRecord } from '../../../relay/ports.ts';
import { countAfter, lastNumber, type Page, type RecordTable } from '../records/record-pages.ts';
import { actionsOfPage, eventsOfPage, visitsOfPage } from '../records/record-rows.ts';
import type { Schema } from '../schema/schema.ts';

const TABLES: readonly RecordTable[] = ['visits', 'actions', 'server_events'];

/** The highest number of any record. */
export async function highestNumber(db: Kysely<Schema>): Promise<number> {
  return Math.max(...(await Promise.all(TABLES.map((table) => lastNumber(db, table)))));
}

/** The number of the last of the first `limit` records of the page; `undefined` if it is empty. */
export async function nextBatchEnd(db: Kysely<Schema>, page: Page, limit: number): Promise<number | undefined> {
  const numbers = await Promise.all(TABLES.map((table) => firstNumbers(db, table, page, limit)));
  const first = numbers.flat().sort((a, b) => a - b);
  return first[Math.min(limit, first.length) - 1];
}

async function firstNumbers(
  db: Kysely<Schema>,
  table: RecordTable,
  { after, upTo }: Page,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('seq')
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(({ seq }) => seq);
}

/**
 * A store that was filled before records shared their numbers may have one number for several records of different
 * kinds: they stay together, and the visit comes first.
 */
export async function recordsBetween(db: Kysely<Schema>, page: Page): Promise<StoredRecord[]> {
  const [visits, actions, events] = await Promise.all([
    visitsOfPage(db, {}, page),
    actionsOfPage(db, {}, page),
    eventsOfPage(db, {}, page),
  ]);
  return [...visits, ...actions, ...events].sort((a, b) => a.seq - b.seq);
}

export async function lagAfter(db: Kysely<Schema>, position: number): Promise<Lag> {
  const counts = await Promise.all(TABLES.map((table) => countAfter(db, table, position)));
  const first = await Promise.all(TABLES.map((table) => receivedNext(db, table, position)));
  const times = first.filter((at) => at !== undefined);
  return {
    records: counts.reduce((sum, count) => sum + count, 0),
    oldestAt: times.length === 0 ? null : Math.min(...times),
  };
}

async function receivedNext(db: Kysely<Schema>, table: RecordTable, position: number): Promise<number | undefined> {
  const next = db.selectFrom(table).select('received_at').where('seq', '>', position).orderBy('seq').limit(1);
  return (await next.executeTakeFirst())?.received_at;
}

/** The lowest number of the records received at `since` or later. */
export async function firstSince(db: Kysely<Schema>, since: number): Promise<number | undefined> {
  const found = await Promise.all(
    TABLES.map((table) =>
      db.selectFrom(table).select('seq').where('received_at', '>=', since).orderBy('seq').limit(1).executeTakeFirst(),
    ),
  );
  const numbers = found.flatMap((row) => (row === undefined ? [] : [row.seq]));
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}

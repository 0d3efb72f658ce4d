// The record times that retention checks its clock against. Each reads a few rows of an index.
import type { Kysely } from 'kysely';
import type { RetentionStore } from '../../privacy/ports.ts';
import type { Schema } from './schema.ts';

const TABLES = { visits: 'visits', actions: 'actions', events: 'server_events' } as const;
/** As many rows as one transaction of retention looks at. */
const WINDOW_ROWS = 1000;

export async function newestRecord(db: Kysely<Schema>): Promise<number | undefined> {
  const times: number[] = [];
  for (const table of Object.values(TABLES)) {
    const last = await db.selectFrom(table).select('received_at').orderBy('seq', 'desc').limit(1).executeTakeFirst();
    if (last) times.push(last.received_at);
  }
  const answer = await db
    .selectFrom('answers')
    .select('asked_at')
    .where('text', 'is not', null)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (answer) times.push(answer.asked_at);
  return times.length === 0 ? undefined : Math.max(...times);
}

/** The first due record in the order of storage, so that one record with a wrong time does not hide others. */
export async function firstDue(
  db: Kysely<Schema>,
  kind: Parameters<RetentionStore['firstDue']>[0],
  before: number,
): Promise<number | undefined> {
  const oldest = await db.selectFrom(TABLES[kind]).select('received_at').orderBy('seq').limit(WINDOW_ROWS).execute();
  return oldest.find(({ received_at }) => received_at < before)?.received_at;
}

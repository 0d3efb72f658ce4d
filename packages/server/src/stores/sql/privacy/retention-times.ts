// The record times that retention checks its clock against. Each query reads a few rows of an index, or one step of a scan.
import type { Kysely } from 'kysely';
import type { RetentionStore } from '../../../privacy/ports.ts';
import { nextStep, RECORD_TABLES } from '../records/record-walk.ts';
import type { Schema } from '../schema/schema.ts';

export async function newestRecord(db: Kysely<Schema>): Promise<number | undefined> {
  const times: number[] = [];
  for (const table of Object.values(RECORD_TABLES)) {
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
  kind: keyof typeof RECORD_TABLES,
  before: number,
  after: number | null,
): ReturnType<RetentionStore['firstDue']> {
  const table = RECORD_TABLES[kind];
  const step = await nextStep(db, table, after);
  if (!step) return { at: undefined, next: null };
  const old = await db
    .selectFrom(table)
    .select('received_at')
    .where('seq', '>=', step.from)
    .where('seq', '<=', step.to)
    .where('received_at', '<', before)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return old ? { at: old.received_at, next: null } : { at: undefined, next: step.to };
}

// Looks through all records for what else says the ID of an erased visitor: a page of another visitor's, the subject of
// an event that names no visitor, records that retention has already taken out of the projection. Page by page: each
// statement looks at few rows, and a lock is held only where something is found.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ErasedCounts } from '../../privacy/ports.ts';
import type { Bounds, ErasedVisitor } from './erased-visitor.ts';
import { pagesOf, type RecordTable } from './record-pages.ts';
import type { Schema } from './schema.ts';
import type { SqlAccess } from './sql-access.ts';
import { EVENT_TEXTS, eventTextsWithout, mentions, VISIT_TEXTS, visitTextsWithout } from './texts-without.ts';

export async function eraseMentions(
  { read, write }: SqlAccess,
  { id: visitorId, bounds }: ErasedVisitor,
): Promise<ErasedCounts> {
  const isOwn = sql<boolean>`visitor_id = ${visitorId}`;
  const counts = { visits: 0, actions: 0, events: 0 };
  for await (const seqs of found(read, 'visits', bounds, sql`${isOwn} or ${mentions(VISIT_TEXTS, visitorId)}`)) {
    counts.visits += await deleteOwn(write, 'visits', isOwn, seqs);
    await write.updateTable('visits').set(visitTextsWithout(visitorId)).where('seq', 'in', seqs).execute();
  }
  for await (const seqs of found(read, 'actions', bounds, isOwn)) {
    counts.actions += await deleteOwn(write, 'actions', isOwn, seqs);
  }
  for await (const seqs of found(read, 'server_events', bounds, mentions(EVENT_TEXTS, visitorId))) {
    await write.updateTable('server_events').set(eventTextsWithout(visitorId)).where('seq', 'in', seqs).execute();
    counts.events += seqs.length;
  }
  return counts;
}

async function deleteOwn(
  db: Kysely<Schema>,
  table: 'visits' | 'actions',
  isOwn: RawBuilder<boolean>,
  seqs: number[],
): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom(table).where('seq', 'in', seqs).where(isOwn).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Numbers of the rows that the condition holds for, those of a page at a time. */
async function* found(
  db: Kysely<Schema>,
  table: RecordTable,
  bounds: Bounds,
  condition: RawBuilder<unknown>,
): AsyncGenerator<number[]> {
  for await (const { after, upTo } of pagesOf(db, table, bounds[table])) {
    const rows = await db
      .selectFrom(table)
      .select('seq')
      .where('seq', '>', after)
      .where('seq', '<=', upTo)
      .where(sql<boolean>`(${condition})`)
      .execute();
    if (rows.length > 0) yield rows.map(({ seq }) => seq);
  }
}

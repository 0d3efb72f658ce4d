// Looks through all records for what else says the ID of an erased visitor: a page of another visitor's, the subject of
// an event that names no visitor, records that retention has already taken out of the projection. Page by page: each
// statement looks at few rows, and a lock is held only where something is found.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ErasedCounts } from '../../privacy/ports.ts';
import type { Schema } from './schema.ts';
import type { SqlAccess } from './sql-access.ts';
import { EVENT_TEXTS, eventTextsWithout, mentions, VISIT_TEXTS, visitTextsWithout } from './texts-without.ts';

const PAGE_ROWS = 5000;

/** The highest numbers at the time of an erasure: what comes later was recorded in the knowledge of it. */
export interface Bounds {
  visits: number;
  actions: number;
  server_events: number;
}

/** @param erasedAt the visitor's own records received until then are left over; later ones it consented to */
export async function eraseMentions(
  { read, write }: SqlAccess,
  visitorId: string,
  bounds: Bounds,
  erasedAt: number,
): Promise<ErasedCounts> {
  const isLeftOver = sql<boolean>`(visitor_id = ${visitorId} and received_at <= ${erasedAt})`;
  const counts = { visits: 0, actions: 0, events: 0 };
  for await (const seqs of found(read, 'visits', bounds, sql`${isLeftOver} or ${mentions(VISIT_TEXTS, visitorId)}`)) {
    counts.visits += await deleteOwn(write, 'visits', isLeftOver, seqs);
    await write.updateTable('visits').set(visitTextsWithout(visitorId)).where('seq', 'in', seqs).execute();
  }
  for await (const seqs of found(read, 'actions', bounds, isLeftOver)) {
    counts.actions += await deleteOwn(write, 'actions', isLeftOver, seqs);
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
  isLeftOver: RawBuilder<boolean>,
  seqs: number[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('seq', 'in', seqs)
    .where(isLeftOver)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Numbers of the rows that the condition holds for, those of a page at a time. */
async function* found(
  db: Kysely<Schema>,
  table: keyof Bounds,
  bounds: Bounds,
  condition: RawBuilder<unknown>,
): AsyncGenerator<number[]> {
  for (let after = 0; ; ) {
    const end = await endOfPage(db, table, after, bounds[table]);
    if (end === null) return;
    const rows = await db
      .selectFrom(table)
      .select('seq')
      .where('seq', '>', after)
      .where('seq', '<=', end)
      .where(sql<boolean>`(${condition})`)
      .execute();
    if (rows.length > 0) yield rows.map(({ seq }) => seq);
    after = end;
  }
}

async function endOfPage(
  db: Kysely<Schema>,
  table: keyof Bounds,
  after: number,
  bound: number,
): Promise<number | null> {
  const { end } = await db
    .selectFrom(
      db
        .selectFrom(table)
        .select('seq')
        .where('seq', '>', after)
        .where('seq', '<=', bound)
        .orderBy('seq')
        .limit(PAGE_ROWS)
        .as('page'),
    )
    .select((eb) => eb.fn.max('seq').as('end'))
    .executeTakeFirstOrThrow();
  return end === null ? null : Number(end);
}

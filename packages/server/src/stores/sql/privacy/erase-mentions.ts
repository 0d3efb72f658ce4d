// Searches all records for other mentions of an erased visitor's ID: a page of another visitor, the subject of an event
// without a visitor, the source that an event was credited to, records that retention has already removed from the projection.
// It reads page by page: each statement scans few rows, and locks only what it changes.
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ErasedCounts } from '../../../privacy/ports.ts';
import { invalidateProjection } from '../attribution/projection-head.ts';
import type { SqlAccess } from '../database.ts';
import { lastNumber, type NumberedTable, pagesOf } from '../records/record-pages.ts';
import type { Schema } from '../schema/schema.ts';
import type { ErasedVisitor } from './erased-visitor.ts';
import {
  EVENT_TEXTS,
  mentions,
  OUTCOME_TEXTS,
  redactEventTexts,
  redactOutcomeTexts,
  redactVisitTexts,
  VISIT_TEXTS,
} from './redact-texts.ts';

export async function eraseMentions(
  { read, write }: SqlAccess,
  { id: visitorId, bounds }: ErasedVisitor,
): Promise<ErasedCounts> {
  const isOwn = sql<boolean>`visitor_id = ${visitorId}`;
  const counts = { visits: 0, actions: 0, events: 0 };
  for await (const seqs of found(read, 'visits', bounds.visits, sql`${isOwn} or ${mentions(VISIT_TEXTS, visitorId)}`)) {
    counts.visits += await deleteOwn(write, 'visits', isOwn, seqs);
    await write.updateTable('visits').set(redactVisitTexts(visitorId)).where('seq', 'in', seqs).execute();
  }
  for await (const seqs of found(read, 'actions', bounds.actions, isOwn)) {
    counts.actions += await deleteOwn(write, 'actions', isOwn, seqs);
  }
  for await (const seqs of found(read, 'server_events', bounds.server_events, mentions(EVENT_TEXTS, visitorId))) {
    await write.updateTable('server_events').set(redactEventTexts(visitorId)).where('seq', 'in', seqs).execute();
    counts.events += seqs.length;
  }
  await eraseCreditedMentions({ read, write }, visitorId);
  return counts;
}

/** Runs after the visits, so that a projection that has read an old source reads the redacted one instead. */
async function eraseCreditedMentions({ read, write }: SqlAccess, visitorId: string): Promise<void> {
  await invalidateProjection(write);
  const bound = await lastNumber(read, 'event_outcomes');
  for await (const seqs of found(read, 'event_outcomes', bound, mentions(OUTCOME_TEXTS, visitorId))) {
    await write.updateTable('event_outcomes').set(redactOutcomeTexts(visitorId)).where('seq', 'in', seqs).execute();
  }
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

/** Numbers of the rows that meet the condition, a page at a time. */
async function* found(
  db: Kysely<Schema>,
  table: NumberedTable,
  bound: number,
  condition: RawBuilder<unknown>,
): AsyncGenerator<number[]> {
  for await (const { after, upTo } of pagesOf(db, table, bound)) {
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

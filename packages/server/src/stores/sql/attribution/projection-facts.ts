// Reads the records that are not projected yet, as domain events.
import type { Kysely } from 'kysely';
import {
  type ActionFact,
  type EventFact,
  type FactBatch,
  timestampOccurrence,
  type VisitFact,
} from '../../../attribution/ports.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import { countAfter, type Page } from '../records/record-pages.ts';
import type { ReadStablePosition } from '../records/stable-position.ts';
import type { Schema } from '../schema/schema.ts';

/** The version is read first: if anything changes after that, writing the batch fails. */
export async function readFacts(
  db: Kysely<Schema>,
  hash: KeyedHash,
  stablePosition: ReadStablePosition,
  limit: number,
): Promise<FactBatch> {
  const head = await db.selectFrom('projection').selectAll().executeTakeFirstOrThrow();
  const bound = await stablePosition();
  const visits = await visitsAfter(db, { after: head.visit, upTo: bound }, limit);
  const until = visits.length < limit ? Number.POSITIVE_INFINITY : (visits.at(-1)?.at ?? 0);
  return {
    version: head.version,
    visits,
    actions: upTo(until, await actionsAfter(db, { after: head.action, upTo: bound }, limit), ({ at }) => at),
    events: upTo(
      until,
      await eventsAfter(db, { after: head.event, upTo: bound }, limit),
      ({ received_at }) => received_at,
    ).map(eventFact(hash)),
  };
}

/** The records before the first that was received later. */
function upTo<Row>(until: number, rows: Row[], receivedAt: (row: Row) => number): Row[] {
  const ahead = rows.findIndex((row) => receivedAt(row) > until);
  return ahead === -1 ? rows : rows.slice(0, ahead);
}

const visitsAfter = (db: Kysely<Schema>, { after, upTo }: Page, limit: number): Promise<VisitFact[]> =>
  db
    .selectFrom('visits')
    .select(['seq as number', 'install', 'visitor_id as visitorId', 'received_at as at', 'page', 'source', 'referrer'])
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .limit(limit)
    .execute();

const actionsAfter = (db: Kysely<Schema>, { after, upTo }: Page, limit: number): Promise<ActionFact[]> =>
  db
    .selectFrom('actions')
    .select(['seq as number', 'install', 'visitor_id as visitorId', 'received_at as at'])
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .limit(limit)
    .execute();

const eventsAfter = (db: Kysely<Schema>, { after, upTo }: Page, limit: number) =>
  db
    .selectFrom('server_events')
    .innerJoin('connections', 'connections.number', 'server_events.connection')
    .select(['seq as number', 'install', 'event_id as eventId', 'occurred_at as occurredAt', 'status'])
    .select([
      'occurred_at_text',
      'visitor_id as visitorId',
      'connection',
      'handle',
      'subject_type',
      'subject_id',
      'received_at',
    ])
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .limit(limit)
    .execute();

const eventFact =
  (hash: KeyedHash) =>
  (row: Awaited<ReturnType<typeof eventsAfter>>[number]): EventFact => {
    const { connection, handle, subject_type, subject_id, received_at: _, occurred_at_text, ...fact } = row;
    const subject = hash('subject', JSON.stringify([connection, handle, subject_type, subject_id]));
    const { creditedUntil } = timestampOccurrence(occurred_at_text, fact.occurredAt);
    return { ...fact, creditedUntil, subject: subject.toString('hex') };
  };

export async function countPending(db: Kysely<Schema>): Promise<number> {
  const head = await db.selectFrom('projection').selectAll().executeTakeFirstOrThrow();
  const counts = await Promise.all([
    countAfter(db, 'visits', head.visit),
    countAfter(db, 'actions', head.action),
    countAfter(db, 'server_events', head.event),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

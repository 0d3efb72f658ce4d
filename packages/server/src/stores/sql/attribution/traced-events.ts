// Projected server events as they are shown.
import type { Kysely } from 'kysely';
import type { Traced, TracedEvent, TraceQuery } from '../../../attribution/ports.ts';
import { bytesToUuid, uuidToBytes } from '../column-codecs.ts';
import type { Schema } from '../schema/schema.ts';
import { recentPages } from './recent-pages.ts';
import { spanOf } from './traced-visits.ts';

/** Of a brand's installs. */
const eventRows = (db: Kysely<Schema>, brandId: string) =>
  db
    .selectFrom('server_events as event')
    .innerJoin('connections', 'connections.number', 'event.connection')
    .innerJoin('installs', 'installs.number', 'connections.install')
    .innerJoin('event_outcomes as known', (join) =>
      join.onRef('known.seq', '=', 'event.seq').onRef('known.install', '=', 'connections.install'),
    )
    .select(['event.seq', 'event.receipt_id', 'event.event_id', 'event.handle', 'event.status', 'event.occurred_at'])
    .select(['event.subject_type', 'event.subject_id', 'installs.id as install_id'])
    .select(['known.install', 'known.visitor', 'known.outcome', 'known.channel', 'known.last_seen_at'])
    .select(['known.original'])
    .where('installs.brand_id', '=', brandId);

export type EventRow = Awaited<ReturnType<ReturnType<typeof eventRows>['execute']>>[number];

export const tracedEvent = (row: EventRow): TracedEvent => ({
  receiptId: bytesToUuid(row.receipt_id),
  installId: row.install_id,
  eventId: row.event_id,
  handle: row.handle,
  status: row.status,
  occurredAt: row.occurred_at,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  outcome: row.outcome,
  channel: row.channel,
});

/** An event may be received long after its day, so the search starts at the newest. */
export async function eventsOfDay(db: Kysely<Schema>, query: TraceQuery): Promise<Traced<TracedEvent>> {
  const records: TracedEvent[] = [];
  const { since, until } = spanOf(query.day);
  for await (const { isLast, after, upTo } of recentPages(db, 'server_events', { since })) {
    const rows = await eventRows(db, query.brandId)
      .$if(query.installId !== undefined, (rows) => rows.where('installs.id', '=', query.installId ?? ''))
      .where('event.seq', '>', after)
      .where('event.seq', '<=', upTo)
      .where('event.status', '<>', 'test')
      .where('event.occurred_at', '>=', since)
      .where('event.occurred_at', '<', until)
      .orderBy('event.seq', 'desc')
      .execute();
    const own = rows.filter(({ channel }) => channel === query.channel).map(tracedEvent);
    const room = query.limit - records.length;
    records.push(...own.slice(0, room));
    if (own.length > room) return { records, isComplete: false };
    if (isLast) return { records, isComplete: true };
  }
  return { records, isComplete: false };
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export async function findEvent(db: Kysely<Schema>, brandId: string, receiptId: string): Promise<EventRow | undefined> {
  if (!UUID.test(receiptId)) return undefined;
  return eventRows(db, brandId).where('event.receipt_id', '=', uuidToBytes(receiptId)).executeTakeFirst();
}

export const findEventBySeq = (db: Kysely<Schema>, brandId: string, seq: number): Promise<EventRow | undefined> =>
  eventRows(db, brandId).where('event.seq', '=', seq).executeTakeFirst();

export const eventsBySeq = (db: Kysely<Schema>, brandId: string, seqs: readonly number[]): Promise<EventRow[]> =>
  eventRows(db, brandId).where('event.seq', 'in', seqs).orderBy('event.occurred_at').orderBy('event.seq').execute();

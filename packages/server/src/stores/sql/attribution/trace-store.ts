// `TraceStore` over SQL.
import type { Kysely } from 'kysely';
import {
  ATTRIBUTION_WINDOW_MS,
  LONGEST_CREDIT_AFTER_MS,
  type Touch,
  type TracedEvent,
  type TraceStore,
} from '../../../attribution/ports.ts';
import type { SqlAccess } from '../database.ts';
import { inChunks } from '../row-values.ts';
import type { Schema } from '../schema/schema.ts';
import type { StoreHash } from '../store-hash.ts';
import { eventsBySeq, eventsOfDay, findEvent, findEventBySeq, tracedEvent } from './traced-events.ts';
import { findVisit, type VisitKey, visitKeyOf, visitsOfDay } from './traced-visits.ts';

/** More visits than any visitor has within 30 days. */
const MOST_RECORDS = 1000;

export function createTraceStore({ read }: Pick<SqlAccess, 'read'>, storeHash: StoreHash): TraceStore {
  return {
    visitsOf: async (query) => visitsOfDay(read, await storeHash(), query),
    eventsOf: (query) => eventsOfDay(read, query),
    async trailOf(brandId, id) {
      const key = visitKeyOf(id);
      const found = key && (await findVisit(read, brandId, key));
      if (!key || !found) return undefined;
      const place = { ...key, install: found.install };
      return {
        visit: found.visit,
        touches: await touchesAround(read, place),
        actions: await actionsAfter(read, place),
        events: await creditedEvents(read, brandId, place),
      };
    },
    async eventWithVisit(brandId, receiptId) {
      const row = await findEvent(read, brandId, receiptId);
      if (!row) return undefined;
      const credited = row.original === null ? row : await findEventBySeq(read, brandId, row.original);
      const { visitor = null, last_seen_at: at = null } = credited ?? {};
      const found = visitor !== null && at !== null ? await findVisit(read, brandId, { visitor, at }) : undefined;
      return { event: tracedEvent(row), visit: found?.visit };
    },
  };
}

type Place = VisitKey & { install: number };

const touchRows = (db: Kysely<Schema>, { visitor, install }: Place) =>
  db
    .selectFrom('visitor_visits')
    .select(['seq as visit', 'at', 'channel'])
    .where('visitor', '=', visitor)
    .where('install', '=', install);

/** The visit, the last one before it that was not direct, and those after it. */
async function touchesAround(db: Kysely<Schema>, place: Place): Promise<Touch[]> {
  const before = await touchRows(db, place)
    .where('at', '<', place.at)
    .where('at', '>=', place.at - ATTRIBUTION_WINDOW_MS)
    .where('channel', '<>', 'direct')
    .orderBy('at', 'desc')
    .limit(1)
    .execute();
  const after = await touchRows(db, place)
    .where('at', '>=', place.at)
    .where('at', '<=', place.at + ATTRIBUTION_WINDOW_MS)
    .orderBy('at')
    .limit(MOST_RECORDS)
    .execute();
  return [...before, ...after].map((touch) => ({ ...touch, source: null }));
}

const actionsAfter = (db: Kysely<Schema>, { visitor, install, at }: Place) =>
  db
    .selectFrom('visitor_actions')
    .select('at')
    .where('visitor', '=', visitor)
    .where('install', '=', install)
    .where('at', '>=', at)
    .where('at', '<=', at + ATTRIBUTION_WINDOW_MS)
    .orderBy('at')
    .limit(MOST_RECORDS)
    .execute();

async function creditedEvents(db: Kysely<Schema>, brandId: string, place: Place): Promise<TracedEvent[]> {
  const confirmed = await db
    .selectFrom('event_outcomes')
    .select(['seq', 'subject'])
    .where('visitor', '=', place.visitor)
    .where('install', '=', place.install)
    .where('occurred_at', '>=', place.at - LONGEST_CREDIT_AFTER_MS)
    .where('occurred_at', '<=', place.at + ATTRIBUTION_WINDOW_MS)
    .where('outcome', '=', 'attributed')
    .where('last_seen_at', '=', place.at)
    .limit(MOST_RECORDS)
    .execute();
  const events: TracedEvent[] = [];
  for (const chunk of inChunks(confirmed)) {
    const seqs = chunk.map(({ seq }) => seq);
    const reversals = await db
      .selectFrom('event_outcomes')
      .select('seq')
      .where(
        'subject',
        'in',
        chunk.map(({ subject }) => subject),
      )
      .where('status', '<>', 'test')
      .where('original', 'in', seqs)
      .execute();
    const rows = await eventsBySeq(db, brandId, [...seqs, ...reversals.map(({ seq }) => seq)]);
    events.push(...rows.map(tracedEvent));
  }
  return events;
}

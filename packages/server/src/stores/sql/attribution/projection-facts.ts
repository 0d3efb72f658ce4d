// Reads the records that are not projected yet, as domain events.
import type { Kysely, RawBuilder } from 'kysely';
import {
  type ActionFact,
  type EventFact,
  type FactBatch,
  type Seen,
  type Share,
  timestampOccurrence,
  type VisitFact,
} from '../../../attribution/ports.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import type { Page } from '../records/record-pages.ts';
import { type ReadStablePosition, UNBOUNDED } from '../records/stable-position.ts';
import type { Schema } from '../schema/schema.ts';
import { isOfParts } from './install-parts.ts';
import { nextGroup, type PartGroup } from './next-group.ts';
import type { Head, Position } from './projection-head.ts';

export interface FactReader {
  db: Kysely<Schema>;
  hash: KeyedHash;
  stablePosition: ReadStablePosition;
  readHeads(): Promise<Head[]>;
}

/** The versions are read first: if anything changes after that, writing the batch fails. */
export async function readFacts(
  { db, hash, stablePosition, readHeads }: FactReader,
  limit: number,
  share: Share,
): Promise<FactBatch> {
  const heads = await readHeads();
  const own = heads.filter(({ part }) => part % share.of === share.index);
  const bound = await stablePosition();
  const group = nextGroup(own, heads.length, bound);
  if (group === undefined) return { parts: [], seen: {}, visits: [], actions: [], events: [] };
  const { parts, after, upTo } = group;
  const numbers = parts.map(({ part }) => part);
  const read = (kind: keyof Position, install: string): Selection => ({
    page: { after: after[kind], upTo: upTo[kind] },
    isOwn: isOfParts(install, numbers, heads.length),
    limit,
  });
  const visits = await visitsIn(db, read('visit', 'install'));
  const until = visits.length < limit ? Number.POSITIVE_INFINITY : (visits.at(-1)?.at ?? 0);
  const actions = await actionsIn(db, read('action', 'install'));
  const events = await eventsIn(db, read('event', 'connections.install'));
  const keptActions = receivedUntil(until, actions, ({ at }) => at);
  const keptEvents = receivedUntil(until, events, ({ received_at }) => received_at);
  return {
    parts,
    seen: {
      ...seenOf('visit', group, { rows: visits, kept: visits, limit }),
      ...seenOf('action', group, { rows: actions, kept: keptActions, limit }),
      ...seenOf('event', group, { rows: events, kept: keptEvents, limit }),
    },
    visits,
    actions: keptActions,
    events: keptEvents.map(eventFact(hash)),
  };
}

interface Selection {
  page: Page;
  isOwn: RawBuilder<boolean>;
  limit: number;
}

/** The records before the first that was received later. */
function receivedUntil<Row>(until: number, rows: Row[], receivedAt: (row: Row) => number): Row[] {
  const ahead = rows.findIndex((row) => receivedAt(row) > until);
  return ahead === -1 ? rows : rows.slice(0, ahead);
}

interface Taken {
  rows: readonly unknown[];
  kept: readonly { number: number }[];
  limit: number;
}

/** Past the records of other parts, if the batch takes all records of its own; otherwise its last record. */
function seenOf(kind: keyof Position, { after, upTo }: PartGroup, { rows, kept, limit }: Taken): Seen {
  const isComplete = kept.length === rows.length && rows.length < limit && upTo[kind] !== UNBOUNDED;
  const end = isComplete ? upTo[kind] : (kept.at(-1)?.number ?? after[kind]);
  return end > after[kind] ? { [kind]: end } : {};
}

const visitsIn = (db: Kysely<Schema>, { page, isOwn, limit }: Selection): Promise<VisitFact[]> =>
  db
    .selectFrom('visits')
    .select(['seq as number', 'install', 'visitor_id as visitorId', 'received_at as at', 'page', 'source', 'referrer'])
    .where('seq', '>', page.after)
    .where('seq', '<=', page.upTo)
    .where(isOwn)
    .orderBy('seq')
    .limit(limit)
    .execute();

const actionsIn = (db: Kysely<Schema>, { page, isOwn, limit }: Selection): Promise<ActionFact[]> =>
  db
    .selectFrom('actions')
    .select(['seq as number', 'install', 'visitor_id as visitorId', 'received_at as at'])
    .where('seq', '>', page.after)
    .where('seq', '<=', page.upTo)
    .where(isOwn)
    .orderBy('seq')
    .limit(limit)
    .execute();

const eventsIn = (db: Kysely<Schema>, { page, isOwn, limit }: Selection) =>
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
    .where('seq', '>', page.after)
    .where('seq', '<=', page.upTo)
    .where(isOwn)
    .orderBy('seq')
    .limit(limit)
    .execute();

const eventFact =
  (hash: KeyedHash) =>
  (row: Awaited<ReturnType<typeof eventsIn>>[number]): EventFact => {
    const { connection, handle, subject_type, subject_id, received_at: _, occurred_at_text, ...fact } = row;
    const subject = hash('subject', JSON.stringify([connection, handle, subject_type, subject_id]));
    const { creditedUntil } = timestampOccurrence(occurred_at_text, fact.occurredAt);
    return { ...fact, creditedUntil, subject: subject.toString('hex') };
  };

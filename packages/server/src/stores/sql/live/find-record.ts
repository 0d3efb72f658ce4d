// One record, with the credit that the projection gave it.
import { type Kysely, sql } from 'kysely';
import { ATTRIBUTION_WINDOW_MS } from '../../../attribution/ports.ts';
import type { Credit, CreditedVisit, LiveRecord, RecordDetail, RecordKind } from '../../../live/ports.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import type { Schema } from '../schema/schema.ts';
import { SELECT_ROWS } from './record-selects.ts';

interface RecordQuery {
  brandId: string;
  kind: RecordKind;
  number: number;
}

export async function findRecord(
  db: Kysely<Schema>,
  hash: KeyedHash,
  { brandId, kind, number }: RecordQuery,
): Promise<RecordDetail | undefined> {
  const range = { brandIds: [brandId], after: number - 1, upTo: number };
  const [record] = await SELECT_ROWS[kind](db, range, 1);
  return record && { record, credit: await creditOf(db, hash, record) };
}

async function creditOf(db: Kysely<Schema>, hash: KeyedHash, record: LiveRecord): Promise<Credit | null> {
  return record.kind === 'event' ? creditOfEvent(db, record.number) : creditOfDelivery(db, hash, record);
}

const DELIVERIES = {
  visit: { records: 'visits', projected: 'visitor_visits' },
  action: { records: 'actions', projected: 'visitor_actions' },
} as const;

async function creditOfDelivery(
  db: Kysely<Schema>,
  hash: KeyedHash,
  { kind, number, receivedAt }: Exclude<LiveRecord, { kind: 'event' }>,
): Promise<Credit | null> {
  const { records, projected } = DELIVERIES[kind];
  const row = await db
    .selectFrom(records)
    .select(['install', 'visitor_id'])
    .where('seq', '=', number)
    .where('received_at', '=', receivedAt)
    .executeTakeFirst();
  if (!row) return null;
  const visitor = { install: row.install, visitor: hash('visitor', row.visitor_id) };
  const found = await db
    .selectFrom(projected)
    .select('channel')
    .where('visitor', '=', visitor.visitor)
    .where('install', '=', visitor.install)
    .where('at', '=', receivedAt)
    .where('seq', '=', number)
    .executeTakeFirst();
  if (!found) return null;
  const visit = kind === 'visit' ? null : await creditedVisit(db, { ...visitor, ...found, at: receivedAt });
  return { channel: found.channel, outcome: null, visit };
}

async function creditOfEvent(db: Kysely<Schema>, number: number): Promise<Credit | null> {
  const row = await db
    .selectFrom('event_outcomes')
    .select(['install', 'visitor', 'outcome', 'channel', 'last_seen_at'])
    .where('seq', '=', number)
    .executeTakeFirst();
  if (!row) return null;
  const { install, visitor, outcome, channel, last_seen_at: at } = row;
  const visit =
    visitor === null || at === null ? null : await creditedVisit(db, { install, visitor, channel, at, isExact: true });
  return { channel, outcome, visit };
}

interface CreditQuery {
  install: number;
  visitor: Uint8Array;
  channel: string;
  /** When the record was received; if `isExact`, when the credited visit was received. */
  at: number;
  isExact?: boolean;
}

/**
 * The last visit of the window with the record's channel is the credited one: the channel is that of the last visit that
 * was not direct, or `direct` if there is no other.
 */
async function creditedVisit(
  db: Kysely<Schema>,
  { install, visitor, channel, at, isExact = false }: CreditQuery,
): Promise<CreditedVisit | null> {
  const row = await db
    .selectFrom('visitor_visits as credited')
    .innerJoin('visits', (join) =>
      join.onRef('visits.seq', '=', 'credited.seq').onRef('visits.received_at', '=', 'credited.at'),
    )
    .select(['visits.seq', 'visits.received_at', 'page', 'source', 'referrer'])
    .where('credited.visitor', '=', visitor)
    .where('credited.install', '=', install)
    .where('credited.at', '<=', at)
    .where('credited.at', '>=', isExact ? at : at - ATTRIBUTION_WINDOW_MS)
    .where(sql<boolean>`credited.channel = ${channel}`)
    .orderBy('credited.at', 'desc')
    .orderBy('credited.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { seq: number, received_at: receivedAt, page, source, referrer } = row;
  return { number, receivedAt, page, source, referrer };
}

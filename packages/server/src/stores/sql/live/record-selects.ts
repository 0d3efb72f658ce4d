// Selects the records of a kind, without the visitor and the subject.
import { withoutLeapSecond } from '@service/protocol/schemas';
import type { Kysely } from 'kysely';
import type { LiveAction, LiveEvent, LiveRecord, LiveVisit, RecordKind } from '../../../live/ports.ts';
import { bytesToUuid } from '../column-codecs.ts';
import type { Schema } from '../schema/schema.ts';

/** Numbers after `after` and up to `upTo`. */
export interface RecordRange {
  brandIds: readonly string[];
  installId?: string | undefined;
  after: number;
  upTo: number;
}

type SelectRows = (db: Kysely<Schema>, range: RecordRange, limit: number) => Promise<LiveRecord[]>;

/** Newest first, at most `limit`. */
export const SELECT_ROWS: Readonly<Record<RecordKind, SelectRows>> = {
  visit: selectVisits,
  action: selectActions,
  event: selectEvents,
};

async function selectVisits(db: Kysely<Schema>, range: RecordRange, limit: number): Promise<LiveVisit[]> {
  const rows = await deliveries(db, 'visits', range, limit).select(['page', 'source', 'referrer']).execute();
  return rows.map((row) => ({
    kind: 'visit',
    ...delivery(row),
    page: row.page,
    source: row.source,
    referrer: row.referrer,
  }));
}

async function selectActions(db: Kysely<Schema>, range: RecordRange, limit: number): Promise<LiveAction[]> {
  const rows = await deliveries(db, 'actions', range, limit).execute();
  return rows.map((row) => ({ kind: 'action', ...delivery(row) }));
}

const deliveries = (
  db: Kysely<Schema>,
  table: 'visits' | 'actions',
  { brandIds, installId, after, upTo }: RecordRange,
  limit: number,
) =>
  db
    .selectFrom(table)
    .innerJoin('installs', 'installs.number', 'install')
    .select(['seq', 'installs.id as install_id', 'brand_id', 'delivery_id', 'receipt_id', 'received_at'])
    .where('brand_id', 'in', brandIds)
    .$if(installId !== undefined, (query) => query.where('installs.id', '=', installId ?? ''))
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq', 'desc')
    .limit(limit);

interface DeliveryRow {
  seq: number;
  install_id: string;
  brand_id: string;
  delivery_id: Uint8Array;
  receipt_id: Uint8Array;
  received_at: number;
}

const delivery = (row: DeliveryRow): Omit<LiveAction, 'kind'> => ({
  number: row.seq,
  brandId: row.brand_id,
  installId: row.install_id,
  receivedAt: row.received_at,
  receiptId: bytesToUuid(row.receipt_id),
  deliveryId: bytesToUuid(row.delivery_id),
});

async function selectEvents(
  db: Kysely<Schema>,
  { brandIds, installId, after, upTo }: RecordRange,
  limit: number,
): Promise<LiveEvent[]> {
  const rows = await db
    .selectFrom('server_events')
    .innerJoin('connections', 'connections.number', 'server_events.connection')
    .innerJoin('installs', 'installs.number', 'connections.install')
    .select(['seq', 'installs.id as install_id', 'brand_id', 'connections.id as connection_id', 'receipt_id'])
    .select(['received_at', 'webhook_id', 'event_id', 'handle', 'occurred_at_text', 'subject_type', 'status'])
    .where('brand_id', 'in', brandIds)
    .$if(installId !== undefined, (query) => query.where('installs.id', '=', installId ?? ''))
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    kind: 'event',
    number: row.seq,
    brandId: row.brand_id,
    installId: row.install_id,
    receivedAt: row.received_at,
    receiptId: bytesToUuid(row.receipt_id),
    connectionId: row.connection_id,
    webhookId: row.webhook_id,
    eventId: row.event_id,
    handle: row.handle,
    occurredAt: withoutLeapSecond(row.occurred_at_text),
    subjectType: row.subject_type,
    status: row.status,
  }));
}

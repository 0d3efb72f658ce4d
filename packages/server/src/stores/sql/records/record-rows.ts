// The records of a page as exports and the relay show them, in the order of their numbers.
import { withoutLeapSecond } from '@service/protocol/schemas';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { ExportedAction, ExportedEvent, ExportedVisit, ExportQuery } from '../../../privacy/ports.ts';
import { bytesToUuid } from '../column-codecs.ts';
import type { ActionTable, Schema } from '../schema/schema.ts';
import type { Page } from './record-pages.ts';

/** A page, or records by their numbers. */
export type RecordSelection = Page | { seqs: readonly number[] };

export interface Numbered<Record> {
  seq: number;
  receiptId: string;
  record: Record;
}

const numbers = ({ seq, receipt_id }: { seq: number; receipt_id: Uint8Array }) => ({
  seq,
  receiptId: bytesToUuid(receipt_id),
});

export async function visitsOfPage(
  db: Kysely<Schema>,
  query: ExportQuery,
  page: RecordSelection,
): Promise<Numbered<ExportedVisit>[]> {
  const rows = await deliveryRows(db, 'visits', query, page).select(['page', 'source', 'referrer']).execute();
  return rows.map((row) => {
    const { page: url, source, referrer } = row;
    return { ...numbers(row), record: { kind: 'visit', ...delivery(row), page: url, source, referrer } };
  });
}

export async function actionsOfPage(
  db: Kysely<Schema>,
  query: ExportQuery,
  page: RecordSelection,
): Promise<Numbered<ExportedAction>[]> {
  const rows = await deliveryRows(db, 'actions', query, page).execute();
  return rows.map((row) => ({ ...numbers(row), record: { kind: 'action', ...delivery(row) } }));
}

const deliveryRows = (
  db: Kysely<Schema>,
  table: 'visits' | 'actions',
  { installId, since }: ExportQuery,
  selection: RecordSelection,
) =>
  db
    .selectFrom(table)
    .innerJoin('installs', 'installs.number', 'install')
    .select(['seq', 'installs.id as install_id', 'visitor_id', 'delivery_id', 'receipt_id', 'received_at'])
    .where(isSelected(selection))
    .$if(installId !== undefined, (query) => query.where('installs.id', '=', installId ?? ''))
    .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? 0))
    .orderBy('seq');

const isSelected = (selection: RecordSelection): RawBuilder<boolean> =>
  'seqs' in selection
    ? sql<boolean>`seq in (${sql.join(selection.seqs)})`
    : sql<boolean>`seq > ${selection.after} and seq <= ${selection.upTo}`;

type DeliveryRow = Pick<Selectable<ActionTable>, 'visitor_id' | 'delivery_id' | 'received_at'> & { install_id: string };

const delivery = (row: DeliveryRow): Omit<ExportedAction, 'kind'> => ({
  installId: row.install_id,
  visitorId: row.visitor_id,
  deliveryId: bytesToUuid(row.delivery_id),
  receivedAt: row.received_at,
});

export async function eventsOfPage(
  db: Kysely<Schema>,
  { installId, since }: ExportQuery,
  selection: RecordSelection,
): Promise<Numbered<ExportedEvent>[]> {
  const rows = await db
    .selectFrom('server_events')
    .innerJoin('connections', 'connections.number', 'server_events.connection')
    .innerJoin('installs', 'installs.number', 'connections.install')
    .selectAll('server_events')
    .select(['installs.id as install_id', 'connections.id as connection_id'])
    .where(isSelected(selection))
    .$if(installId !== undefined, (query) => query.where('installs.id', '=', installId ?? ''))
    .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? 0))
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({ ...numbers(row), record: eventOf(row) }));
}

type EventRow = Selectable<Schema['server_events']> & { install_id: string; connection_id: string };

const eventOf = (row: EventRow): ExportedEvent => ({
  kind: 'event',
  installId: row.install_id,
  connectionId: row.connection_id,
  visitorId: row.visitor_id,
  webhookId: row.webhook_id,
  receivedAt: row.received_at,
  receiptId: bytesToUuid(row.receipt_id),
  eventId: row.event_id,
  handle: row.handle,
  occurredAt: withoutLeapSecond(row.occurred_at_text),
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  status: row.status,
});

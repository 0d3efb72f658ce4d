// What an exported record is called on its line (decisions 12).
import type { ExportedAction, ExportedEvent, ExportedVisit } from '../privacy/ports.ts';
import { csvLine } from './export-csv.ts';

export type ExportedRecord = ExportedVisit | ExportedAction | ExportedEvent;
export type ExportKind = 'visits' | 'actions' | 'events';

/** How records of a kind become text. */
export interface LineFormat {
  head: string;
  line(record: ExportedRecord): string;
}

export const ndjson: LineFormat = { head: '', line: (record) => `${JSON.stringify(documentOf(record))}\n` };

const SHARED = ['kind', 'install_id', 'visitor_id', 'delivery_id', 'received_at'] as const;
const COLUMNS: Readonly<Record<ExportKind, readonly string[]>> = {
  visits: [...SHARED, 'page', 'source', 'referrer'],
  actions: SHARED,
  events: [
    ...[...SHARED, 'receipt_id', 'connection_id', 'spec_version', 'event_id', 'event_handle', 'occurred_at'],
    ...['subject_type', 'subject_id', 'status'],
  ],
};

/** Subject and attribution are flat: `subject_type`, `subject_id` and `visitor_id`. */
export const csv = (kind: ExportKind): LineFormat => ({
  head: csvLine(COLUMNS[kind]),
  line(record) {
    const fields = new Map<string, unknown>(Object.entries(flatOf(record)));
    return csvLine(COLUMNS[kind].map((column) => textOf(fields.get(column))));
  },
});

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const flatOf = (record: ExportedRecord): object =>
  record.kind === 'event'
    ? { ...documentOf(record), subject_type: record.subjectType, subject_id: record.subjectId }
    : documentOf(record);

function documentOf(record: ExportedRecord): object {
  const shared = {
    kind: record.kind,
    install_id: record.installId,
    visitor_id: record.visitorId,
    delivery_id: record.kind === 'event' ? record.webhookId : record.deliveryId,
    received_at: new Date(record.receivedAt).toISOString(),
  };
  if (record.kind === 'action') return shared;
  if (record.kind === 'event') return { ...shared, ...eventFields(record) };
  return { ...shared, page: record.page, source: record.source, referrer: record.referrer };
}

/** The fields of the body at the top level, in its own words (Spec 2.7). */
const eventFields = (event: ExportedEvent): object => ({
  receipt_id: event.receiptId,
  connection_id: event.connectionId,
  spec_version: '1.0',
  event_id: event.eventId,
  event_handle: event.handle,
  occurred_at: event.occurredAt,
  subject: { type: event.subjectType, id: event.subjectId },
  attribution: event.visitorId === null ? null : { visitor_id: event.visitorId },
  status: event.status,
});

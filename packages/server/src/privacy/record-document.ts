// The public format of a record in exports and relays (decisions 12).
import type { ExportedAction, ExportedEvent, ExportedRecord, ExportedVisit } from './ports.ts';

interface SharedFields {
  install_id: string;
  delivery_id: string;
  /** ISO 8601, UTC. */
  received_at: string;
}

export interface VisitDocument extends SharedFields {
  kind: 'visit';
  visitor_id: string;
  page: string;
  source: string | null;
  referrer: string | null;
}

export interface ActionDocument extends SharedFields {
  kind: 'action';
  visitor_id: string;
}

/** The fields of the body at the top level, under their own names (Spec 2.7). */
export interface EventDocument extends SharedFields {
  kind: 'event';
  visitor_id: string | null;
  receipt_id: string;
  connection_id: string;
  spec_version: '1.0';
  event_id: string;
  event_handle: string;
  occurred_at: string;
  subject: { type: string; id: string };
  attribution: { visitor_id: string } | null;
  status: ExportedEvent['status'];
}

export type RecordDocument = VisitDocument | ActionDocument | EventDocument;

export function recordDocument(record: ExportedRecord): RecordDocument {
  switch (record.kind) {
    case 'visit': {
      const { page, source, referrer } = record;
      return { kind: 'visit', ...deliveryFields(record), page, source, referrer };
    }
    case 'action':
      return { kind: 'action', ...deliveryFields(record) };
    case 'event':
      return eventDocument(record);
  }
}

const deliveryFields = (record: ExportedVisit | ExportedAction) => ({
  install_id: record.installId,
  visitor_id: record.visitorId,
  delivery_id: record.deliveryId,
  received_at: new Date(record.receivedAt).toISOString(),
});

const eventDocument = (event: ExportedEvent): EventDocument => ({
  kind: 'event',
  install_id: event.installId,
  visitor_id: event.visitorId,
  delivery_id: event.webhookId,
  received_at: new Date(event.receivedAt).toISOString(),
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

// The record tables, as the writers of records fill them.
import type { DatabaseSync } from 'node:sqlite';
import type { Records } from '../ingest/writer-parts.ts';

export function createRecords(db: DatabaseSync): Records {
  const insertVisit = db.prepare(
    'insert into visits (install, visitor_id, delivery_id, receipt_id, received_at, page, source, referrer) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const insertAction = db.prepare(
    'insert into actions (install, visitor_id, delivery_id, receipt_id, received_at) values (?, ?, ?, ?, ?)',
  );
  const insertEvent = db.prepare(
    `insert into server_events (connection, receipt_id, webhook_id, event_id, handle, status, occurred_at_text,
       occurred_at, subject_type, subject_id, visitor_id, received_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return {
    insertVisit({ owner, visitorId, deliveryId, receiptId, receivedAt, page, source, referrer }) {
      insertVisit.run(owner, visitorId, deliveryId, receiptId, receivedAt, page, source, referrer);
    },
    insertAction({ owner, visitorId, deliveryId, receiptId, receivedAt }) {
      insertAction.run(owner, visitorId, deliveryId, receiptId, receivedAt);
    },
    insertEvent(row) {
      const { owner, receiptId, webhookId, eventId, handle, status, occurredAtText, occurredAt } = row;
      const { subjectType, subjectId, visitorId, receivedAt } = row;
      insertEvent.run(
        ...[owner, receiptId, webhookId, eventId, handle, status, occurredAtText, occurredAt],
        ...[subjectType, subjectId, visitorId, receivedAt],
      );
    },
  };
}

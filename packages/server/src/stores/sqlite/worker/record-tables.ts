// Inserts records into their tables.
import type { DatabaseSync } from 'node:sqlite';
import type { RecordWriter } from '../../ingest/writer-parts.ts';
import { createRecordNumbers } from './record-numbers.ts';

export interface NumberedRecords extends RecordWriter {
  /** Call it first in each transaction. */
  begin(): void;
}

export function createRecords(db: DatabaseSync): NumberedRecords {
  const numbers = createRecordNumbers(db);
  const insertVisit = db.prepare(
    `insert into visits (seq, install, visitor_id, delivery_id, receipt_id, received_at, page, source, referrer)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertAction = db.prepare(
    'insert into actions (seq, install, visitor_id, delivery_id, receipt_id, received_at) values (?, ?, ?, ?, ?, ?)',
  );
  const insertEvent = db.prepare(
    `insert into server_events (seq, connection, receipt_id, webhook_id, event_id, handle, status, occurred_at_text,
       occurred_at, subject_type, subject_id, visitor_id, received_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return {
    begin: () => numbers.refresh(),
    insertVisit({ install, visitorId, deliveryId, receiptId, receivedAt, page, source, referrer }) {
      insertVisit.run(numbers.next(), install, visitorId, deliveryId, receiptId, receivedAt, page, source, referrer);
    },
    insertAction({ install, visitorId, deliveryId, receiptId, receivedAt }) {
      insertAction.run(numbers.next(), install, visitorId, deliveryId, receiptId, receivedAt);
    },
    insertEvent(row) {
      const { connection, receiptId, webhookId, eventId, handle, status, occurredAtText, occurredAt } = row;
      const { subjectType, subjectId, visitorId, receivedAt } = row;
      insertEvent.run(
        ...[numbers.next(), connection, receiptId, webhookId, eventId, handle, status, occurredAtText, occurredAt],
        ...[subjectType, subjectId, visitorId, receivedAt],
      );
    },
  };
}

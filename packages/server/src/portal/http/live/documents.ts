// The wire form of a live row.
import type { LiveRowDocument } from '@service/protocol/portal';
import type { Credit, KeptRefusal, LiveRecord, LiveRow } from '../../../live/index.ts';
import { isoTime } from '../iso-time.ts';
import type { SealedPlaces } from './sealed-places.ts';

type RowId = SealedPlaces['rowId'];

export const liveRowDocument = ({ record, refusal }: LiveRow, rowId: RowId): LiveRowDocument =>
  record === undefined ? refusalDocument(refusal, rowId) : recordDocument(record, rowId);

function recordDocument(record: LiveRecord, rowId: RowId): LiveRowDocument {
  const common = {
    id: rowId(record.kind, record.number),
    at: isoTime(record.receivedAt),
    install_id: record.installId,
    receipt_id: record.receiptId,
  };
  if (record.kind === 'action') return { ...common, kind: 'action', delivery_id: record.deliveryId };
  if (record.kind === 'visit') {
    const { page, source, referrer, deliveryId } = record;
    return { ...common, kind: 'visit', delivery_id: deliveryId, page, source, referrer };
  }
  return {
    ...common,
    kind: 'event',
    connection_id: record.connectionId,
    webhook_id: record.webhookId,
    event_id: record.eventId,
    handle: record.handle,
    occurred_at: record.occurredAt,
    subject_type: record.subjectType,
    status: record.status,
  };
}

const refusalDocument = (refusal: KeptRefusal, rowId: RowId): LiveRowDocument => ({
  id: rowId('refusal', refusal.number),
  kind: 'refusal',
  at: isoTime(refusal.at),
  install_id: refusal.installId,
  endpoint: refusal.endpoint,
  method: refusal.method,
  status: refusal.status,
  code: refusal.code,
  fault: refusal.fault,
  reason: refusal.reason,
  issues: refusal.issues,
  origin: refusal.origin,
  content_type: refusal.contentType,
  credential: refusal.credential,
  delivery_id: refusal.deliveryId,
  count: refusal.count,
});

export const creditDocument = (credit: Credit | null, rowId: RowId) =>
  credit && {
    channel: credit.channel,
    outcome: credit.outcome,
    visit: credit.visit && {
      id: rowId('visit', credit.visit.number),
      at: isoTime(credit.visit.receivedAt),
      page: credit.visit.page,
      source: credit.visit.source,
      referrer: credit.visit.referrer,
    },
  };

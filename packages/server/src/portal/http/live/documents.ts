// The wire form of a live row.
import type { LiveRowDocument } from '@service/protocol/portal';
import type { Credit, KeptRefusal, LiveRecord, LiveRow, RecordKind } from '../../../live/index.ts';
import { RECORD_KINDS } from '../../../live/index.ts';
import { isoTime } from '../iso-time.ts';

const rowId = (kind: RecordKind | 'refusal', number: number): string => `${kind}-${number}`;

/** `undefined` if the text is not the ID of a row. */
export function parseRowId(id: string): { kind: RecordKind | 'refusal'; number: number } | undefined {
  const [, name, number] = /^([a-z]+)-(\d{1,15})$/.exec(id) ?? [];
  const kind = [...RECORD_KINDS, 'refusal' as const].find((one) => one === name);
  return kind && { kind, number: Number(number) };
}

export const liveRowDocument = ({ record, refusal }: LiveRow): LiveRowDocument =>
  record === undefined ? refusalDocument(refusal) : recordDocument(record);

function recordDocument(record: LiveRecord): LiveRowDocument {
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

const refusalDocument = (refusal: KeptRefusal): LiveRowDocument => ({
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

export const creditDocument = (credit: Credit | null) =>
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

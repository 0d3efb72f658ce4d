// Messages to and from the writer thread: a group of records in one buffer, and the result of each.

import type { GroupResult } from '../ingest/ingest-queue.ts';
import { type IngestRow, ownerOf, type RecordedRow } from '../ingest/rows.ts';

/** A message contains the index of a kind. */
const KINDS = ['visit', 'action', 'event', 'redemption'] as const;

/**
 * A group of `count` rows. `buffer` contains one column after another: owner, time and second time (8 bytes each), two
 * ids (16 each), kind (1). `texts` contains the texts of the first row, then of the second; their number depends on the
 * kind. The layout is flat because a nested message costs a sixth of the throughput.
 */
export interface GroupMessage {
  count: number;
  buffer: ArrayBuffer;
  texts: (string | null)[];
}

interface Columns {
  owners: Float64Array;
  times: Float64Array;
  secondTimes: Float64Array;
  firstIds: Uint8Array;
  secondIds: Uint8Array;
  kinds: Uint8Array;
}

export const ID_BYTES = 16;
const NO_ID = new Uint8Array(ID_BYTES);
const ROW_BYTES = 3 * 8 + 2 * ID_BYTES + 1;

function columnsOf(buffer: ArrayBuffer, count: number): Columns {
  return {
    owners: new Float64Array(buffer, 0, count),
    times: new Float64Array(buffer, 8 * count, count),
    secondTimes: new Float64Array(buffer, 16 * count, count),
    firstIds: new Uint8Array(buffer, 24 * count, ID_BYTES * count),
    secondIds: new Uint8Array(buffer, 40 * count, ID_BYTES * count),
    kinds: new Uint8Array(buffer, 56 * count, count),
  };
}

export function packGroup(rows: readonly IngestRow[]): GroupMessage {
  const count = rows.length;
  const buffer = new ArrayBuffer(ROW_BYTES * count);
  const columns = columnsOf(buffer, count);
  const texts: (string | null)[] = [];
  rows.forEach((row, i) => {
    columns.owners[i] = ownerOf(row);
    columns.times[i] = row.receivedAt;
    columns.kinds[i] = KINDS.indexOf(row.kind);
    const [secondTime, firstId, secondId] = packFields(row, texts);
    columns.secondTimes[i] = secondTime;
    columns.firstIds.set(firstId, ID_BYTES * i);
    columns.secondIds.set(secondId, ID_BYTES * i);
  });
  return { count, buffer, texts };
}

/** Adds the row's texts, in the order in which {@link unpackRow} reads them. */
function packFields(row: IngestRow, texts: (string | null)[]): [number, Uint8Array, Uint8Array] {
  switch (row.kind) {
    case 'visit':
      texts.push(row.visitorId, row.page, row.source, row.referrer);
      return [0, row.deliveryId, row.receiptId];
    case 'action':
      texts.push(row.visitorId);
      return [row.sessionIssuedAt, row.deliveryId, row.receiptId];
    case 'event':
      texts.push(row.webhookId, row.eventId, row.fingerprint, row.handle, row.status, row.occurredAtText);
      texts.push(row.subjectType, row.subjectId, row.visitorId);
      return [row.occurredAt, NO_ID, row.receiptId];
    case 'redemption':
      texts.push(row.visitorId);
      return [row.linkedAt, row.deliveryId, row.linkId];
  }
}

/** The rows of a group; their ids are views into its buffer. */
export function unpackGroup({ count, buffer, texts }: GroupMessage): IngestRow[] {
  const columns = columnsOf(buffer, count);
  let taken = 0;
  const nextText = (): string | null => texts[taken++] ?? null;
  return Array.from({ length: count }, (_, i) => unpackRow(columns, i, nextText));
}

function unpackRow(columns: Columns, i: number, nullable: () => string | null): IngestRow {
  const text = (): string => nullable() ?? '';
  const owner = columns.owners[i] ?? 0;
  const receivedAt = columns.times[i] ?? 0;
  const secondTime = columns.secondTimes[i] ?? 0;
  const deliveryId = idAt(columns.firstIds, i);
  const secondId = idAt(columns.secondIds, i);
  const kind = KINDS[columns.kinds[i] ?? -1];
  switch (kind) {
    case 'visit': {
      const [visitorId, page, source, referrer] = [text(), text(), nullable(), nullable()];
      return { kind, install: owner, receivedAt, deliveryId, receiptId: secondId, visitorId, page, source, referrer };
    }
    case 'action':
      return {
        kind,
        install: owner,
        receivedAt,
        deliveryId,
        receiptId: secondId,
        visitorId: text(),
        sessionIssuedAt: secondTime,
      };
    case 'event': {
      const [webhookId, eventId, fingerprint, handle, status] = [text(), text(), text(), text(), text()];
      const [occurredAtText, subjectType, subjectId, visitorId] = [text(), text(), text(), nullable()];
      const event = { webhookId, eventId, fingerprint, handle, status, occurredAtText, subjectType, subjectId };
      const times = { receivedAt, occurredAt: secondTime };
      return { kind, connection: owner, receiptId: secondId, ...times, ...event, visitorId };
    }
    case 'redemption':
      return {
        kind,
        install: owner,
        receivedAt,
        deliveryId,
        linkId: secondId,
        visitorId: text(),
        linkedAt: secondTime,
      };
    default:
      throw new Error('a message of the ingest thread contains a row of unknown kind');
  }
}

export const OUTCOMES = ['stored', 'duplicate', 'conflict', 'erased', 'failed', 'unavailable'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** A {@link GroupResult} whose results are columns: objects cost time to copy, and an error loses its class. */
export interface GroupResultMessage extends Required<Omit<GroupResult, 'results'>> {
  /** One index into {@link OUTCOMES} for each row. */
  outcomes: Uint8Array<ArrayBuffer>;
  /** 16 bytes a row: the receipt of the first delivery, if the row is a duplicate. */
  receipts: Uint8Array<ArrayBuffer>;
}

export const idAt = (ids: Uint8Array, i: number): Uint8Array => ids.subarray(ID_BYTES * i, ID_BYTES * (i + 1));

export const emptyResult = (count: number): GroupResultMessage => ({
  outcomes: new Uint8Array(count),
  receipts: new Uint8Array(ID_BYTES * count),
  fault: undefined,
  syncMs: 0,
});

export function setResult(result: GroupResultMessage, i: number, written: RecordedRow): void {
  setOutcome(result, i, written.outcome);
  if (written.outcome === 'duplicate') result.receipts.set(written.receiptId, ID_BYTES * i);
}

export function setOutcome(result: GroupResultMessage, i: number, outcome: Outcome): void {
  result.outcomes[i] = OUTCOMES.indexOf(outcome);
}

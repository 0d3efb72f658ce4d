// The messages of the ingest thread: a group of records in one buffer, and what became of each.

/** The first part of a dedupe key's name; numbers are kept in the store and never change. */
export const KIND_VISIT = 1;
export const KIND_ACTION = 2;

export interface IngestRow {
  kind: typeof KIND_VISIT | typeof KIND_ACTION;
  install: number;
  receivedAt: number;
  /** 16 bytes each. */
  deliveryId: Uint8Array;
  receiptId: Uint8Array;
  visitorId: string;
  page: string | null;
  source: string | null;
  referrer: string | null;
}

/**
 * A group of `count` rows. `buffer` holds, column after column: install and time (8 bytes each), delivery and receipt id
 * (16 each), kind (1). `texts` holds visitor, page, source and referrer of the first row, then of the second.
 * Flat, because a nested message costs a sixth of the throughput.
 */
export interface Group {
  count: number;
  buffer: ArrayBuffer;
  texts: (string | null)[];
}

export const OUTCOMES = ['stored', 'duplicate', 'conflict', 'failed', 'unavailable'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface GroupResult {
  /** Index into {@link OUTCOMES}, a row each. */
  outcomes: Uint8Array<ArrayBuffer>;
  /** 16 bytes a row: the receipt of the first delivery, where the row is a duplicate. */
  receipts: Uint8Array<ArrayBuffer>;
  /** What the last failure said. */
  fault: string | undefined;
}

interface Columns {
  installs: Float64Array;
  times: Float64Array;
  deliveries: Uint8Array;
  receipts: Uint8Array;
  kinds: Uint8Array;
}

const ID_BYTES = 16;
const ROW_BYTES = 8 + 8 + ID_BYTES + ID_BYTES + 1;
const TEXTS_A_ROW = 4;

function columnsOf(buffer: ArrayBuffer, count: number): Columns {
  return {
    installs: new Float64Array(buffer, 0, count),
    times: new Float64Array(buffer, 8 * count, count),
    deliveries: new Uint8Array(buffer, 16 * count, ID_BYTES * count),
    receipts: new Uint8Array(buffer, 32 * count, ID_BYTES * count),
    kinds: new Uint8Array(buffer, 48 * count, count),
  };
}

export function packGroup(rows: readonly IngestRow[]): Group {
  const count = rows.length;
  const buffer = new ArrayBuffer(ROW_BYTES * count);
  const columns = columnsOf(buffer, count);
  const texts: (string | null)[] = [];
  rows.forEach((row, i) => {
    columns.installs[i] = row.install;
    columns.times[i] = row.receivedAt;
    columns.deliveries.set(row.deliveryId, ID_BYTES * i);
    columns.receipts.set(row.receiptId, ID_BYTES * i);
    columns.kinds[i] = row.kind;
    texts.push(row.visitorId, row.page, row.source, row.referrer);
  });
  return { count, buffer, texts };
}

/** The rows of a group, as views into its buffer. */
export function unpackGroup({ count, buffer, texts }: Group): IngestRow[] {
  const columns = columnsOf(buffer, count);
  return Array.from({ length: count }, (_, i) => ({
    kind: columns.kinds[i] === KIND_VISIT ? KIND_VISIT : KIND_ACTION,
    install: columns.installs[i] ?? 0,
    receivedAt: columns.times[i] ?? 0,
    deliveryId: idAt(columns.deliveries, i),
    receiptId: idAt(columns.receipts, i),
    visitorId: texts[TEXTS_A_ROW * i] ?? '',
    page: texts[TEXTS_A_ROW * i + 1] ?? null,
    source: texts[TEXTS_A_ROW * i + 2] ?? null,
    referrer: texts[TEXTS_A_ROW * i + 3] ?? null,
  }));
}

export const idAt = (ids: Uint8Array, i: number): Uint8Array => ids.subarray(ID_BYTES * i, ID_BYTES * (i + 1));

export const emptyResult = (count: number): GroupResult => ({
  outcomes: new Uint8Array(count),
  receipts: new Uint8Array(ID_BYTES * count),
  fault: undefined,
});

export function setOutcome(result: GroupResult, i: number, outcome: Outcome, receipt?: Uint8Array): void {
  result.outcomes[i] = OUTCOMES.indexOf(outcome);
  if (receipt) result.receipts.set(receipt, ID_BYTES * i);
}

// The public format of a batch.
import { recordDocument } from '../privacy/index.ts';
import type { RelayedRecord, SinkPosition, StoredRecord } from './ports.ts';

/** The fields of an export line; `receipt_id` on every kind. */
export const relayedRecord = ({ receiptId, record }: StoredRecord): RelayedRecord => ({
  ...recordDocument(record),
  receipt_id: receiptId,
});

/** Derived from the run and the numbers only, so that a retry after a restart has the same id for the same records. */
export const batchId = ({ run, position }: SinkPosition, upTo: number): string =>
  `rel_${run.replaceAll('-', '')}_${position}_${upTo}`;

// The public format of a batch.
import { recordDocument } from '../privacy/index.ts';
import type { RelayedRecord, SinkPosition, StoredRecord } from './ports.ts';

/** The fields of an export's line; `receipt_id` on every kind. */
export const relayedRecord = ({ receiptId, record }: StoredRecord): RelayedRecord => ({
  ...recordDocument(record),
  receipt_id: receiptId,
});

/** Of the run and of the numbers alone, so that a try after a restart has the same one if it has the same records. */
export const batchId = ({ run, position }: SinkPosition, upTo: number): string =>
  `rel_${run.replaceAll('-', '')}_${position}_${upTo}`;

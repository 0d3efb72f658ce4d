// What becomes of the records of a group, by what is known of their keys and their visitors.
import type { IngestRow, WriteResult } from '../../ingest/rows.ts';
import { createDeliveryWriter } from '../../ingest/write-delivery.ts';
import { createEventWriter } from '../../ingest/write-event.ts';
import type { WriterParts } from '../../ingest/writer-parts.ts';

/** In the order of the rows; the parts are filled with what is to be written. */
export function writeRecords(rows: readonly IngestRow[], parts: WriterParts): WriteResult[] {
  const [writeDelivery, writeEvent] = [createDeliveryWriter(parts), createEventWriter(parts)];
  return rows.map((row) => ownResult(row, row.kind === 'event' ? writeEvent(row) : writeDelivery(row)));
}

/** A key that is bound to the record's own receipt was bound by a try whose answer was lost. */
function ownResult(row: IngestRow, written: WriteResult): WriteResult {
  if (written.outcome !== 'duplicate' || row.kind === 'redemption') return written;
  return Buffer.compare(written.receipt, row.receiptId) === 0 ? { outcome: 'stored' } : written;
}

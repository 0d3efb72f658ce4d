// Writes the records of a group into buffers, and returns the result of each.
import type { IngestRow, RecordedRow } from '../../ingest/rows.ts';
import { createDeliveryWriter } from '../../ingest/write-delivery.ts';
import { createEventWriter } from '../../ingest/write-event.ts';
import type { WriterParts } from '../../ingest/writer-parts.ts';

/** Results are in the order of the rows. The parts collect the rows to write. */
export function writeRecords(rows: readonly IngestRow[], parts: WriterParts): RecordedRow[] {
  const [writeDelivery, writeEvent] = [createDeliveryWriter(parts), createEventWriter(parts)];
  return rows.map((row) => ownResult(row, row.kind === 'event' ? writeEvent(row) : writeDelivery(row)));
}

/** A key that is bound to the record's own receipt was bound by an earlier attempt, whose result was lost. */
function ownResult(row: IngestRow, written: RecordedRow): RecordedRow {
  if (written.outcome !== 'duplicate' || row.kind === 'redemption') return written;
  return Buffer.compare(written.receiptId, row.receiptId) === 0 ? { ...written, outcome: 'stored' } : written;
}

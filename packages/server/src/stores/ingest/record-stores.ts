// Passes records of browsers and backends to the ingest queue, with ids as bytes, and returns each result with its
// receipt.
import type { Action, CollectStore, Visit } from '../../collect/ports.ts';
import type { Recorded } from '../../kernel/result.ts';
import type { NewServerEvent, ServerEventStore } from '../../server-events/ports.ts';
import { bytesToUuid, uuidToBytes } from '../sql/column-codecs.ts';
import type { IngestQueue } from './ingest-queue.ts';
import type { RecordedRow } from './rows.ts';

export function createCollectStore(queue: IngestQueue): CollectStore {
  return {
    async recordVisit(visit: Visit) {
      return withTextIds(await queue.record({ kind: 'visit', ...visit, ...bytesOf(visit) }), visit);
    },
    async recordAction(action: Action) {
      const recorded = await queue.record({ kind: 'action', ...action, ...bytesOf(action) });
      return recorded.outcome === 'erased' ? recorded : withTextIds(recorded, action);
    },
  };
}

/** Writes for `ServerEventStore`. */
export function createEventRecorder(queue: IngestQueue): Pick<ServerEventStore, 'recordServerEvent'> {
  return {
    async recordServerEvent(event: NewServerEvent) {
      const row = { kind: 'event', ...event, receiptId: uuidToBytes(event.receiptId) } as const;
      return withTextIds(await queue.record(row), event);
    },
  };
}

const bytesOf = ({ deliveryId, receiptId }: Record<'deliveryId' | 'receiptId', string>) => ({
  deliveryId: uuidToBytes(deliveryId),
  receiptId: uuidToBytes(receiptId),
});

/** A new record has the receipt it was given, whose text is already known. */
function withTextIds(recorded: RecordedRow, { receiptId }: { receiptId: string }): Recorded {
  switch (recorded.outcome) {
    case 'stored':
      return { outcome: 'stored', receiptId };
    case 'duplicate':
      return { outcome: 'duplicate', receiptId: bytesToUuid(recorded.receiptId) };
    case 'conflict':
      return recorded;
    case 'erased':
      throw new Error('only an action is refused because its visitor was erased');
  }
}

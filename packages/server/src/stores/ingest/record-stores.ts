// Passes what browsers and backends report to the ingest queue: ids as bytes, and each answer with its receipt.
import type { Action, CollectStore, Visit } from '../../collect/ports.ts';
import type { Recorded } from '../../kernel/result.ts';
import type { NewServerEvent, ServerEventStore } from '../../server-events/ports.ts';
import { bytesToUuid, uuidToBytes } from '../sql/column-codecs.ts';
import type { IngestQueue } from './ingest-queue.ts';
import type { WriteResult } from './rows.ts';

export function createCollectStore(queue: IngestQueue): CollectStore {
  return {
    async recordVisit({ install, deliveryId, receiptId, ...visit }: Visit) {
      const ids = { deliveryId: uuidToBytes(deliveryId), receiptId: uuidToBytes(receiptId) };
      return receiptOf(await queue.record({ kind: 'visit', owner: install, ...ids, ...visit }), receiptId);
    },
    async recordAction({ install, deliveryId, receiptId, ...action }: Action) {
      const ids = { deliveryId: uuidToBytes(deliveryId), receiptId: uuidToBytes(receiptId) };
      const written = await queue.record({ kind: 'action', owner: install, ...ids, ...action });
      return written.outcome === 'erased' ? written : receiptOf(written, receiptId);
    },
  };
}

/** Writes for `ServerEventStore`. */
export function createEventRecorder(queue: IngestQueue): Pick<ServerEventStore, 'recordServerEvent'> {
  return {
    async recordServerEvent({ connection, receiptId, ...event }: NewServerEvent) {
      const row = { kind: 'event', owner: connection, receiptId: uuidToBytes(receiptId), ...event } as const;
      return receiptOf(await queue.record(row), receiptId);
    },
  };
}

/** @param ownReceiptId the receipt of the record if it is new */
function receiptOf(written: WriteResult, ownReceiptId: string): Recorded {
  switch (written.outcome) {
    case 'stored':
      return { outcome: 'stored', receiptId: ownReceiptId };
    case 'duplicate':
      return { outcome: 'duplicate', receiptId: bytesToUuid(written.receipt) };
    case 'conflict':
      return { outcome: 'conflict' };
    case 'erased':
      throw new Error('only an action is refused because its visitor was erased');
  }
}

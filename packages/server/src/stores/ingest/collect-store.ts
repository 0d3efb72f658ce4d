// `CollectStore` over the ingest queue.
import type { Action, CollectStore, Visit } from '../../collect/ports.ts';
import { uuidToBytes } from '../sql/column-codecs.ts';
import type { IngestQueue } from './ingest-queue.ts';
import { receiptOf } from './receipt-of.ts';

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

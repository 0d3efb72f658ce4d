// `CollectStore` over the ingest queue.
import type { Action, CollectStore, Visit } from '../../collect/ports.ts';
import { uuidBytes } from '../sql/uuid-bytes.ts';
import type { IngestQueue } from './ingest-queue.ts';
import { receiptOf } from './receipt-of.ts';

export function createCollectStore(queue: IngestQueue): CollectStore {
  return {
    async recordVisit({ install, deliveryId, receiptId, ...visit }: Visit) {
      const ids = { deliveryId: uuidBytes(deliveryId), receiptId: uuidBytes(receiptId) };
      return receiptOf(await queue.record({ kind: 'visit', owner: install, ...ids, ...visit }), receiptId);
    },
    async recordAction({ install, deliveryId, receiptId, ...action }: Action) {
      const ids = { deliveryId: uuidBytes(deliveryId), receiptId: uuidBytes(receiptId) };
      const written = await queue.record({ kind: 'action', owner: install, ...ids, ...action });
      return written.outcome === 'erased' ? written : receiptOf(written, receiptId);
    },
  };
}

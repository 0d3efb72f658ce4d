// `IdentityStore` over the ingest queue.
import type { IdentityStore } from '../../identity/ports.ts';
import { uuidBytes } from '../sql/uuid-bytes.ts';
import type { IngestQueue } from './ingest-queue.ts';

export function createIdentityStore(queue: IngestQueue): IdentityStore {
  return {
    async redeemOnce({ install, linkId, deliveryId, visitorId, linkedAt, at }) {
      const { outcome } = await queue.record({
        kind: 'redemption',
        owner: install,
        receivedAt: at,
        linkId,
        deliveryId: uuidBytes(deliveryId),
        visitorId,
        linkedAt,
      });
      return outcome === 'stored' || outcome === 'duplicate';
    },
  };
}

// `IdentityStore` over the ingest thread.
import { parse } from 'uuid';
import type { IdentityStore } from '../../identity/ports.ts';
import type { IngestQueue } from './ingest-queue.ts';

export function createIdentityStore(queue: IngestQueue): IdentityStore {
  return {
    async redeemOnce({ install, linkId, deliveryId, visitorId, linkedAt, at }) {
      const { outcome } = await queue.record({
        kind: 'redemption',
        owner: install,
        receivedAt: at,
        linkId,
        deliveryId: parse(deliveryId),
        visitorId,
        linkedAt,
      });
      return outcome === 'stored' || outcome === 'duplicate';
    },
  };
}

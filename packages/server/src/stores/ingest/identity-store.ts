// `IdentityStore` over the ingest queue; what only asks is read beside it.
import type { IdentityStore } from '../../identity/ports.ts';
import type { SqlAccess } from '../sql/database.ts';
import type { StoreHash } from '../sql/store-hash.ts';
import { uuidBytes } from '../sql/uuid-bytes.ts';
import type { IngestQueue } from './ingest-queue.ts';
import { isVoid } from './tombstones.ts';

export function createIdentityStore(
  queue: IngestQueue,
  { read }: Pick<SqlAccess, 'read'>,
  storeHash: StoreHash,
): IdentityStore {
  return {
    async isErasedSince(visitorId, madeAt) {
      const tombstone = await read
        .selectFrom('erased_visitors')
        .select(['erased_at as erasedAt', 'renewed_at as renewedAt'])
        .where('hash', '=', (await storeHash())('erased', visitorId))
        .executeTakeFirst();
      return isVoid(tombstone, madeAt);
    },
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

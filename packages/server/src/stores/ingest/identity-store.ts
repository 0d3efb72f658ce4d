// `IdentityStore`: redemptions go through the ingest queue, lookups do not.
import type { IdentityStore } from '../../identity/ports.ts';
import { uuidToBytes } from '../sql/column-codecs.ts';
import type { SqlAccess } from '../sql/database.ts';
import type { StoreHash } from '../sql/store-hash.ts';
import type { IngestQueue } from './ingest-queue.ts';
import { isRevoked } from './tombstones.ts';

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
      return isRevoked(tombstone, madeAt);
    },
    async redeemOnce(redemption) {
      const row = { kind: 'redemption', ...redemption, deliveryId: uuidToBytes(redemption.deliveryId) } as const;
      const { outcome } = await queue.record(row);
      return outcome === 'stored' || outcome === 'duplicate';
    },
  };
}

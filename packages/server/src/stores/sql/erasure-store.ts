// `ErasureStore` over SQL (decisions 12, Privacy).
import type { Kysely } from 'kysely';
import type { ErasedCounts, ErasureStore } from '../../privacy/ports.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { eraseEvents } from './erase-events.ts';
import { type Bounds, eraseMentions } from './erase-mentions.ts';
import { eraseRecords } from './erase-records.ts';
import { lastNumber } from './record-pages.ts';
import type { Schema } from './schema.ts';
import type { SqlAccess } from './sql-access.ts';
import type { StoreHash } from './store-hash.ts';

export function createErasureStore(db: SqlAccess, storeHash: StoreHash): Pick<ErasureStore, 'eraseVisitor'> {
  return {
    async eraseVisitor(visitorId, now) {
      const hash = await storeHash();
      const { bounds, counts } = await db.write.transaction().execute((tx) => eraseAtOnce(tx, hash, visitorId, now));
      const mentions = await eraseMentions(db, visitorId, bounds);
      return {
        visits: counts.visits + mentions.visits,
        actions: counts.actions + mentions.actions,
        events: counts.events + mentions.events,
      };
    },
  };
}

interface ErasedAtOnce {
  bounds: Bounds;
  counts: ErasedCounts;
}

async function eraseAtOnce(
  tx: Kysely<Schema>,
  hash: KeyedHash,
  visitorId: string,
  now: () => number,
): Promise<ErasedAtOnce> {
  const tombstone = { erased_at: now(), renewed_at: null };
  await tx
    .insertInto('erased_visitors')
    .values({ hash: hash('erased', visitorId), ...tombstone })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(tombstone))
    .execute();
  const head = await tx
    .updateTable('projection')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .returningAll()
    .executeTakeFirstOrThrow();
  const bounds: Bounds = {
    visits: await lastNumber(tx, 'visits'),
    actions: await lastNumber(tx, 'actions'),
    server_events: await lastNumber(tx, 'server_events'),
  };
  const visitor = { id: visitorId, key: hash('visitor', visitorId) };
  const counts = {
    visits: await eraseRecords(tx, 'visits', visitor, head.visit),
    actions: await eraseRecords(tx, 'actions', visitor, head.action),
    events: await eraseEvents(tx, visitor, head.event),
  };
  return { bounds, counts };
}

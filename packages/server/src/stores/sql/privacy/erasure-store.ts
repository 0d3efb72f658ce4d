// `ErasureStore` over SQL (decisions 12, Privacy).
import type { Kysely } from 'kysely';
import type { ErasedCounts, ErasureStore } from '../../../privacy/ports.ts';
import { invalidateProjection, readLowest } from '../attribution/projection-head.ts';
import type { SqlAccess } from '../database.ts';
import { lastNumber } from '../records/record-pages.ts';
import type { Schema } from '../schema/schema.ts';
import type { StoreHash } from '../store-hash.ts';
import { eraseFromNewEvents, eraseFromProjectedEvents } from './erase-events.ts';
import { eraseMentions } from './erase-mentions.ts';
import { eraseNewRecords, eraseProjectedRecords } from './erase-records.ts';
import type { Bounds, ErasedVisitor } from './erased-visitor.ts';

/**
 * Records of each kind in one transaction: more than any human visitor has, so only an automated visitor needs several.
 */
const BATCH_RECORDS = 5000;

/** @param blockRecords blocks new records until the transaction ends, if the engine's transactions do not */
export function createErasureStore(
  db: SqlAccess,
  storeHash: StoreHash,
  blockRecords: (tx: Kysely<Schema>) => Promise<void> = async () => {},
): Pick<ErasureStore, 'eraseVisitor'> {
  return {
    async eraseVisitor(visitorId, now) {
      const hash = await storeHash();
      const counts = createSum();
      const visitor = await db.write.transaction().execute(async (tx) => {
        await blockRecords(tx);
        await invalidateProjection(tx);
        await writeTombstone(tx, hash('erased', visitorId), now());
        const known = { id: visitorId, key: hash('visitor', visitorId), bounds: await boundsOf(tx) };
        counts.add(await eraseNew(tx, known));
        counts.add(await eraseProjected(tx, known));
        return known;
      });
      while (counts.add(await db.write.transaction().execute((tx) => eraseBatch(tx, visitor))));
      counts.add(await eraseMentions(db, visitor));
      return counts.sum;
    },
  };
}

function createSum() {
  const sum: ErasedCounts = { visits: 0, actions: 0, events: 0 };
  return {
    sum,
    /** False if nothing was erased. */
    add({ visits, actions, events }: ErasedCounts): boolean {
      sum.visits += visits;
      sum.actions += actions;
      sum.events += events;
      return visits + actions + events > 0;
    },
  };
}

/** The visitor may consent again; earlier consent no longer counts. */
async function writeTombstone(tx: Kysely<Schema>, hash: Uint8Array, erasedAt: number): Promise<void> {
  const tombstone = { erased_at: erasedAt, renewed_at: null };
  await tx
    .insertInto('erased_visitors')
    .values({ hash, ...tombstone })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(tombstone))
    .execute();
}

const boundsOf = async (tx: Kysely<Schema>): Promise<Bounds> => ({
  visits: await lastNumber(tx, 'visits'),
  actions: await lastNumber(tx, 'actions'),
  server_events: await lastNumber(tx, 'server_events'),
});

async function eraseNew(tx: Kysely<Schema>, visitor: ErasedVisitor): Promise<ErasedCounts> {
  const head = await readLowest(tx);
  return {
    visits: await eraseNewRecords(tx, 'visits', visitor, head.visit),
    actions: await eraseNewRecords(tx, 'actions', visitor, head.action),
    events: await eraseFromNewEvents(tx, visitor, head.event),
  };
}

/** A running projection has read what is now deleted, so it must read again. */
async function eraseBatch(tx: Kysely<Schema>, visitor: ErasedVisitor): Promise<ErasedCounts> {
  await invalidateProjection(tx);
  return eraseProjected(tx, visitor);
}

async function eraseProjected(tx: Kysely<Schema>, visitor: ErasedVisitor): Promise<ErasedCounts> {
  return {
    visits: await eraseProjectedRecords(tx, 'visits', visitor, BATCH_RECORDS),
    actions: await eraseProjectedRecords(tx, 'actions', visitor, BATCH_RECORDS),
    events: await eraseFromProjectedEvents(tx, visitor, BATCH_RECORDS),
  };
}

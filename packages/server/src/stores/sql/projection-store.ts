// `ProjectionStore` over SQL: reads hold no lock, and one short transaction writes.
import type { Kysely } from 'kysely';
import type { ProjectionStore } from '../../attribution/ports.ts';
import type { RunGuarded } from './guarded-batch.ts';
import { countPending, readFacts } from './projection-facts.ts';
import { readHistory } from './projection-history.ts';
import { projectionStatements } from './projection-write.ts';
import type { Schema } from './schema.ts';
import { createStoreHash } from './store-hash.ts';

export function createProjectionStore(db: Kysely<Schema>, runGuarded: RunGuarded): ProjectionStore {
  const storeHash = createStoreHash(db);
  return {
    nextFacts: async (limit) => readFacts(db, await storeHash(), limit),
    countPending: () => countPending(db),
    history: async (batch) => readHistory(db, await storeHash(), batch),
    applyProjection: async (change) => runGuarded(projectionStatements(db, await storeHash(), change)),
  };
}

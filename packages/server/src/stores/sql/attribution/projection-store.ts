// `ProjectionStore` over SQL: reads hold no lock, and one short transaction writes.
import type { ProjectionStore } from '../../../attribution/ports.ts';
import type { RunGuarded, SqlAccess } from '../database.ts';
import type { ReadStablePosition } from '../records/stable-position.ts';
import type { StoreHash } from '../store-hash.ts';
import { countPending, readFacts } from './projection-facts.ts';
import { readHistory } from './projection-history.ts';
import { type OutcomeKey, projectionStatements } from './projection-write.ts';

export interface ProjectionParts {
  storeHash: StoreHash;
  runGuarded: RunGuarded;
  stablePosition: ReadStablePosition;
  /** The columns of the primary key of `event_outcomes`. */
  outcomeKey: OutcomeKey;
}

export function createProjectionStore(
  { read }: Pick<SqlAccess, 'read'>,
  { storeHash, runGuarded, stablePosition, outcomeKey }: ProjectionParts,
): ProjectionStore {
  return {
    nextFacts: async (limit) => readFacts(read, await storeHash(), stablePosition, limit),
    countPending: () => countPending(read),
    history: async (batch) => readHistory(read, await storeHash(), batch),
    applyProjection: async (change) => runGuarded(projectionStatements(read, await storeHash(), outcomeKey, change)),
  };
}

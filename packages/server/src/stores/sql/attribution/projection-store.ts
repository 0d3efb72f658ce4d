// `ProjectionStore` over SQL: reads hold no lock, and one short transaction writes.
import {
  type ProjectingProcesses,
  type ProjectionChange,
  type ProjectionStore,
  WHOLE,
} from '../../../attribution/ports.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import type { SqlAccess } from '../database.ts';
import type { ReadStablePosition } from '../records/stable-position.ts';
import type { StoreHash } from '../store-hash.ts';
import { countPending } from './pending-records.ts';
import { readFacts } from './projection-facts.ts';
import type { Head } from './projection-head.ts';
import { readHistory } from './projection-history.ts';

/** Writes a change if all of its parts have the versions that it names. */
export type WriteProjection = (hash: KeyedHash, change: ProjectionChange) => Promise<boolean>;

export interface ProjectionParts {
  storeHash: StoreHash;
  stablePosition: ReadStablePosition;
  /** The position of each part; one part if the engine has one writer at a time. */
  readHeads(): Promise<Head[]>;
  writeProjection: WriteProjection;
  /** Absent if there is one part. */
  projectingProcesses?: ProjectingProcesses;
}

export function createProjectionStore(
  { read: db }: Pick<SqlAccess, 'read'>,
  { storeHash, stablePosition, readHeads, writeProjection, projectingProcesses }: ProjectionParts,
): ProjectionStore {
  return {
    async nextFacts(limit, share = WHOLE) {
      return readFacts({ db, hash: await storeHash(), stablePosition, readHeads }, limit, share);
    },
    countPending: async () => countPending(db, await readHeads()),
    history: async (batch) => readHistory(db, await storeHash(), batch),
    applyProjection: async (change) => writeProjection(await storeHash(), change),
    ...(projectingProcesses && { processes: projectingProcesses }),
  };
}

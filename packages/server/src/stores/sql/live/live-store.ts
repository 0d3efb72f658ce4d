// `LiveStore` over SQL.
import type { Kysely } from 'kysely';
import type { LiveStore } from '../../../live/ports.ts';
import type { SqlAccess } from '../database.ts';
import type { ReadStablePosition } from '../records/stable-position.ts';
import type { Schema } from '../schema/schema.ts';
import type { StoreHash } from '../store-hash.ts';
import { findRecord } from './find-record.ts';
import { recentRecords, recordsBetween } from './live-records.ts';
import { findRefusal, lastRefusal, recentRefusals, refusalsBetween, storeRefusals } from './refusal-rows.ts';

export interface LiveParts {
  storeHash: StoreHash;
  relayPosition: ReadStablePosition;
  lockRefusals?(tx: Kysely<Schema>): Promise<void>;
}

export function createLiveStore({ read, write }: SqlAccess, parts: LiveParts): LiveStore {
  return {
    async endOfLogs() {
      const [record, refusal] = await Promise.all([parts.relayPosition(), lastRefusal(read)]);
      return { record, refusal };
    },
    recentRecords: (query) => recentRecords(read, query),
    recordsBetween: (query) => recordsBetween(read, query),
    findRecord: async (query) => findRecord(read, await parts.storeHash(), query),
    storeRefusals: (refusals, limits) =>
      write.transaction().execute(async (tx) => {
        await parts.lockRefusals?.(tx);
        await storeRefusals(tx, refusals, limits);
      }),
    recentRefusals: (query) => recentRefusals(read, query),
    refusalsBetween: (query) => refusalsBetween(read, query),
    findRefusal: (query) => findRefusal(read, query),
  };
}

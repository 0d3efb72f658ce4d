// The keyed hash of a store, whose key is read when it is first needed.
import type { Kysely } from 'kysely';
import { createKeyedHash, type KeyedHash } from '../keyed-hash.ts';
import type { Schema } from './schema.ts';

export type StoreHash = () => Promise<KeyedHash>;

export function createStoreHash(db: Kysely<Schema>): StoreHash {
  let hash: KeyedHash | undefined;
  return async () => {
    hash ??= createKeyedHash((await db.selectFrom('meta').select('store_key').executeTakeFirstOrThrow()).store_key);
    return hash;
  };
}

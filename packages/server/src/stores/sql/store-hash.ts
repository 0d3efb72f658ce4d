// The keyed hash of a store; its key is read on first use.
import { createKeyedHash, type KeyedHash } from '../keyed-hash.ts';
import type { SqlAccess } from './database.ts';

export type StoreHash = () => Promise<KeyedHash>;

export function createStoreHash({ read }: Pick<SqlAccess, 'read'>): StoreHash {
  let hash: KeyedHash | undefined;
  return async () => {
    hash ??= createKeyedHash((await read.selectFrom('meta').select('store_key').executeTakeFirstOrThrow()).store_key);
    return hash;
  };
}

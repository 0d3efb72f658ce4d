// Keyed hashes of a store: they tell equal from different, and say nothing once what was hashed is erased (decisions 12).
import { createHmac, createSecretKey } from 'node:crypto';

const HASH_BYTES = 16;

/** What a text is hashed as; the same text as two kinds gives unrelated hashes. */
export type HashKind =
  | 'delivery'
  | 'webhook-id'
  | 'event-id'
  | 'event'
  | 'erased'
  | 'visitor'
  | 'subject'
  | 'bucket'
  | 'window';

/** 16 bytes. */
export type KeyedHash = (kind: HashKind, text: string) => Buffer;

/** @param storeKey the key that the store was made with (`meta.store_key`) */
export function createKeyedHash(storeKey: Uint8Array): KeyedHash {
  const key = createSecretKey(storeKey);
  return (kind, text) => createHmac('sha256', key).update(`${kind}\n${text}`).digest().subarray(0, HASH_BYTES);
}

// Keyed hashes of a store: equal inputs have equal hashes, which reveal nothing about an erased input (decisions 12).
import { createHmac, createSecretKey } from 'node:crypto';

const HASH_BYTES = 16;

/** The kind of a hashed text. The same text has unrelated hashes under different kinds. */
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

/** @param storeKey the key that the store was created with (`meta.store_key`) */
export function createKeyedHash(storeKey: Uint8Array): KeyedHash {
  const key = createSecretKey(storeKey);
  return (kind, text) => createHmac('sha256', key).update(`${kind}\n${text}`).digest().subarray(0, HASH_BYTES);
}

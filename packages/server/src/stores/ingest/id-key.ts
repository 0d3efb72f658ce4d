// The `dedupe` key of an id that a backend chose: a keyed hash, so that it reveals nothing after an erasure.
import type { HashKind, KeyedHash } from '../keyed-hash.ts';

/** A UUID of version 7 (RFC 9562) begins with its creation time, in 6 bytes. */
const TIME_ORDERED = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const TIME_BYTES = 6;

/**
 * 16 bytes. A time-ordered id keeps its time in front, so that new keys are neighbors in the index: random keys cost
 * SQLite a page of 4 KiB each. The day of a key is stored anyway.
 */
export function idKey(hash: KeyedHash, kind: Extract<HashKind, 'webhook-id' | 'event-id'>, id: string): Buffer {
  const key = hash(kind, id);
  const [, seconds, millis] = TIME_ORDERED.exec(id) ?? [];
  if (seconds === undefined || millis === undefined) return key;
  key.copy(key, TIME_BYTES);
  key.write(seconds + millis, 'hex');
  return key;
}

// A read-through cache that shares concurrent reads of the same key.
import { createBoundedCache } from '../kernel/bounded-cache.ts';
import type { Clock } from '../kernel/clock.ts';

export interface Entry<Value> {
  value: Value | undefined;
  /** `clock.monotonic()` when the read started. */
  readAt: number;
}

export interface ReadThrough<Value> {
  get(key: string): Entry<Value> | undefined;
  /** Reads the store, or joins a running read of this key. */
  read(key: string): Promise<Value | undefined>;
  /** A read that started before this is returned but not cached. */
  drop(key: string): void;
  clear(): void;
}

/** Bounds the memory that made-up keys can use. */
const MAX_ENTRIES = 10_000;

export function createReadThrough<Value>(
  ask: (key: string) => Promise<Value | undefined>,
  clock: Pick<Clock, 'monotonic'>,
): ReadThrough<Value> {
  const entries = createBoundedCache<Entry<Value>>(MAX_ENTRIES);
  const reads = new Map<string, Promise<Value | undefined>>();

  async function readStore(key: string): Promise<Value | undefined> {
    const readAt = clock.monotonic();
    const isCurrent = () => reads.get(key) === read;
    const read = ask(key);
    reads.set(key, read);
    try {
      const value = await read;
      if (isCurrent()) entries.set(key, { value, readAt });
      return value;
    } finally {
      if (isCurrent()) reads.delete(key);
    }
  }

  return {
    get: (key) => entries.get(key),
    read: (key) => reads.get(key) ?? readStore(key),
    drop(key) {
      entries.delete(key);
      reads.delete(key);
    },
    clear() {
      entries.clear();
      reads.clear();
    },
  };
}

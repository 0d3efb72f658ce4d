// A map that evicts its least recently used entry when it is full.
import { LRUCache } from 'lru-cache';

export type BoundedCache<Value extends object | string> = Pick<
  LRUCache<string, Value>,
  'get' | 'set' | 'delete' | 'clear'
>;

/**
 * @param maxSize of all values together: how many, unless `sizeOf` says more
 *
 * With `max` the cache would reserve room for every key at once: 14 ms of each start, and memory that most processes
 * never use.
 */
export const createBoundedCache = <Value extends object | string>(
  maxSize: number,
  sizeOf: (key: string) => number = () => 1,
): BoundedCache<Value> => new LRUCache<string, Value>({ maxSize, sizeCalculation: (_value, key) => sizeOf(key) });

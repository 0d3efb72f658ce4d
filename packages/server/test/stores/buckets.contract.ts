// The guarantees of the store for rate limits across processes (decisions 1 "Rate limits").
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../../test/support/test-depth.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { ambiguousPairs } from '../support/ambiguous-pairs.ts';
import type { NewStore, StoreFactory } from './store-factory.ts';

const START = Date.UTC(2027, 0, 15, 12);
const MINUTE = 60_000;

/** A textbook token bucket: the tokens left, and since when. */
function modelBucket(perMinute: number) {
  let tokens = perMinute;
  let at = START;
  return (now: number): boolean => {
    tokens = Math.min(perMinute, tokens + ((now - at) * perMinute) / MINUTE);
    at = now;
    if (tokens < 1 - 1e-6) return false;
    tokens -= 1;
    return true;
  };
}

export function bucketsContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let other: Stores;
  beforeAll(async () => {
    factory = newStore();
    [stores, other] = [await factory.open(), await factory.open()];
  });
  afterAll(() => factory.dispose());

  const newKey = (): string => systemIds.random();
  const take = (key: string, now: number, perMinute = 60, scope = 'link', store = stores): Promise<number> =>
    store.buckets.takeToken({ scope, key, perMinute, now });

  describe('a bucket', () => {
    it('holds one minute of quota, then returns the wait for a token', async () => {
      const key = newKey();
      for (let i = 0; i < 60; i++) expect(await take(key, START)).toBe(0);
      expect(await take(key, START)).toBe(1);
      expect(await take(key, START + 999)).toBe(1);
      expect(await take(key, START + 1000)).toBe(0);
      expect(await take(key, START + 1000)).toBe(1);
    });

    it('returns the wait in whole seconds, at least one', async () => {
      const key = newKey();
      for (let i = 0; i < 7; i++) await take(key, START, 7);
      expect(await take(key, START, 7)).toBe(9);
      expect(await take(key, START + 8500, 7)).toBe(1);
      expect(await take(key, START + 8572, 7)).toBe(0);
    });

    it('allows the same calls as a token bucket at any quota', async () => {
      const steps = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 40 });
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 90 }), steps, async (perMinute, pauses) => {
          const [key, model] = [newKey(), modelBucket(perMinute)];
          let now = START;
          for (const pause of pauses) {
            now += pause;
            expect((await take(key, now, perMinute)) === 0).toBe(model(now));
          }
        }),
        { numRuns: rounds({ quick: 6, full: 30 }) },
      );
    });

    it('is shared by all connections, even under concurrency', async () => {
      const key = newKey();
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, i) => take(key, START, 10, 'link', i % 2 === 0 ? stores : other)),
      );
      expect(answers.filter((wait) => wait === 0)).toHaveLength(10);
    });

    it('is independent of other scopes and keys, in any spelling', async () => {
      const key = newKey();
      await take(key, START, 1);
      expect(await take(key, START, 1)).toBe(60);
      expect(await take(key, START, 1, 'redeem')).toBe(0);
      expect(await take(`${key} `, START, 1)).toBe(0);
      await take('b', START, 1, `${key}","a`);
      expect(await take('a","b', START, 1, key)).toBe(0);
    });

    it('is shared by no two pairs of scope and key', async () => {
      await fc.assert(
        fc.asyncProperty(ambiguousPairs, async ([one, other]) => {
          const unique = newKey();
          expect(await take(one[1], START, 1, unique + one[0])).toBe(0);
          expect(await take(other[1], START, 1, unique + other[0])).toBe(0);
        }),
        { numRuns: 20 },
      );
    });

    it('resets when a clock that ran ahead is set back', async () => {
      const key = newKey();
      await take(key, START + 60 * MINUTE, 1);
      expect(await take(key, START, 1)).toBe(0);
      expect(await take(key, START, 1)).toBe(60);
    });

    it('written by a clock some seconds ahead also counts for other processes', async () => {
      const key = newKey();
      await take(key, START + 3000, 1);
      expect(await take(key, START, 1)).toBe(63);
    });
  });
}

// The sliding window across all processes that the quota of calls relies on (decisions 1, 6).
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../../test/support/test-depth.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import type { CallResult } from '../../src/limits/index.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { ambiguousPairs } from '../support/ambiguous-pairs.ts';
import type { NewStore, StoreFactory } from './store-factory.ts';

const START = Date.UTC(2027, 0, 15, 12);

export function windowsContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let other: Stores;
  beforeAll(async () => {
    factory = newStore();
    [stores, other] = [await factory.open(), await factory.open()];
  });
  afterAll(() => factory.dispose());

  const newKey = (): string => systemIds.random();
  const take = (key: string, now: number, calls = 1, perMinute = 10, store = stores): Promise<CallResult> =>
    store.windows.takeCalls({ scope: 'calls', key, perMinute, calls, now });
  const takeOne = (scope: string, key: string): Promise<CallResult> =>
    stores.windows.takeCalls({ scope, key, perMinute: 1, calls: 1, now: START });

  describe('a sliding window', () => {
    it('allows its quota in any 60 seconds, and returns the wait', async () => {
      const key = newKey();
      expect(await take(key, START, 10)).toEqual({ granted: 10, remaining: 0, retryAfter: 60, fullAfter: 60 });
      expect(await take(key, START + 59_999)).toMatchObject({ granted: 0, retryAfter: 1 });
      expect(await take(key, START + 60_000)).toMatchObject({ granted: 1, remaining: 9, retryAfter: 0 });
    });

    it('grants the first calls of a batch', async () => {
      const key = newKey();
      expect(await take(key, START, 7)).toMatchObject({ granted: 7, remaining: 3 });
      expect(await take(key, START + 1000, 7)).toMatchObject({ granted: 3, remaining: 0, retryAfter: 59 });
    });

    it('never allows more in 60 seconds, for small or large quotas', async () => {
      const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 400 })), {
        minLength: 1,
        maxLength: 20,
      });
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(1, 10, 120, 241, 500), steps, async (perMinute, asked) => {
          const key = newKey();
          const granted: [number, number][] = [];
          let now = START;
          for (const [pause, calls] of asked) {
            now += pause;
            granted.push([now, (await take(key, now, calls, perMinute)).granted]);
            const inWindow = granted.filter(([at]) => at > now - 60_000).reduce((sum, [, count]) => sum + count, 0);
            expect(inWindow).toBeLessThanOrEqual(perMinute);
            const isExact = perMinute <= 240;
            if (isExact && (granted.at(-1)?.[1] ?? 0) < calls) expect(inWindow).toBe(perMinute);
          }
        }),
        { numRuns: rounds({ quick: 5, full: 20 }) },
      );
    });

    it('is shared by all connections, even under concurrency', async () => {
      const key = newKey();
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, i) => take(key, START + i, 1, 10, i % 2 === 0 ? stores : other)),
      );
      expect(answers.filter(({ granted }) => granted === 1)).toHaveLength(10);
    });

    it('is independent of other keys', async () => {
      const key = newKey();
      await take(key, START, 10);
      expect(await take(newKey(), START)).toMatchObject({ granted: 1 });
    });

    it('is shared by no two pairs of scope and key', async () => {
      await fc.assert(
        fc.asyncProperty(ambiguousPairs, async ([one, other]) => {
          const unique = newKey();
          expect(await takeOne(unique + one[0], one[1])).toMatchObject({ granted: 1 });
          expect(await takeOne(unique + other[0], other[1])).toMatchObject({ granted: 1 });
        }),
        { numRuns: 20 },
      );
    });

    it('resets when a clock that ran far ahead is set back', async () => {
      const key = newKey();
      await take(key, START + 3_600_000, 10);
      expect(await take(key, START)).toMatchObject({ granted: 1, remaining: 9 });
    });
  });
}

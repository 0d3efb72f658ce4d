// The guarantees of the store for jobs that run in one process at a time (decisions 16).
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../../test/support/test-depth.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import type { LeaseStore } from '../../src/leases/ports.ts';
import type { NewStore, StoreFactory } from './store-factory.ts';

export function leasesContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let leases: LeaseStore;
  let others: LeaseStore;
  beforeAll(async () => {
    factory = newStore();
    leases = (await factory.open()).leases;
    others = (await factory.open()).leases;
  });
  afterAll(() => factory.dispose());

  const take = async (name: string, holder: string, store = leases): Promise<number> => {
    const token = await store.takeLease(name, await store.findLease(name), holder);
    if (token === undefined) throw new Error('somebody was quicker');
    return token;
  };

  describe('a lease', () => {
    it('has no holder until it is taken, and then names it', async () => {
      const name = systemIds.random();
      expect(await leases.findLease(name)).toBeUndefined();
      const token = await take(name, 'one');
      expect(await others.findLease(name)).toMatchObject({ token, holder: 'one' });
    });

    it('goes to one of several concurrent requests over two connections', async () => {
      const name = systemIds.random();
      for (let round = 0; round < 5; round++) {
        const seen = await leases.findLease(name);
        const taken = await Promise.all(
          Array.from({ length: 20 }, (_, i) => (i % 2 ? leases : others).takeLease(name, seen, `h${i}`)),
        );
        expect(taken.filter((token) => token !== undefined)).toEqual([round + 1]);
      }
    });

    it('is not taken from a holder that has renewed it', async () => {
      const name = systemIds.random();
      const token = await take(name, 'one');
      const seen = await others.findLease(name);
      expect(await leases.renewLease(name, token)).toBe(true);
      expect(await others.takeLease(name, seen, 'two')).toBeUndefined();
      expect(await leases.renewLease(name, token)).toBe(true);
    });

    it('is lost to the holder from whom it was taken', async () => {
      const name = systemIds.random();
      const first = await take(name, 'one');
      const second = await take(name, 'two', others);
      expect(second).toBeGreaterThan(first);
      expect(await leases.renewLease(name, first)).toBe(false);
      await leases.releaseLease(name, first);
      expect(await others.findLease(name)).toMatchObject({ token: second, holder: 'two' });
      expect(await others.renewLease(name, second)).toBe(true);
    });

    it('is free once it is released, and its next token is higher', async () => {
      const name = systemIds.random();
      const token = await take(name, 'one');
      await leases.releaseLease(name, token);
      expect(await others.findLease(name)).toMatchObject({ holder: null });
      expect(await leases.renewLease(name, token)).toBe(false);
      expect(await take(name, 'two', others)).toBeGreaterThan(token);
    });

    it('is independent of every other', async () => {
      const [one, other] = [systemIds.random(), systemIds.random()];
      const token = await take(one, 'one');
      await take(other, 'two');
      expect(await leases.renewLease(one, token)).toBe(true);
    });

    it('has at most one valid token, and tokens only increase', async () => {
      const step = fc.tuple(fc.constantFrom('look', 'take', 'renew', 'release'), fc.nat(2));
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
          const name = systemIds.random();
          const seen = new Map<number, Awaited<ReturnType<LeaseStore['findLease']>>>();
          const held = new Map<number, number>();
          let highest = 0;
          let living: number | undefined;
          for (const [what, who] of steps) {
            const store = who === 0 ? leases : others;
            if (what === 'look') seen.set(who, await store.findLease(name));
            if (what === 'take') {
              const token = await store.takeLease(name, seen.get(who), `h${who}`);
              if (token === undefined) continue;
              expect(token).toBeGreaterThan(highest);
              [highest, living] = [token, token];
              held.set(who, token);
            }
            const token = held.get(who);
            if (token === undefined) continue;
            if (what === 'renew') expect(await store.renewLease(name, token)).toBe(token === living);
            if (what === 'release') {
              await store.releaseLease(name, token);
              if (token === living) living = undefined;
            }
          }
        }),
        { numRuns: rounds({ quick: 6, full: 30 }) },
      );
    });
  });
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLeaseKeeper, type LeaseKeeper } from '../../src/leases/index.ts';
import type { LeaseStore } from '../../src/leases/ports.ts';
import { newSqliteStore } from '../stores/sqlite-factory.ts';
import { testClock } from '../support/clock.ts';

const LAPSE_MS = 10_000;
const factory = newSqliteStore();
let leases: LeaseStore;
beforeAll(async () => {
  leases = (await factory.open()).leases;
});
afterAll(() => factory.dispose());

let name: string;
beforeEach(() => {
  name = randomUUID();
});

/** Each has its own clock, like a process on another machine. */
function keeper(store = leases) {
  const clock = testClock();
  return { clock, lease: createLeaseKeeper({ store, clock, name, holder: randomUUID(), ttlMs: LAPSE_MS }) };
}

const tokensOf = (...keepers: { lease: LeaseKeeper }[]) => keepers.map(({ lease }) => lease.token() !== undefined);

describe('a kept lease', () => {
  it('stays with its holder while it renews, however long others wait', async () => {
    const [one, other] = [keeper(), keeper()];
    await one.lease.keep();
    for (let i = 0; i < 10; i++) {
      one.clock.pass(LAPSE_MS - 1);
      await one.lease.keep();
      await other.lease.keep();
      other.clock.pass(LAPSE_MS);
      expect(tokensOf(one, other)).toEqual([true, false]);
    }
  });

  it('is taken after the full time without a renewal', async () => {
    const [one, other] = [keeper(), keeper()];
    await one.lease.keep();
    await other.lease.keep();
    other.clock.pass(LAPSE_MS - 1);
    await other.lease.keep();
    expect(tokensOf(other)).toEqual([false]);
    other.clock.pass(1);
    await other.lease.keep();
    expect(tokensOf(other)).toEqual([true]);
    expect(await one.lease.isHeld()).toBe(false);
    await one.lease.keep();
    expect(tokensOf(one, other)).toEqual([false, true]);
  });

  it('counts as lost to a silent holder before another can take it', async () => {
    const { clock, lease } = keeper();
    await lease.keep();
    clock.pass(LAPSE_MS - 1);
    expect(lease.token()).toBeDefined();
    clock.pass(1);
    expect(lease.token()).toBeUndefined();
    await lease.keep();
    expect(lease.token()).toBe(1);
  });

  it('survives a store that is briefly unavailable', async () => {
    let isDown = false;
    const { clock, lease } = keeper({
      ...leases,
      async renewLease(...asked) {
        if (isDown) throw new Error('down');
        return leases.renewLease(...asked);
      },
    });
    await lease.keep();
    isDown = true;
    clock.pass(LAPSE_MS / 2);
    await expect(lease.keep()).rejects.toThrow('down');
    expect(lease.token()).toBe(1);
    isDown = false;
    await lease.keep();
    clock.pass(LAPSE_MS - 1);
    expect(lease.token()).toBe(1);
  });

  it('expires for its holder no later than for others, whatever the latency', async () => {
    const { clock, lease } = keeper({
      ...leases,
      async renewLease(...asked) {
        const renewed = await leases.renewLease(...asked);
        clock.pass(LAPSE_MS);
        return renewed;
      },
    });
    await lease.keep();
    await lease.keep();
    expect(lease.token()).toBeUndefined();
  });

  it('can be taken at once after its release, and releasing is idempotent', async () => {
    const [one, other] = [keeper(), keeper()];
    await one.lease.keep();
    await one.lease.release();
    await other.lease.keep();
    await one.lease.release();
    expect(tokensOf(one, other)).toEqual([false, true]);
    expect(await other.lease.isHeld()).toBe(true);
  });

  it.each([
    [
      'after',
      (renew: () => Promise<boolean>, release: () => Promise<void>) => renew().then((is) => release().then(() => is)),
    ],
    ['before', (renew: () => Promise<boolean>, release: () => Promise<void>) => release().then(renew)],
  ])('stays released if a renewal reaches the store %s the release', async (_, inOrder) => {
    const store: LeaseStore = {
      ...leases,
      renewLease: (leaseName, token) =>
        inOrder(
          () => leases.renewLease(leaseName, token),
          () => one.lease.release(),
        ),
    };
    const [one, other] = [keeper(store), keeper()];
    await one.lease.keep();
    await one.lease.keep();
    await other.lease.keep();
    expect(tokensOf(one, other)).toEqual([false, true]);
  });

  it('goes to one of many concurrent requests', async () => {
    const all = Array.from({ length: 10 }, () => keeper());
    await Promise.all(all.map(({ lease }) => lease.keep()));
    expect(tokensOf(...all).filter(Boolean)).toHaveLength(1);
  });
});

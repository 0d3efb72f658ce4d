// Processes of one version over a store that the next version migrates, as a minor version may: it adds tables, columns
// and indexes, and changes nothing else.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSeed, plant, type Seed } from '../../../src/testing/seed.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { ENGINES } from '../../support/sign-in-scene.ts';
import { startVisits, storedIn } from '../../support/visits.ts';
import { newUpgradableStore, type UpgradableStore } from './upgradable-store.ts';

describe.each(ENGINES)('over %s, two running processes', (engine) => {
  let store: UpgradableStore;
  let processes: TestService[];
  let seed: Seed;
  beforeAll(async () => {
    store = await newUpgradableStore(engine);
    const directory = { store: store.store, path: store.store, [Symbol.asyncDispose]: async () => {} };
    const settings = { secrets: ['a secret of the tests, long enough'] };
    processes = [await startTestService({ directory, settings }), await startTestService({ directory, settings })];
    seed = makeSeed();
    await plant(storesOf(processes), seed, {}, Date.now());
  }, 60_000);
  afterAll(async () => {
    for (const each of processes) await each[Symbol.asyncDispose]();
    await store[Symbol.asyncDispose]();
  });

  it('fail no request and lose no record while the next version migrates their store', async () => {
    let turn = 0;
    const visits = startVisits(async (method, path, headers, body) => {
      const { url } = processes[turn++ % processes.length] ?? { url: '' };
      const response = await fetch(url + path, { method, ...(headers && { headers }), body: JSON.stringify(body) });
      return { status: response.status, body: await response.text() };
    }, seed);
    const untilMoreThan = (count: number) =>
      vi.waitFor(() => expect(visits.accepted.visits.length).toBeGreaterThan(count), { timeout: 20_000 });
    await untilMoreThan(10);
    expect((await store.migrateFurther()).applied).toEqual(['next-minor']);
    await untilMoreThan(visits.accepted.visits.length + 10);
    const { accepted, failed } = await visits.end();
    expect(failed).toEqual([]);
    expect(await storedIn(storesOf(processes))).toEqual(accepted);
  });

  it('can change every setting afterwards', async () => {
    await plant(storesOf(processes), makeSeed(), {}, Date.now());
    expect(await storesOf(processes).installs.listInstalls()).toHaveLength(4);
  });
});

function storesOf([first]: readonly TestService[]) {
  if (first === undefined) throw new Error('no process runs');
  return first.stores;
}

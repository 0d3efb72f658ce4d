// How many more kills there are depends on the machine.
import { expect, it } from 'vitest';
import { rounds } from '../../../../test/support/test-depth.ts';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { makeSeed, plant } from '../../src/testing/seed.ts';
import { tempDirectory } from '../support/temp-store.ts';
import { runScenario } from './run-scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import { isClean, judgeStore } from './verdict.ts';

const CLIENTS = rounds({ quick: 4, full: 16 });

it.each(SCENARIOS)(
  'after kills of $name, every acknowledged record exists and counts once',
  async (scenario) => {
    const verdict = await runScenario(scenario, {
      rounds: rounds({ quick: 1, full: 3 }),
      clients: CLIENTS,
      pauseMs: 10,
      longestMs: 800,
    });
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, refused: 0, miscounted: 0 });
    // How many more kills there are depends on the machine.
    expect(verdict.acknowledged).toBeGreaterThanOrEqual(CLIENTS);
  },
  180_000,
);

it('reports lost, duplicate and refused records', async () => {
  await using directory = await tempDirectory();
  const stores = await openStores(directory, { clock: systemClock, ids: systemIds });
  const seed = makeSeed();
  await plant(stores, seed, {}, Date.now());
  const verdict = await judgeStore(stores, seed, {
    visits: new Set(['a', 'b']),
    actions: new Set(),
    events: new Map([['e', 'receipt']]),
    refused: ['401'],
    changed: ['e'],
  });
  await stores.close();
  expect(verdict).toEqual({ acknowledged: 3, stored: 0, lost: 3, doubled: 1, refused: 1, miscounted: 0 });
  expect(isClean(verdict)).toBe(false);
});

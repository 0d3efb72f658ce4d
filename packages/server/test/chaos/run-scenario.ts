// One scenario: load, and a kill at a random moment of each round; then all records are counted.
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import { makeSeed, plant } from '../../src/testing/seed.ts';
import { startLoad } from './load.ts';
import type { Scenario } from './scenarios.ts';
import { judgeStore, type Verdict } from './verdict.ts';

export interface RoundOptions {
  rounds: number;
  clients: number;
  /** Of each client after a response. */
  pauseMs?: number;
  /** The longest time between two kills, in milliseconds. */
  longestMs: number;
}

export interface Outcome extends Verdict {
  /** Acknowledged records. */
  perSecond: number;
  /** The longest time without an acknowledgment in each round. */
  silentSeconds: number[];
}

export async function runScenario(
  { prepare }: Scenario,
  { rounds, clients, pauseMs, longestMs }: RoundOptions,
): Promise<Outcome> {
  const seed = makeSeed();
  const deps = { clock: systemClock, ids: systemIds };
  const subject = await prepare(async (store) => {
    const stores = await openStores({ store }, deps);
    await plant(stores, seed, {}, Date.now());
    await stores.close();
  });
  try {
    const begun = performance.now();
    const load = startLoad({ seed, url: subject.url, clients, pauseMs });
    const silences: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await delay(Math.random() * longestMs);
      if (round > 0) silences.push(load.takeLongestSilence());
      await subject.strike();
    }
    await load.settle();
    silences.push(load.takeLongestSilence());
    const seconds = (performance.now() - begun) / 1000;
    const stores = await openStores({ store: subject.store }, deps);
    try {
      const verdict = await judgeStore(stores, seed, load.acknowledged);
      return {
        ...verdict,
        perSecond: Math.round(verdict.acknowledged / seconds),
        silentSeconds: silences.map((ms) => Number((ms / 1000).toFixed(1))),
      };
    } finally {
      await stores.close();
    }
  } finally {
    await subject.dispose();
  }
}

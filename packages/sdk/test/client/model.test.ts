// Compares the client with an ideal model over random histories of a site's tabs: no action is lost or duplicated, and
// nothing is sent after a stop.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../test/support/test-depth.ts';
import { MAX_STORED_ACTIONS } from '../../src/delivery/outbox.ts';
import { settle } from '../support/fake-clock.ts';
import { createLife, type Fate, type Life, type LifeTab } from '../support/fake-life.ts';
import { type Watched, watch } from '../support/outcome.ts';

/** The ideal client's state: each tab, and the actions still to be delivered. */
interface Ideal {
  tabs: ('closed' | 'prerendered' | 'live' | 'stopped')[];
  /** How often an action was tracked. */
  tracked: number;
  /** Delivery ids of all actions ever stored. */
  kept: Set<string>;
  /** The ones that the service must have in the end. */
  owed: Set<string>;
}

interface Real {
  life: Life;
  tabs: (LifeTab | undefined)[];
  /** Calls in a tab that is still open. */
  calls: Watched<unknown>[][];
}

type Command = fc.AsyncCommand<Ideal, Real, true>;

const TABS = 2;
const keys = ({ life }: Real) => Object.keys(life.site.storage).filter((key) => key.startsWith('service_pending.'));

/** Actions stored since the last check must be delivered from now on, unless they were finally refused. */
function account(ideal: Ideal, real: Real): void {
  for (const key of keys(real)) {
    const id = key.slice(-36);
    if (!ideal.kept.has(id)) ideal.owed.add(id);
    ideal.kept.add(id);
  }
  for (const id of real.life.refused) ideal.owed.delete(id);
}

/** Invariants that hold after every step. */
function examine(ideal: Ideal, real: Real): void {
  const { life } = real;
  expect(life.faults).toEqual([]);
  expect(life.stored.size).toBeLessThanOrEqual(ideal.tracked);
  expect(keys(real).length).toBeLessThanOrEqual(MAX_STORED_ACTIONS);
  const noAnswer = ({ state }: Watched<unknown>) => state === 'open';
  for (const [at, tab] of real.tabs.entries()) {
    if (!tab?.client.stopped) continue;
    expect(real.calls[at]?.filter(noAnswer)).toEqual([]);
    expect(tab.page.listeners()).toBe(0);
  }
}

/** One step, then enough turns for everything that can happen without time passing. */
const step = (name: string, may: (ideal: Ideal) => boolean, work: (ideal: Ideal, real: Real) => unknown): Command => ({
  check: async (ideal) => may(ideal),
  async run(ideal, real) {
    await work(ideal, real);
    account(ideal, real);
    await settle();
    account(ideal, real);
    examine(ideal, real);
  },
  toString: () => name,
});

const is =
  (at: number, ...states: string[]) =>
  (ideal: Ideal) =>
    states.includes(ideal.tabs[at] ?? 'closed');
const isOpen = (at: number) => is(at, 'prerendered', 'live', 'stopped');

function closeTab(ideal: Ideal, real: Real, at: number): void {
  real.tabs[at]?.close();
  real.tabs[at] = undefined;
  real.calls[at] = [];
  ideal.tabs[at] = 'closed';
}

const openTab = (at: number, prerendered: boolean) =>
  step(
    `open(${at}${prerendered ? ', prerendered' : ''})`,
    () => true,
    (ideal, real) => {
      closeTab(ideal, real, at);
      real.tabs[at] = real.life.open(prerendered);
      ideal.tabs[at] = prerendered ? 'prerendered' : 'live';
    },
  );

const init = (at: number) =>
  step(`init(${at})`, isOpen(at), (_, real) => {
    const call = real.tabs[at]?.client.init();
    if (call) real.calls[at]?.push(watch(call));
  });

/** From the call on, an action on a visible page must be delivered, if there is room to store it. */
const track = (at: number, count: number) =>
  step(`track(${at}) × ${count}`, isOpen(at), (ideal, real) => {
    const tab = real.tabs[at];
    if (!tab) return;
    const room = MAX_STORED_ACTIONS - keys(real).length;
    for (let i = 0; i < count; i++) real.calls[at]?.push(watch(tab.client.track()));
    ideal.tracked += count;
    const made = keys(real).length - (MAX_STORED_ACTIONS - room);
    const agreed = ideal.tabs[at] === 'live' && !tab.client.stopped && real.life.cookie.value !== undefined;
    expect(made).toBe(agreed ? Math.min(count, room) : 0);
  });

const stop = (at: number) =>
  step(`stop(${at})`, isOpen(at), (ideal, real) => {
    real.tabs[at]?.client.stop();
    expect(keys(real)).toEqual([]);
    ideal.tabs[at] = 'stopped';
    ideal.owed.clear();
  });

/** The documented recipe in one tab; the others must notice by themselves. */
const withdraw = (at: number) =>
  step(`withdraw(${at})`, isOpen(at), (ideal, real) => {
    real.tabs[at]?.client.stop();
    real.life.cookie.value = undefined;
    ideal.tabs[at] = 'stopped';
    ideal.owed.clear();
  });

const show = (at: number) =>
  step(`show(${at})`, is(at, 'prerendered'), (ideal, real) => {
    real.tabs[at]?.page.show();
    ideal.tabs[at] = 'live';
  });

const close = (at: number) => step(`close(${at})`, isOpen(at), (ideal, real) => closeTab(ideal, real, at));

const fire = (at: number, type: string) =>
  step(`fire(${at}, ${type})`, isOpen(at), (_, real) => real.tabs[at]?.page.fire(type));

const setOnline = (at: number, online: boolean) =>
  step(`${online ? 'online' : 'offline'}(${at})`, isOpen(at), (_, real) => {
    const tab = real.tabs[at];
    if (!tab) return;
    tab.page.page.online = online;
    tab.page.fire(online ? 'online' : 'offline');
  });

/** Checks run often enough, however much time passes, to see each action before it is answered. */
const advance = (ms: number) =>
  step(
    `advance(${ms})`,
    () => true,
    (_, real) => real.life.clock.advance(ms),
  );

const tabs = fc.nat(TABS - 1);
const commands = fc.commands<Ideal, Real, true>(
  [
    fc.tuple(tabs, fc.boolean()).map(([at, hidden]) => openTab(at, hidden)),
    tabs.map((at) => openTab(at, false)),
    tabs.map(init),
    fc.tuple(tabs, fc.constantFrom(1, 2, 3, MAX_STORED_ACTIONS)).map(([at, count]) => track(at, count)),
    fc.tuple(tabs, fc.constantFrom(1, 1, 2)).map(([at, count]) => track(at, count)),
    tabs.map(stop),
    tabs.map(withdraw),
    tabs.map(show),
    tabs.map(close),
    fc.tuple(tabs, fc.constantFrom('pageshow', 'pagehide', 'visibilitychange')).map(([at, type]) => fire(at, type)),
    fc.tuple(tabs, fc.boolean()).map(([at, online]) => setOnline(at, online)),
    fc.nat(60).map(advance),
    fc.nat(3000).map(advance),
    fc.constantFrom(10_000, 61_000, 880_000).map(advance),
  ],
  { maxCommands: 60, size: 'max' },
);

const fates: fc.Arbitrary<Fate> = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('pass' as const) },
    {
      weight: 5,
      arbitrary: fc.constantFrom(
        'lose-request' as const,
        'lose-answer' as const,
        'hang' as const,
        'overloaded' as const,
        'limited' as const,
        'unauthorized' as const,
        'refused' as const,
      ),
    },
  ),
  ms: fc.constantFrom(0, 1, 40, 500, 9000),
});

/** The faults end, and one more page of the site stays open for some minutes. */
async function end(ideal: Ideal, real: Real): Promise<void> {
  for (let at = 0; at < TABS; at++) closeTab(ideal, real, at);
  await real.life.clock.advance(20_000);
  account(ideal, real);
  const last = real.life.open(false);
  const opened = watch(last.client.init());
  await real.life.clock.advance(120_000);
  expect(opened.state).toBe('resolved');
  expect(real.life.faults).toEqual([]);
  expect([...ideal.owed].filter((id) => !real.life.stored.has(id))).toEqual([]);
  expect(keys(real)).toEqual([]);
}

describe('the client', () => {
  it('matches the model for any behavior of tabs and network', async () => {
    await fc.assert(
      fc.asyncProperty(commands, fc.array(fates, { minLength: 1, maxLength: 30 }), async (life, given) => {
        let asked = 0;
        let calm = false;
        const passes: Fate = { kind: 'pass', ms: 1 };
        const nextFate = () => (calm ? passes : (given[asked++ % given.length] ?? passes));
        const real: Real = { life: createLife(nextFate), tabs: [], calls: Array.from({ length: TABS }, () => []) };
        const ideal: Ideal = { tabs: [], tracked: 0, kept: new Set(), owed: new Set() };
        await fc.asyncModelRun(() => ({ model: ideal, real }), life);
        calm = true;
        await end(ideal, real);
      }),
      { numRuns: rounds({ quick: 30, full: 100 }) },
    );
  }, 120_000);
});

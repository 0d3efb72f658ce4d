// Actions on pages that are reloaded, closed and taken offline at random moments, while the network drops, delays and
// fails requests. Once the faults end and one more page opens, each action is stored exactly once. Set
// STORM_ACTIONS=1000 for the long run; the default is shorter.
import { expect, test } from '../../../../../test/support/engine-test.ts';
import type { Tab } from '../../../../../test/support/engines/tab.ts';
import { expired, type Fault, type FaultProxy, limited, overloaded } from '../../../../../test/support/fault-proxy.ts';
import { tableRows } from '../../../../../test/support/table-rows.ts';
import { rounds } from '../../../../../test/support/test-depth.ts';

test.use({ secure: true, rateLimits: 'off' });

const ACTIONS = Number(process.env.STORM_ACTIONS ?? rounds({ quick: 16, full: 40 }));
const FAULTS: Fault[] = [
  overloaded,
  limited,
  expired,
  { kind: 'lose-request' },
  { kind: 'lose-answer' },
  { kind: 'delay', ms: 300 },
  { kind: 'cut' },
];

/** A seeded generator of numbers from 0 up to 1 (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const html = (api: { url: string; endpoint: string }, options: object) => `<!doctype html><title>Storm</title>
  <script src="${api.url}/sdk/v1.js"></script>
  <script>
    window.client = ServiceBilling.create(${JSON.stringify({ endpoint: api.endpoint, consent: true, ...options })});
    client.init();
  </script>`;

/** Tracks this many actions, up to the limit of unanswered ones; returns how many. */
const trackSome = (tab: Tab, count: number, most: number): Promise<number> =>
  tab.run(
    ([wanted = 0, limit = 0]) => {
      const unanswered = Object.keys(localStorage).filter((key) => key.startsWith('service_pending.')).length;
      const made = Math.max(0, Math.min(wanted, limit - unanswered));
      for (let i = 0; i < made; i++) Reflect.get(window, 'client').track({ at: i });
      return made;
    },
    [count, most],
  );

/**
 * Gives a page at the limit of unanswered actions time to deliver some of them, if it can.
 */
const waitForRoom = (tab: Tab, most: number): Promise<void> =>
  tab.run(async (limit) => {
    const deadline = performance.now() + 3000;
    const unanswered = () => Object.keys(localStorage).filter((key) => key.startsWith('service_pending.')).length;
    while (unanswered() > limit / 2 && performance.now() < deadline) await new Promise((next) => setTimeout(next, 50));
  }, most);

const setOnline = (tab: Tab, online: boolean): Promise<void> =>
  tab.run((value) => {
    if (value) Reflect.deleteProperty(navigator, 'onLine');
    else Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, online);

const left = (tab: Tab): Promise<string[]> =>
  tab.run(() => Object.keys(localStorage).filter((key) => key.startsWith('service_pending.')), null);

const tabsRow = tableRows();
for (const tabs of [2, 1]) {
  test(
    `${tabs === 1 ? 'one tab' : 'two tabs'} under faults store each action once`,
    tabsRow(),
    async ({ engine, site, api, install }) => {
      test.setTimeout(120_000 + ACTIONS * 3000);
      const chance = createChance(tabs);
      let offline = false;
      // The service itself never answers a session with 401. Here it does, and neither that nor a second 401 for an
      // action loses anything.
      const storm: FaultProxy['decide'] = ({ method }) => {
        if (method !== 'POST') return undefined;
        if (offline) return { kind: 'lose-request' };
        return chance() < 0.35 ? FAULTS[Math.floor(chance() * FAULTS.length)] : undefined;
      };
      const pageUrl = `${site.url}/`;
      site.put('/', html(api, { timeoutMs: 2000 }));
      site.put('/last', html(api, {}));
      const opened: Tab[] = [];
      const openTab = async () => {
        const tab = await engine.open();
        await tab.goto(pageUrl);
        return tab;
      };
      for (let i = 0; i < tabs; i++) opened.push(await openTab());
      // One tab is kept in reserve, because the browser exits with its last tab.
      const spare = await engine.open();
      api.decide = storm;

      // Tabs see each other's storage with a short delay.
      const most = tabs === 1 ? 20 : 16;
      let made = 0;
      while (made < ACTIONS) {
        const which = Math.floor(chance() * tabs);
        const tab = opened[which];
        if (!tab) throw new Error('there is no such tab');
        const tracked = await trackSome(tab, Math.min(1 + Math.floor(chance() * 4), ACTIONS - made), most);
        made += tracked;
        if (tracked === 0) await waitForRoom(tab, most);
        const fate = chance();
        if (fate < 0.2) await tab.goto(pageUrl);
        else if (fate < 0.3) {
          await tab.close();
          opened[which] = await openTab();
        } else if (fate < 0.4) {
          offline = true;
          await setOnline(tab, false);
          made += await trackSome(tab, Math.min(2, ACTIONS - made), most);
          offline = false;
          await setOnline(tab, true);
        }
      }

      api.decide = () => undefined;
      for (const tab of opened) await tab.close();
      await spare.goto(`${pageUrl}last`);
      await expect.poll(() => left(spare), { timeout: 120_000 }).toEqual([]);
      await expect.poll(() => api.pending()).toBe(0);
      const stored = (await install.actions()).map(({ deliveryId }) => deliveryId);
      expect([stored.length, new Set(stored).size]).toEqual([ACTIONS, ACTIONS]);
    },
  );
}

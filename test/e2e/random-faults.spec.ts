// Many actions through random faults, the same ones for the same seed: stored exactly once, and reported truthfully.
import { expect, test } from '../support/browser-test.ts';
import { expired, type Fault, limited, overloaded, type Seen } from '../support/fault-proxy.ts';
import { tableRows } from '../support/table-rows.ts';
import { rounds } from '../support/test-depth.ts';
import { byNumber, numberOf, openTrackingPage, track } from '../support/tracking-page.ts';

test.use({ secure: true });

const ACTIONS = rounds({ quick: 30, full: 100 });
const FAULTS: Fault[] = [
  overloaded,
  limited,
  expired,
  { kind: 'lose-request' },
  { kind: 'lose-answer' },
  { kind: 'delay', ms: 120 },
  { kind: 'cut' },
];

/** A number from 0 up to 1 that depends only on its arguments, not on the order of arrival (mulberry32). */
function chance(...words: number[]): number {
  let state = words.reduce((sum, word) => Math.imul(sum ^ (word + 1), 0x9e3779b1) >>> 0, 0x6d2b79f5);
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
}

/** Four attempts in ten fail: for an action by its own number, for a session by the number of earlier ones. */
function fateOf(seed: number, request: Seen, sessions: number): Fault | undefined {
  const number = request.path.endsWith('/events') ? numberOf(request) : 1000 + sessions;
  if (chance(seed, number, request.attempt, 1) > 0.4) return undefined;
  const usable = FAULTS.filter((fault) => fault !== expired || number < 1000);
  return usable[Math.floor(chance(seed, number, request.attempt, 2) * usable.length)];
}

const seedRow = tableRows();
for (const seed of [1, 2, 3]) {
  test(
    `every action is stored at most once and reported correctly, seed ${seed}`,
    seedRow(),
    async ({ page, site, api, install }) => {
      test.setTimeout(120_000);
      await openTrackingPage(page, site, api, 10_000);
      api.decide = (request) =>
        request.method === 'POST' ? fateOf(seed, request, api.posts('session').length) : undefined;
      const numbers = Array.from({ length: ACTIONS }, (_, i) => i);
      const told = await track(page, numbers);
      // Otherwise the page would continue with its stored actions.
      await page.evaluate(() => Reflect.get(window, 'client').stop());

      await expect.poll(() => api.pending()).toBe(0);
      const stored = (await install.actions()).map((action) => action.deliveryId);
      expect(new Set(stored).size).toBe(stored.length);
      const tries = byNumber(api.posts('events'));
      for (const [number, promise] of told.entries()) {
        const requests = tries.get(number) ?? [];
        const ids = new Set(requests.map((request) => request.deliveryId));
        const reached = requests.some((request) => request.status === 202);
        // One delivery id over all attempts (none if the browser's queue used up the time); stored if the service
        // confirmed it.
        expect([number, ids.size < 2, stored.some((id) => ids.has(id))]).toEqual([number, true, reached]);
        if (promise.accepted) expect([number, reached]).toEqual([number, true]);
        else
          expect([number, promise.code]).toEqual([
            number,
            expect.stringMatching(/^(network|timeout|invalid_session)$/),
          ]);
      }
      expect(told.filter((promise) => promise.accepted).length).toBeGreaterThan(ACTIONS * 0.8);
      expect(api.seen.filter((request) => request.fault).length).toBeGreaterThan(ACTIONS / 4);
    },
  );
}

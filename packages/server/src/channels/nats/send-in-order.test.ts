import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sendInOrder } from './send-in-order.ts';

interface Item {
  key: string;
  number: number;
}

const items = fc
  .array(fc.constantFrom('a', 'b', 'c'), { maxLength: 20 })
  .map((keys) => keys.map((key, number): Item => ({ key, number })));

/** Sends after pauses of any length; returns the items in the order in which they were stored. */
async function run(given: readonly Item[], { limit = 4, pauses = [0], failing = -1 } = {}) {
  const stored: Item[] = [];
  let [running, most] = [0, 0];
  const sent = sendInOrder({
    items: given,
    keyOf: ({ key }) => key,
    limit,
    async send(item) {
      running += 1;
      most = Math.max(most, running);
      for (let turns = pauses[item.number % pauses.length] ?? 0; turns >= 0; turns--) await Promise.resolve();
      running -= 1;
      if (item.number === failing) throw new Error(`no ${item.number}`);
      stored.push(item);
    },
  });
  const error = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { stored, most, error, running };
}

const byKey = (list: readonly Item[]) => Object.fromEntries(Map.groupBy(list, ({ key }) => key));
const pauses = fc.array(fc.nat(5), { minLength: 1 });

describe('sending in order', () => {
  it('stores every item, in the order of its key, within the limit', async () => {
    await fc.assert(
      fc.asyncProperty(items, fc.integer({ min: 1, max: 4 }), pauses, async (given, limit, waits) => {
        const { stored, most, error } = await run(given, { limit, pauses: waits });
        expect(error).toBeUndefined();
        expect(byKey(stored)).toEqual(byKey(given));
        expect(most).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('stores no item of a key after one that failed, and waits for the rest', async () => {
    await fc.assert(
      fc.asyncProperty(items, pauses, fc.nat(19), async (given, waits, failing) => {
        const failed = given[failing];
        fc.pre(failed !== undefined);
        const { stored, error, running } = await run(given, { pauses: waits, failing });
        expect(error).toEqual(new Error(`no ${failing}`));
        expect(running).toBe(0);
        for (const [key, list] of Object.entries(byKey(stored))) {
          expect(list).toEqual(given.filter((item) => item.key === key).slice(0, list.length));
          if (key === failed?.key) expect(list.length).toBeLessThan(given.filter((item) => item.key === key).length);
        }
      }),
    );
  });
});

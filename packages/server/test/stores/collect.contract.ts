// The guarantees of the store for browser collection, on every engine (decisions 2 "Exactly once").
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '../../../../test/support/test-depth.ts';
import type { Install } from '../../src/integrations/ports.ts';
import { systemIds } from '../../src/kernel/clock.ts';
import { UnavailableError } from '../../src/kernel/domain-error.ts';
import type { Recorded } from '../../src/kernel/result.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { action, gather, makeInstall, OTHER_VISITOR, VISITOR, visit } from './records.ts';
import type { NewStore, StoreFactory } from './store-factory.ts';

export function collectContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let install: Install;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
  });
  beforeEach(async () => {
    install = await makeInstall(stores);
  });
  afterAll(() => factory.dispose());

  const actions = () => gather(stores.exports.exportActions({ installId: install.id }));
  const visits = () => gather(stores.exports.exportVisits({ installId: install.id }));

  describe('records', () => {
    it('are stored unchanged', async () => {
      const given = visit(install, { source: null, referrer: 'https://search.example/?' });
      expect(await stores.collect.recordVisit(given)).toEqual({ outcome: 'stored', receiptId: given.receiptId });
      const { deliveryId, visitorId, receivedAt, page, source, referrer } = given;
      const kept = { kind: 'visit', installId: install.id, deliveryId, visitorId, receivedAt, page, source, referrer };
      expect(await visits()).toEqual([kept]);
    });

    it('keep a delivery id of any version and variant', async () => {
      const deliveryId = '00000000-0000-f000-0000-00000000000a';
      await stores.collect.recordAction(action(install, { deliveryId }));
      expect(await actions()).toMatchObject([{ deliveryId }]);
    });

    it('keep any text, byte for byte', async () => {
      const page = `https://shop.example/${'ü🥾'.repeat(200)}`;
      await stores.collect.recordVisit(visit(install, { page, source: "'; drop table visits; --" }));
      expect(await visits()).toMatchObject([{ page, source: "'; drop table visits; --" }]);
    });
  });

  describe('50 identical deliveries at once', () => {
    it('create one record and 49 duplicates with its receipt', async () => {
      const same = action(install);
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => stores.collect.recordAction({ ...same, receiptId: systemIds.ordered() })),
      );
      const [stored, ...others] = answers.sort((a, b) => b.outcome.localeCompare(a.outcome));
      expect(stored?.outcome).toBe('stored');
      const receiptId = stored && 'receiptId' in stored ? stored.receiptId : undefined;
      expect(others).toEqual(Array.from({ length: 49 }, () => ({ outcome: 'duplicate', receiptId })));
      expect(await actions()).toHaveLength(1);
    });

    it('create one record even from two open stores', async () => {
      const openings = [stores, await factory.open()];
      for (let round = 0; round < 10; round++) {
        const same = action(install);
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, i) =>
            openings[i % 2]?.collect.recordAction({ ...same, receiptId: systemIds.ordered() }),
          ),
        );
        expect(answers.filter((answer) => answer?.outcome === 'stored')).toHaveLength(1);
        expect(answers.filter((answer) => answer?.outcome === 'duplicate')).toHaveLength(49);
        expect(new Set(answers.map((answer) => answer && 'receiptId' in answer && answer.receiptId)).size).toBe(1);
      }
      expect(await actions()).toHaveLength(10);
      await openings[1]?.close();
    });
  });

  describe('a delivery id', () => {
    it('gets the first receipt, even much later', async () => {
      const first = action(install);
      await stores.collect.recordAction(first);
      const again = { ...first, receiptId: systemIds.ordered(), receivedAt: first.receivedAt + 80 * 86_400_000 };
      expect(await stores.collect.recordAction(again)).toEqual({ outcome: 'duplicate', receiptId: first.receiptId });
      expect(await actions()).toMatchObject([{ receivedAt: first.receivedAt }]);
    });

    it('of another visitor is a conflict that stores nothing', async () => {
      const first = action(install);
      await stores.collect.recordAction(first);
      const other = { ...first, visitorId: OTHER_VISITOR };
      expect(await stores.collect.recordAction(other)).toEqual({ outcome: 'conflict' });
      expect(await actions()).toMatchObject([{ visitorId: VISITOR }]);
    });

    it('is unique per install and endpoint', async () => {
      const elsewhere = await makeInstall(stores);
      const deliveryId = systemIds.random();
      const answers = await Promise.all([
        stores.collect.recordAction(action(install, { deliveryId })),
        stores.collect.recordAction(action(elsewhere, { deliveryId, visitorId: OTHER_VISITOR })),
        stores.collect.recordVisit(visit(install, { deliveryId, visitorId: OTHER_VISITOR })),
      ]);
      expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored']);
    });
  });

  describe('a record that the store refuses', () => {
    it('fails without affecting concurrent records', async () => {
      const unknown = { number: 4_000_000 };
      const settled = await Promise.allSettled(
        Array.from({ length: 100 }, (_, i) => stores.collect.recordAction(action(i === 37 ? unknown : install))),
      );
      const failed = settled.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []));
      expect(failed).toEqual([37]);
      expect(await actions()).toHaveLength(99);
    });

    it('does not bind its delivery id', async () => {
      const refused = visit({ number: 4_000_000 });
      await expect(stores.collect.recordVisit(refused)).rejects.toThrow('the store refused the record');
      await expect(stores.collect.recordVisit(refused)).rejects.toThrow('the store refused the record');
      expect((await stores.collect.recordVisit({ ...refused, install: install.number })).outcome).toBe('stored');
    });
  });

  describe('closing and opening again', () => {
    it('stores accepted records, acknowledges nothing later, and keeps delivery ids', async () => {
      const accepted = Array.from({ length: 2000 }, () => action(install));
      const answers = Promise.all(accepted.map((one) => stores.collect.recordAction(one)));
      const closed = stores.close();
      await expect(stores.collect.recordAction(action(install))).rejects.toThrow(UnavailableError);
      await closed;
      const stored = accepted.map(({ receiptId }) => ({ outcome: 'stored', receiptId }));
      expect(await answers).toEqual(stored);
      stores = await factory.open();
      expect(await actions()).toHaveLength(2000);
      const again = accepted.map((one) => stores.collect.recordAction({ ...one, receiptId: systemIds.ordered() }));
      expect(await Promise.all(again)).toEqual(stored.map((one) => ({ ...one, outcome: 'duplicate' })));
    });

    it('closes once, however often it is called, and then rejects everything', async () => {
      await Promise.all([stores.close(), stores.close()]);
      await stores.close();
      await expect(stores.installs.findInstall(install.id)).rejects.toThrow(UnavailableError);
      await expect(stores.changes.withdraw('node')).rejects.toThrow(UnavailableError);
      stores = await factory.open();
      await stores.check();
    });
  });

  describe('any deliveries in concurrent waves', () => {
    const ids = Array.from({ length: 4 }, () => systemIds.random());
    const delivery = fc.record({
      endpoint: fc.constantFrom('visit', 'action'),
      deliveryId: fc.constantFrom(...ids),
      visitorId: fc.constantFrom(VISITOR, OTHER_VISITOR),
    });
    type Sent = typeof delivery extends fc.Arbitrary<infer Value> ? Value & { receiptId: string } : never;

    /** The first delivery of each (endpoint, id) decides the response to all later ones. */
    function expectation(firsts: Map<string, Sent>, sent: Sent): Recorded {
      const key = `${sent.endpoint} ${sent.deliveryId}`;
      const first = firsts.get(key);
      if (first === undefined) {
        firsts.set(key, sent);
        return { outcome: 'stored', receiptId: sent.receiptId };
      }
      if (first.visitorId !== sent.visitorId) return { outcome: 'conflict' };
      return { outcome: 'duplicate', receiptId: first.receiptId };
    }

    it('get results in order, with one record per delivery id', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.array(delivery, { maxLength: 12 }), { maxLength: 6 }), async (waves) => {
          const site = await makeInstall(stores);
          const firsts = new Map<string, Sent>();
          for (const wave of waves) {
            const sent: Sent[] = wave.map((one) => ({ ...one, receiptId: systemIds.ordered() }));
            const answers = await Promise.all(
              sent.map(({ endpoint, ...one }) =>
                endpoint === 'visit'
                  ? stores.collect.recordVisit(visit(site, one))
                  : stores.collect.recordAction(action(site, one)),
              ),
            );
            expect(answers).toEqual(sent.map((one) => expectation(firsts, one)));
          }
          const query = { installId: site.id };
          const visitsKept = await gather(stores.exports.exportVisits(query));
          const actionsKept = await gather(stores.exports.exportActions(query));
          expect(visitsKept.length + actionsKept.length).toBe(firsts.size);
        }),
        { numRuns: rounds({ quick: 8, full: 40 }) },
      );
    });
  });
}

// Reading records out while others are written (decisions 12).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Install } from '../../src/integrations/ports.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { action, gather, makeInstall, RECEIVED_AT, visit } from './records.ts';
import type { NewStore, StoreFactory } from './store-factory.ts';

export function exportsContract(newStore: NewStore): void {
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

  const actions = (since?: number) =>
    gather(stores.exports.exportActions({ installId: install.id, ...(since !== undefined && { since }) }));

  const recordActions = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, i) =>
        stores.collect.recordAction(action(install, { receivedAt: RECEIVED_AT + i })),
      ),
    );
  const timesOf = (rows: { receivedAt: number }[]) => rows.map(({ receivedAt }) => receivedAt - RECEIVED_AT);

  describe('an export', () => {
    it.each([0, 1, 999, 1000, 1001, 2500])(
      'gives each of %d records once, in the order they were stored',
      async (count) => {
        await recordActions(count);
        const rows = await actions();
        expect(timesOf(rows)).toEqual(Array.from({ length: count }, (_, i) => i));
      },
    );

    it('gives the records of all installs where none is named', async () => {
      const other = await makeInstall(stores);
      await stores.collect.recordVisit(visit(install));
      await stores.collect.recordVisit(visit(other));
      const rows = await gather(stores.exports.exportVisits({}));
      expect(rows.slice(-2).map(({ installId }) => installId)).toEqual([install.id, other.id]);
    });

    it('gives the records of one install', async () => {
      const other = await makeInstall(stores);
      await stores.collect.recordVisit(visit(install));
      await stores.collect.recordVisit(visit(other));
      const rows = await gather(stores.exports.exportVisits({ installId: other.id }));
      expect(rows.map(({ installId }) => installId)).toEqual([other.id]);
      expect(await gather(stores.exports.exportVisits({ installId: 'unknown' }))).toEqual([]);
    });

    it('begins with what was received at the time that is named', async () => {
      await recordActions(4);
      const rows = await actions(RECEIVED_AT + 2);
      expect(timesOf(rows)).toEqual([2, 3]);
    });

    it('keeps visits and actions apart', async () => {
      await stores.collect.recordVisit(visit(install));
      await stores.collect.recordAction(action(install));
      expect(await gather(stores.exports.exportVisits({ installId: install.id }))).toMatchObject([{ kind: 'visit' }]);
      expect(await actions()).toMatchObject([{ kind: 'action' }]);
    });

    it('ends with what was there when it began, although records keep coming', async () => {
      await recordActions(1500);
      const seen: number[] = [];
      for await (const { receivedAt } of stores.exports.exportActions({ installId: install.id })) {
        seen.push(receivedAt - RECEIVED_AT);
        if (seen.length % 500 === 1) await recordActions(300);
      }
      expect(seen).toEqual(Array.from({ length: 1500 }, (_, i) => i));
    });

    it('may be left half-way', async () => {
      await recordActions(1500);
      for await (const { installId } of stores.exports.exportActions({ installId: install.id })) {
        expect(installId).toBe(install.id);
        break;
      }
      expect(await actions()).toHaveLength(1500);
    });
  });
}

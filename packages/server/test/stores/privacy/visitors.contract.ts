// The data that a brand stores about one visitor, and its erasure by a tenant (decisions 12, Privacy).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseOwnVisitor, exportVisitor } from '../../../src/privacy/index.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { PAGE, projectAll, type Report, type Reporting, reportTo } from '../../support/reporting.ts';
import { makeInstall } from '../records.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const start = Date.parse('2026-03-01T08:00:00.000Z');
const now = () => start + 1000;

const anyVisitorId = (): string => `svc_v_${randomUUID()}`;
const reportsOf = (visitorId: string, at = start): Report[] => [
  { kind: 'visit', key: randomUUID(), visitorId, at, page: PAGE, source: 'chatgpt', referrer: null },
  { kind: 'action', key: randomUUID(), visitorId, at: at + 1 },
  {
    kind: 'event',
    key: randomUUID(),
    eventId: `e-${at}`,
    subject: `s-${at}`,
    occurredAt: at + 2,
    status: 'confirmed',
    visitorId,
  },
];

export function visitorsContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
  });
  afterAll(() => factory.dispose());

  const newBrand = async (): Promise<Reporting> => reportTo(stores, { brandId: (await makeInstall(stores)).brandId });
  const tenantOf = async ({ install }: Reporting) => (await stores.brands.findBrand(install.brandId))?.tenantId ?? '';
  const exported = ({ install }: Reporting, visitorId: string) =>
    exportVisitor({ ...stores, clock: { now } })({ brandId: install.brandId, visitorId });
  const erase = async (reporting: Reporting, visitorId: string) =>
    eraseOwnVisitor({ ...stores, clock: { now } })({ tenantId: await tenantOf(reporting), visitorId });

  describe('the export of a visitor', () => {
    it('contains projected and new records of the brand, in order', async () => {
      const [visitorId, other] = [anyVisitorId(), anyVisitorId()];
      const [own, foreign] = [await newBrand(), await newBrand()];
      await own.record(...reportsOf(visitorId), ...reportsOf(other, start + 50));
      await foreign.record(...reportsOf(visitorId));
      await projectAll(stores);
      await own.record(...reportsOf(visitorId, start + 100));
      const { records, isComplete } = await exported(own, visitorId);
      expect(records.map(({ kind, install_id, visitor_id }) => [kind, install_id, visitor_id])).toEqual(
        ['visit', 'visit', 'action', 'action', 'event', 'event'].map((kind) => [kind, own.install.id, visitorId]),
      );
      expect(records.map(({ received_at }) => Date.parse(received_at) - start)).toEqual([0, 100, 1, 101, 2, 102]);
      expect(isComplete).toBe(true);
    });

    it('is empty for an unknown visitor', async () => {
      expect((await exported(await newBrand(), anyVisitorId())).records).toEqual([]);
    });

    it('refuses an invalid visitor ID', async () => {
      await expect(exported(await newBrand(), 'Ada')).rejects.toMatchObject({ code: 'invalid_input' });
    });
  });

  describe('the erasure by a tenant', () => {
    it('deletes the data of its brands, and reports the counts', async () => {
      const visitorId = anyVisitorId();
      const own = await newBrand();
      await own.record(...reportsOf(visitorId));
      await projectAll(stores);
      await own.record(...reportsOf(visitorId, start + 100));
      expect(await erase(own, visitorId)).toEqual({ visits: 2, actions: 2, events: 2 });
      expect((await exported(own, visitorId)).records).toEqual([]);
      expect(await erase(own, visitorId)).toEqual({ visits: 0, actions: 0, events: 0 });
    });

    it.each([true, false])('never touches records of another tenant (projected: %s)', async (isProjected) => {
      const visitorId = anyVisitorId();
      const [own, foreign] = [await newBrand(), await newBrand()];
      await own.record(...reportsOf(visitorId));
      await foreign.record(...reportsOf(visitorId));
      if (isProjected) await projectAll(stores);
      await expect(erase(own, visitorId)).rejects.toMatchObject({ code: 'visitor_shared' });
      expect((await exported(own, visitorId)).records).toHaveLength(3);
      expect((await exported(foreign, visitorId)).records).toHaveLength(3);
    });

    it('refuses an invalid visitor ID', async () => {
      await expect(erase(await newBrand(), 'Ada')).rejects.toMatchObject({ code: 'invalid_input' });
    });
  });
}

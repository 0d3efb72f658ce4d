// Automatic scans, over every engine (Spec 8; decisions 8, 20). The scheduler checks all brands, so the store has no others.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importBrand } from '../../../src/brands/index.ts';
import { systemClock, systemIds } from '../../../src/kernel/clock.ts';
import { countingFor, createPlanGate } from '../../../src/plans/index.ts';
import { createScheduler, slotOf, startScan } from '../../../src/scans/index.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { answers, engineThat, scanScene } from '../../scans/scan-scene.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

export function scheduleContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let others: Stores;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
    others = await factory.open();
  });
  afterAll(() => factory.dispose());

  const factKinds = async (brandId: string): Promise<string[]> => {
    const told: string[] = [];
    await stores.facts.handleEvents(1000, {
      unitOf: (fact) => void (fact.brandId === brandId && told.push(fact.kind)),
      countingFor,
      deliveriesOf: () => [],
      newId: systemIds.random,
      now: Date.now,
    });
    return told;
  };

  describe('automatic scans', () => {
    const MONDAY = Date.parse('2026-11-30T00:00:00Z');
    const engines = [engineThat('one', answers)];
    const schedulerAt = (at: Stores, now: () => number) =>
      createScheduler({
        brands: at.brands,
        scans: at.scans,
        usage: at.plans,
        plans: createPlanGate(at.plans),
        engines,
        clock: { now },
        ids: systemIds,
        onFault: (error) => {
          throw error;
        },
      });
    const scansOf = async (brandId: string) => (await stores.scans.listScans({ brandId, limit: 100 })).length;

    it.each([
      ['pro', 'weekly', 7 * 86_400_000],
      ['protect', 'daily', 86_400_000],
      ['enterprise', 'hourly', 3_600_000],
    ] as const)('of %s are %s: one per period, for any number of processes', async (plan, _, period) => {
      const { brandId } = await scanScene(stores, plan);
      for (const now of [MONDAY, MONDAY + 1, MONDAY + period - 1]) {
        await Promise.all([stores, others, stores, others].map((at) => schedulerAt(at, () => now)()));
        expect(await scansOf(brandId)).toBe(1);
      }
      await Promise.all([stores, others].map((at) => schedulerAt(at, () => MONDAY + period)()));
      expect(await scansOf(brandId)).toBe(2);
      const [job] = await stores.scans.listScans({ brandId, limit: 1 });
      expect(job).toMatchObject({ trigger: 'auto', state: 'running', startedAt: MONDAY + period });
    });

    it('skip the free plan, brands without prompts, and past periods', async () => {
      const free = await scanScene(stores, 'free');
      const { tenantId } = await scanScene(stores, 'protect');
      const deps = { ...stores, clock: systemClock, ids: systemIds };
      const bare = await importBrand(deps)({ file: { ...free.file, name: systemIds.random(), prompts: [] }, tenantId });
      const late = await scanScene(stores, 'protect');
      await schedulerAt(stores, () => MONDAY + 40 * 86_400_000)();
      expect([await scansOf(free.brandId), await scansOf(bare.brand.id), await scansOf(late.brandId)]).toEqual([
        0, 0, 1,
      ]);
    });

    it('skip a pro week with a manual scan, without a quota message', async () => {
      const { brandId, tenantId } = await scanScene(stores, 'pro');
      const clock = { now: () => MONDAY };
      const deps = { ...stores, clock, ids: systemIds, plans: createPlanGate(stores.plans), engines };
      await startScan(deps)({ tenantId, brandId });
      await schedulerAt(stores, () => MONDAY + 1)();
      expect(await scansOf(brandId)).toBe(1);
      const counters = await stores.plans.usageIn(tenantId, [slotOf('pro', MONDAY) ?? '']);
      expect(counters).toMatchObject([{ used: 1 }]);
      expect(await factKinds(brandId)).toEqual(['scan.started']);
    });

    it.each([
      ['pro', '2026-W49'],
      ['protect', '2026-11-30'],
      ['enterprise', '2026-11-30T00'],
      ['free', undefined],
    ] as const)('of %s have the slot %s', (plan, slot) => {
      expect(slotOf(plan, MONDAY)).toBe(slot);
    });
  });
}

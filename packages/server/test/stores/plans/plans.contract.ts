// Counting tenants' usage of their plans, over every engine (Spec 8).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/accounts/index.ts';
import { systemIds } from '../../../src/kernel/clock.ts';
import { createPlanGate } from '../../../src/plans/index.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const NEXT_MONDAY = Date.parse('2026-11-23T00:00:00Z');
const NEXT_MONTH = Date.parse('2026-12-01T00:00:00Z');

export function plansContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let others: Stores;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
    others = await factory.open();
  });
  afterAll(() => factory.dispose());

  async function tenantOn(plan: Plan): Promise<string> {
    const id = systemIds.ordered();
    await stores.tenants.createTenant({ id, name: 'Acme', plan, createdAt: NOW });
    return id;
  }

  const scan = (tenantId: string, at = NOW, amount = 1, key: string = systemIds.random()) => ({
    tenantId,
    brandId: 'brand',
    unit: 'scan' as const,
    at,
    amount,
    key,
  });
  const gate = () => createPlanGate(stores.plans);
  const used = async (tenantId: string, period = '2026-11') =>
    (await stores.plans.usageIn(tenantId, [period])).map(({ plan, used, overage, overageCents }) => ({
      plan,
      used,
      overage,
      overageCents,
    }));

  describe('a plan that blocks', () => {
    it.each(['free', 'pro'] as const)('%s has one scan per ISO week, and the next one on Monday', async (plan) => {
      const tenantId = await tenantOn(plan);
      expect(await gate().reserve(scan(tenantId))).toEqual({ ok: true });
      const exceeded = { what: 'scan', limit: 1, used: 1, resetsAt: NEXT_MONDAY };
      expect(await gate().reserve(scan(tenantId))).toEqual({ ok: false, exceeded });
      expect(await gate().reserve(scan(tenantId, NEXT_MONDAY - 1))).toEqual({ ok: false, exceeded });
      expect(await gate().reserve(scan(tenantId, NEXT_MONDAY))).toEqual({ ok: true });
      expect(await used(tenantId)).toEqual([{ plan, used: 2, overage: 0, overageCents: 0 }]);
    });

    it('grants its last unit to one of fifty concurrent requests', async () => {
      const tenantId = await tenantOn('free');
      const asked = await Promise.all(
        Array.from({ length: 50 }, (_, i) => createPlanGate((i % 2 ? stores : others).plans).reserve(scan(tenantId))),
      );
      expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await used(tenantId)).toEqual([{ plan: 'free', used: 1, overage: 0, overageCents: 0 }]);
    });

    it('can reuse a refunded unit once', async () => {
      const tenantId = await tenantOn('free');
      const first = scan(tenantId);
      await gate().reserve(first);
      await Promise.all([gate().giveBack(first.key), createPlanGate(others.plans).giveBack(first.key)]);
      await gate().giveBack(first.key);
      expect(await used(tenantId)).toEqual([{ plan: 'free', used: 0, overage: 0, overageCents: 0 }]);
      expect(await gate().reserve(scan(tenantId))).toEqual({ ok: true });
      expect(await gate().reserve(scan(tenantId))).toMatchObject({ ok: false });
    });
  });

  describe('a plan with overage', () => {
    it.each([
      ['protect', 1000, 5],
      ['enterprise', 50_000, 3],
    ] as const)('%s includes %i scans and charges %i cents for each additional one', async (plan, included, cents) => {
      const tenantId = await tenantOn(plan);
      expect(await gate().reserve(scan(tenantId, NOW, included - 1))).toEqual({ ok: true });
      expect(await gate().reserve(scan(tenantId))).toEqual({ ok: true });
      expect(await used(tenantId)).toEqual([{ plan, used: included, overage: 0, overageCents: 0 }]);
      expect(await gate().reserve(scan(tenantId))).toEqual({ ok: true });
      expect(await used(tenantId)).toEqual([{ plan, used: included + 1, overage: 1, overageCents: cents }]);
    });

    it('counts to the exact cent under concurrency', async () => {
      const tenantId = await tenantOn('protect');
      await gate().reserve(scan(tenantId, NOW, 990));
      await Promise.all(
        Array.from({ length: 50 }, (_, i) => createPlanGate((i % 2 ? stores : others).plans).reserve(scan(tenantId))),
      );
      expect(await used(tenantId)).toEqual([{ plan: 'protect', used: 1040, overage: 40, overageCents: 200 }]);
    });

    it('refunds the overage of a refunded unit', async () => {
      const tenantId = await tenantOn('protect');
      const first = scan(tenantId);
      await gate().reserve(first);
      await gate().reserve(scan(tenantId, NOW, 1000));
      expect(await used(tenantId)).toEqual([{ plan: 'protect', used: 1001, overage: 1, overageCents: 5 }]);
      await gate().giveBack(first.key);
      expect(await used(tenantId)).toEqual([{ plan: 'protect', used: 1000, overage: 0, overageCents: 0 }]);
    });

    it('resets at midnight UTC at the end of the month', async () => {
      const tenantId = await tenantOn('protect');
      await gate().reserve(scan(tenantId, NEXT_MONTH - 1, 1000));
      await gate().reserve(scan(tenantId, NEXT_MONTH - 1));
      await gate().reserve(scan(tenantId, NEXT_MONTH));
      expect(await used(tenantId, '2026-11')).toMatchObject([{ used: 1001, overageCents: 5 }]);
      expect(await used(tenantId, '2026-12')).toMatchObject([{ used: 1, overageCents: 0 }]);
    });

    it('charges for its own usage, whatever the next plan', async () => {
      const tenantId = await tenantOn('protect');
      await gate().reserve(scan(tenantId, NOW, 1002));
      await stores.tenants.setPlan(tenantId, 'free');
      expect(await gate().reserve(scan(tenantId))).toMatchObject({ ok: false });
      await stores.tenants.setPlan(tenantId, 'enterprise');
      await gate().reserve(scan(tenantId));
      const rows = await used(tenantId);
      expect(rows.reduce((sum, { used }) => sum + used, 0)).toBe(1003);
      expect(rows.reduce((sum, { overageCents }) => sum + overageCents, 0)).toBe(10);
    });
  });

  describe('a reservation', () => {
    it('with the same key is charged once, even concurrently', async () => {
      const tenantId = await tenantOn('free');
      const one = scan(tenantId);
      const asked = await Promise.all([gate().reserve(one), createPlanGate(others.plans).reserve(one)]);
      expect(asked).toEqual([{ ok: true }, { ok: true }]);
      expect(await used(tenantId)).toMatchObject([{ used: 1 }]);
    });

    it('of an unknown tenant is refused', async () => {
      await expect(gate().reserve(scan('unknown'))).rejects.toMatchObject({ code: 'not_found' });
    });
  });

  describe('extra prompts', () => {
    it('add up, and count for the plan that has them', async () => {
      const tenantId = await tenantOn('pro');
      await Promise.all([stores.plans.addExtraPrompts(tenantId, 5), others.plans.addExtraPrompts(tenantId, 10)]);
      expect((await gate().limitsOf(tenantId)).prompts).toBe(65);
      await stores.tenants.setPlan(tenantId, 'free');
      expect((await gate().limitsOf(tenantId)).prompts).toBe(10);
      expect(await stores.plans.addExtraPrompts('unknown', 1)).toBeUndefined();
    });
  });
}

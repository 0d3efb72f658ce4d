// How plans limit brands, checked when something is added, over every engine (Spec 8, decisions 8).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Plan } from '../../../src/accounts/index.ts';
import { createBrand, importBrand, readBrandFile, readProfile } from '../../../src/brands/index.ts';
import { systemClock, systemIds } from '../../../src/kernel/clock.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

interface Sizes {
  prompts?: number;
  competitors?: number;
  name?: string;
}

const fileWith = ({ prompts = 0, competitors = 0, name = systemIds.random() }: Sizes) =>
  readBrandFile(
    JSON.stringify({
      name,
      domain: 'acme.example',
      competitors: Array.from({ length: competitors }, (_, i) => `Rival ${i}`),
      prompts: Array.from({ length: prompts }, (_, i) => ({ text: `Question ${i}?`, market: 'US' })),
    }),
    'brand.json',
  );

const refusal = (message: string) => ({ code: 'quota_exceeded', message });

export function planLimitsContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let others: Stores;
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
    others = await factory.open();
  });
  afterAll(() => factory.dispose());

  const depsOf = ({ brands }: Stores) => ({ brands, clock: systemClock, ids: systemIds });
  const load = (sizes: Sizes, to: { tenantId?: string; plan?: Plan; brandId?: string }, by: Stores = stores) =>
    importBrand(depsOf(by))({ file: fileWith(sizes), ...to });
  const make = (tenantId: string, by: Stores = stores, plan?: Plan) =>
    createBrand(depsOf(by))({ name: systemIds.random(), domain: 'acme.example', aliases: [], tenantId, plan });
  const tenantOn = async (plan: Plan): Promise<string> => {
    const id = systemIds.ordered();
    await stores.tenants.createTenant({ id, name: 'Acme', plan, createdAt: 0 });
    return id;
  };
  const sizesOf = async (brandId: string) => {
    const { file } = await readProfile(stores)(brandId);
    return { prompts: file.prompts.length, competitors: file.competitors.length };
  };

  describe('a brand', () => {
    it.each([
      ['free', 'prompts', 10, 'the plan includes 10 prompts'],
      ['pro', 'prompts', 50, 'the plan includes 50 prompts'],
      ['pro', 'competitors', 5, 'the plan includes 5 competitors of a brand'],
    ] as const)('on %s has at most this many %s: %i', async (plan, what, limit, message) => {
      const { brand } = await load({ [what]: limit }, { plan });
      expect(await sizesOf(brand.id)).toMatchObject({ [what]: limit });
      await expect(load({ [what]: limit + 1 }, { brandId: brand.id })).rejects.toMatchObject(refusal(message));
      expect(await sizesOf(brand.id)).toMatchObject({ [what]: limit });
    });

    it.each(['protect', 'enterprise'] as const)('on %s has as many as a file may contain', async (plan) => {
      const { brand } = await load({ prompts: 1000, competitors: 1000 }, { plan });
      expect(await sizesOf(brand.id)).toEqual({ prompts: 1000, competitors: 1000 });
    });

    it('beyond the plan leaves no tenant, brand or plan behind', async () => {
      const name = systemIds.random();
      await expect(load({ name, prompts: 11 }, { plan: 'free' })).rejects.toMatchObject({ code: 'quota_exceeded' });
      expect((await stores.brands.listBrands()).filter((brand) => brand.name === name)).toEqual([]);
      const tenantId = await tenantOn('protect');
      await make(tenantId);
      await expect(make(tenantId, stores, 'pro')).rejects.toMatchObject(refusal('the plan includes 1 brand'));
      await expect(load({ prompts: 11 }, { tenantId, plan: 'free' })).rejects.toMatchObject({ code: 'quota_exceeded' });
      expect(await stores.plans.findPlan(tenantId)).toMatchObject({ plan: 'protect' });
      expect(await stores.brands.listBrands(tenantId)).toHaveLength(1);
    });

    it('of an unknown tenant is refused', async () => {
      await expect(make('unknown')).rejects.toMatchObject({ code: 'not_found' });
      await expect(load({}, { tenantId: 'unknown' })).rejects.toMatchObject({ code: 'not_found' });
    });
  });

  describe('prompts', () => {
    it('are counted over all brands of a tenant', async () => {
      const tenantId = await tenantOn('free');
      await load({ prompts: 6 }, { tenantId });
      const { brand } = await load({ prompts: 4 }, { tenantId });
      await expect(load({ prompts: 5 }, { brandId: brand.id })).rejects.toMatchObject({ code: 'quota_exceeded' });
      await expect(load({ prompts: 1 }, { tenantId })).rejects.toMatchObject({ code: 'quota_exceeded' });
      expect(await load({ prompts: 0 }, { tenantId })).toMatchObject({ outcome: 'created' });
    });

    it('that were bought are included', async () => {
      const { brand } = await load({ prompts: 50 }, { plan: 'pro' });
      await stores.plans.addExtraPrompts(brand.tenantId, 3);
      expect(await load({ prompts: 53 }, { brandId: brand.id })).toMatchObject({ outcome: 'changed' });
      await expect(load({ prompts: 54 }, { brandId: brand.id })).rejects.toMatchObject(
        refusal('the plan includes 53 prompts'),
      );
    });
  });

  describe('a smaller plan', () => {
    it('deletes nothing, allows the same or less, and refuses more', async () => {
      const name = systemIds.random();
      const { brand } = await load({ name, prompts: 60, competitors: 8 }, { plan: 'protect' });
      await make(brand.tenantId);
      await stores.tenants.setPlan(brand.tenantId, 'pro');
      expect(await sizesOf(brand.id)).toEqual({ prompts: 60, competitors: 8 });
      expect(await stores.brands.listBrands(brand.tenantId)).toHaveLength(2);
      const to = { brandId: brand.id };
      expect(await load({ name, prompts: 60, competitors: 8 }, to)).toMatchObject({ outcome: 'unchanged' });
      await expect(load({ name, prompts: 61, competitors: 8 }, to)).rejects.toMatchObject({ code: 'quota_exceeded' });
      await expect(load({ name, prompts: 60, competitors: 9 }, to)).rejects.toMatchObject({ code: 'quota_exceeded' });
      expect(await load({ name, prompts: 55, competitors: 7 }, to)).toMatchObject({ outcome: 'changed' });
      await expect(load({ name, prompts: 60, competitors: 7 }, to)).rejects.toMatchObject({ code: 'quota_exceeded' });
      await expect(make(brand.tenantId)).rejects.toMatchObject({ code: 'quota_exceeded' });
    });
  });

  describe('the last slot of a plan', () => {
    const twenty = Array.from({ length: 20 }, (_, i) => i);
    const wonOf = (asked: PromiseSettledResult<unknown>[]) => asked.filter(({ status }) => status === 'fulfilled');

    it('for a brand goes to one of twenty concurrent requests', async () => {
      const tenantId = await tenantOn('pro');
      const asked = await Promise.allSettled(twenty.map((i) => make(tenantId, i % 2 ? stores : others)));
      expect(wonOf(asked)).toHaveLength(1);
      expect(await stores.brands.listBrands(tenantId)).toHaveLength(1);
    });

    it('for a prompt goes to one of twenty concurrent brands', async () => {
      const tenantId = await tenantOn('free');
      await load({ prompts: 9 }, { tenantId });
      const asked = await Promise.allSettled(
        twenty.map((i) => load({ prompts: 1 }, { tenantId }, i % 2 ? stores : others)),
      );
      expect(wonOf(asked)).toHaveLength(1);
      expect(await stores.brands.listBrands(tenantId)).toHaveLength(2);
    });
  });
}

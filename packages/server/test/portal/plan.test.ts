// The plan of a team in the portal (Spec 8).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemIds } from '../../src/kernel/clock.ts';
import { createPlanGate } from '../../src/plans/index.ts';
import { makeBrand } from '../notifications/facts.ts';
import { ENGINES, openSignInScene, type Person, type SignInScene } from '../support/sign-in-scene.ts';

describe.each(ENGINES)('the plan in the portal, over %s', (engine) => {
  let scene: SignInScene;
  let tenantId: string;
  let brandId: string;
  let owner: Person;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
  }, 120_000);
  beforeEach(async () => {
    ({ tenantId, id: brandId } = await makeBrand(scene.here.stores));
    owner = await scene.person(tenantId, 'owner');
  });
  afterAll(() => scene[Symbol.asyncDispose]());

  const path = (rest = 'plan') => `/tenants/${tenantId}/${rest}`;
  const plan = async (person = owner) => (await person.portal('GET', path())).json();
  const set = (name: string) => owner.portal('PUT', path(), { plan: name });

  it('shows what was used and what the overage costs', async () => {
    await set('enterprise');
    const gate = createPlanGate(scene.here.stores.plans);
    const use = { key: systemIds.random(), tenantId, brandId, unit: 'scan' as const, amount: 50_002 };
    await gate.reserve({ ...use, at: scene.clock.now() });
    expect(await plan(await scene.person(tenantId, 'member'))).toMatchObject({
      plan: 'enterprise',
      prompt_limit: null,
      brands_used: 1,
      prompts_used: 0,
      competitors_used: 0,
      amount_cents: 6,
      units: [
        { unit: 'scan', included: 50_000, used: 50_002, overage: 2, overage_cents: 3, amount_cents: 6 },
        { unit: 'finding', used: 0, amount_cents: 0 },
        { unit: 'fix', used: 0, amount_cents: 0 },
      ],
    });
  });

  it('lists every plan with its limits and prices', async () => {
    const { catalog } = await plan();
    expect(catalog.map((one: { plan: string }) => one.plan)).toEqual(['free', 'pro', 'protect', 'enterprise']);
    expect(catalog[1]).toMatchObject({ prompts: 50, sells_prompts: true, brands: 1, competitors: 5 });
    expect(catalog[2].quotas.fix).toEqual({ included: 5, per: 'month', overage_cents: 500 });
  });

  it('changes at once, and sells prompts if the plan allows', async () => {
    expect(await (await set('pro')).json()).toMatchObject({ plan: 'pro', prompt_limit: 50 });
    const bought = await owner.portal('POST', path('prompts'), { count: 25 });
    expect(await bought.json()).toMatchObject({ extra_prompts: 25, prompt_limit: 75 });
    await set('protect');
    expect((await owner.portal('POST', path('prompts'), { count: 1 })).status).toBe(422);
    for (const count of [0, 1.5, 10_001]) {
      expect((await owner.portal('POST', path('prompts'), { count })).status).toBe(422);
    }
  });
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemIds } from '../../src/kernel/clock.ts';
import { createPlanGate } from '../../src/plans/index.ts';
import { openSqliteStores } from '../../src/stores/sqlite/main-thread/open-sqlite.ts';
import { deps } from '../stores/store-factory.ts';
import { type Document, makeWorkplace, type Workplace } from './command.ts';

let here: Workplace;
let brand: Document;
beforeEach(async () => {
  here = makeWorkplace();
  brand = await here.runJson('brand', 'create', '--name', 'Acme', '--domain', 'acme.example', '--plan', 'pro');
});
afterEach(() => here.remove());

const tenant = () => String(brand.tenant_id);

async function scanNow(amount: number): Promise<void> {
  const stores = await openSqliteStores({ path: here.path }, deps);
  await createPlanGate(stores.plans).reserve({
    key: systemIds.random(),
    tenantId: tenant(),
    brandId: String(brand.brand_id),
    unit: 'scan',
    amount,
    at: Date.now(),
  });
  await stores.close();
}

it('a plan can be shown, changed and extended with prompts', async () => {
  expect(await here.runJson('plan', 'show', '--tenant', tenant())).toEqual({
    tenant_id: tenant(),
    plan: 'pro',
    extra_prompts: 0,
    engines: 1,
    prompts: 50,
    brands: 1,
    competitors: 5,
    auto_scan: 'weekly',
    quotas: { scan: { included: 1, per: 'week', overage_cents: null }, finding: null, fix: null },
  });
  const bought = await here.runJson('plan', 'buy-prompts', '--tenant', tenant(), '--count', '25');
  expect(bought).toMatchObject({ extra_prompts: 25, prompts: 75 });
  const changed = await here.runJson('plan', 'set', '--tenant', tenant(), '--plan', 'protect');
  expect(changed).toMatchObject({ plan: 'protect', prompts: null, auto_scan: 'daily' });
  expect((await here.run('plan', 'buy-prompts', '--tenant', tenant(), '--count', '1', '--json')).stdout).toContain(
    'invalid_input',
  );
  for (const words of [['show'], ['set', '--plan', 'pro'], ['buy-prompts', '--count', '1']]) {
    const { code, stdout } = await here.run('plan', ...words, '--tenant', 'unknown', '--json');
    expect([code, JSON.parse(stdout).error.code]).toEqual([1, 'not_found']);
  }
});

it('an invalid prompt count is a usage error', async () => {
  for (const count of ['0', '-1', '1.5', 'many']) {
    const { code } = await here.run('plan', 'buy-prompts', '--tenant', tenant(), `--count=${count}`);
    expect(code).toBe(2);
  }
});

it('a usage report shows units and amounts in cents', async () => {
  await here.run('plan', 'set', '--tenant', tenant(), '--plan', 'protect');
  await scanNow(1003);
  const report = await here.runJson('usage', 'report', '--tenant', tenant());
  const month = new Date().toISOString().slice(0, 7);
  expect(report).toMatchObject({
    tenant_id: tenant(),
    plan: 'protect',
    period: month,
    currency: 'USD',
    amount_cents: 15,
  });
  const rest = { used: 0, overage: 0, amount_cents: 0 };
  expect(report.units).toMatchObject([
    { unit: 'scan', included: 1000, used: 1003, overage: 3, overage_unit_cents: 5, amount_cents: 15 },
    { unit: 'finding', included: 10, overage_unit_cents: 100, ...rest },
    { unit: 'fix', included: 5, overage_unit_cents: 500, ...rest },
  ]);
  const { stdout } = await here.run('usage', 'report', '--tenant', tenant());
  expect(stdout).toContain('costs 0.15 USD');
  const earlier = await here.runJson('usage', 'report', '--tenant', tenant(), '--month', '2020-02');
  expect(earlier).toMatchObject({ period: '2020-02', ends_at: '2020-03-01T00:00:00.000Z', amount_cents: 0 });
  expect((await here.run('usage', 'report', '--tenant', tenant(), '--month', '2020-13')).code).toBe(2);
});

it('a usage report of a weekly plan shows its week', async () => {
  await scanNow(1);
  const { units } = await here.runJson('usage', 'report', '--tenant', tenant());
  const period = expect.stringMatching(/^\d{4}-W\d\d$/);
  expect(units).toMatchObject([{ unit: 'scan', period, included: 1, used: 1 }, { included: null }, { included: null }]);
});

it('the plans are listed without a store', async () => {
  const { plans } = JSON.parse((await here.run('plan', 'list', '--json')).stdout);
  expect(plans.map(({ plan }: Document) => plan)).toEqual(['free', 'pro', 'protect', 'enterprise']);
});

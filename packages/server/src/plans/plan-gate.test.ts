import { describe, expect, it } from 'vitest';
import { PLANS } from '../accounts/index.ts';
import { CATALOG, countingFor, createPlanGate, exceededBy, limitsUnder, quotaError } from './index.ts';
import type { PlanStore, QuotaExceeded } from './ports.ts';

const limitsOf = (plan: (typeof PLANS)[number], extraPrompts = 0) => limitsUnder({ plan, extraPrompts });

describe('a limit of a plan', () => {
  it.each([
    ['free', 'prompts', 10],
    ['free', 'engines', 1],
    ['pro', 'prompts', 50],
    ['pro', 'engines', 1],
    ['pro', 'brands', 1],
    ['pro', 'competitors', 5],
    ['protect', 'engines', 3],
    ['enterprise', 'engines', 3],
  ] as const)('of %s: %s, allows %i but not one more', (plan, what, limit) => {
    expect(exceededBy(limitsOf(plan), what, limit)).toBeUndefined();
    expect(exceededBy(limitsOf(plan), what, limit + 1)).toEqual({ what, limit, used: limit + 1, resetsAt: null });
  });

  it('is absent if the specification has no figure', () => {
    for (const plan of ['protect', 'enterprise'] as const) {
      expect(limitsOf(plan)).toMatchObject({ prompts: null, brands: null, competitors: null });
    }
    expect(exceededBy(limitsOf('protect'), 'prompts', 1_000_000)).toBeUndefined();
  });

  it('of prompts grows with bought prompts, if the plan allows them', () => {
    expect(exceededBy(limitsOf('pro', 3), 'prompts', 53)).toBeUndefined();
    expect(exceededBy(limitsOf('pro', 3), 'prompts', 54)).toMatchObject({ limit: 53 });
    expect(exceededBy(limitsOf('free', 3), 'prompts', 11)).toMatchObject({ limit: 10 });
  });

  it.each<[QuotaExceeded['what'], string, string]>([
    ['scan', '1 scan in this period', '2 scans in this period'],
    ['finding', '1 finding in this period', '2 findings in this period'],
    ['fix', '1 fix in this period', '2 fixes in this period'],
    ['engines', '1 answer engine', '2 answer engines'],
    ['prompts', '1 prompt', '2 prompts'],
    ['brands', '1 brand', '2 brands'],
    ['competitors', '1 competitor of a brand', '2 competitors of a brand'],
  ])('of %s is named in words', (what, one, two) => {
    const told = (limit: number) => quotaError({ what, limit, used: 3, resetsAt: null }).message;
    expect([told(1), told(2)]).toEqual([`the plan includes ${one}`, `the plan includes ${two}`]);
  });

  it('is refused with the limit and the time of its reset', () => {
    expect(quotaError({ what: 'prompts', limit: 10, used: 11, resetsAt: null })).toMatchObject({
      code: 'quota_exceeded',
      message: 'the plan includes 10 prompts',
    });
    const resetsAt = Date.UTC(2026, 10, 23);
    expect(quotaError({ what: 'scan', limit: 1, used: 1, resetsAt }).message).toBe(
      'the plan includes 1 scan in this period; the next period begins at 2026-11-23T00:00:00.000Z',
    );
  });
});

describe('the quota of a unit', () => {
  const at = Date.UTC(2026, 10, 18);

  it.each([
    ['protect', 'scan', 1000, 5],
    ['protect', 'finding', 10, 100],
    ['protect', 'fix', 5, 500],
    ['enterprise', 'scan', 50_000, 3],
    ['enterprise', 'finding', 500, 50],
    ['enterprise', 'fix', 100, 300],
  ] as const)('of %s: %s, includes %i, then charges %i cents each', (plan, unit, included, cents) => {
    const counting = countingFor(plan, unit, at);
    expect(counting.overageCents).toBe(cents);
    expect(counting.measure(included - 1, 1)).toEqual({ isRefused: false, overage: 0, isReached: true });
    expect(counting.measure(included, 1)).toEqual({ isRefused: false, overage: 1, isReached: true });
    expect(counting.measure(included - 2, 1)).toMatchObject({ isReached: false });
    expect(counting.measure(included - 1, 3)).toMatchObject({ overage: 2 });
  });

  it.each(['free', 'pro'] as const)('of scans refuses the second scan of a week on %s', (plan) => {
    const { measure, period } = countingFor(plan, 'scan', at);
    expect(period.name).toBe('2026-W47');
    expect(measure(0, 1)).toEqual({ isRefused: false, overage: 0, isReached: false });
    expect(measure(1, 1)).toEqual({ isRefused: true, overage: 0, isReached: true });
  });

  it('never refuses a finding or a fix', () => {
    for (const plan of PLANS) {
      for (const unit of ['finding', 'fix'] as const) {
        expect(countingFor(plan, unit, at).measure(1_000_000, 1).isRefused).toBe(false);
      }
    }
  });
});

describe('the periods of a unit', () => {
  const at = Date.UTC(2026, 10, 18);
  const namesOf = (...[plan, unit]: [(typeof PLANS)[number], 'scan' | 'finding' | 'fix']) => {
    const { period, periods } = countingFor(plan, unit, at);
    return [period.name, ...periods.map(({ name }) => name)];
  };

  it('are the month and for scans the week too, on every plan', () => {
    expect(namesOf('free', 'scan')).toEqual(['2026-W47', '2026-11', '2026-W47']);
    expect(namesOf('protect', 'scan')).toEqual(['2026-11', '2026-11', '2026-W47']);
    expect(namesOf('protect', 'fix')).toEqual(['2026-11', '2026-11']);
    expect(namesOf('free', 'finding')).toEqual(['2026-11', '2026-11']);
  });

  it('have no limit without a quota', () => {
    const { included, overageCents, measure } = countingFor('free', 'fix', at);
    expect({ included, overageCents, measured: measure(1_000_000, 1) }).toEqual({
      included: null,
      overageCents: null,
      measured: { isRefused: false, overage: 0, isReached: false },
    });
  });
});

describe('the gate', () => {
  const known = 'tenant-1';
  const refunds: unknown[] = [];
  const store: PlanStore = {
    findPlan: async (tenantId) => (tenantId === known ? { plan: 'pro', extraPrompts: 2 } : undefined),
    addExtraPrompts: async () => undefined,
    reserve: async ({ tenantId }, counting) =>
      tenantId === known && counting === countingFor ? { ok: true } : undefined,
    giveBack: async (...refund) => void refunds.push(refund),
    usageIn: async () => [],
  };
  const gate = createPlanGate(store);
  const reservation = (tenantId: string) =>
    ({ tenantId, brandId: 'b1', unit: 'scan', amount: 1, key: 'k1', at: 0 }) as const;

  it('reserves and refunds units as the plan counts them', async () => {
    await expect(gate.reserve(reservation(known))).resolves.toEqual({ ok: true });
    await gate.giveBack('k1');
    expect(refunds).toEqual([['k1', countingFor]]);
  });

  it('knows the limits of a tenant', async () => {
    await expect(gate.limitsOf(known)).resolves.toEqual(limitsOf('pro', 2));
  });

  it('refuses an unknown tenant', async () => {
    const refusal = { code: 'not_found', message: 'no such tenant: tenant-9' };
    await expect(gate.reserve(reservation('tenant-9'))).rejects.toMatchObject(refusal);
    await expect(gate.limitsOf('tenant-9')).rejects.toMatchObject(refusal);
  });
});

describe('the catalog', () => {
  it('counts by month where units cost money', () => {
    expect(CATALOG.protect.quotas.fix).toEqual({ included: 5, per: 'month', overageCents: 500 });
  });

  it('sets the frequency of automatic scans', () => {
    expect(PLANS.map((plan) => CATALOG[plan].autoScan)).toEqual([null, 'weekly', 'daily', 'hourly']);
  });
});

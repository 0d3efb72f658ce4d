// A team's plan and its usage.
import { PLANS, type TenantStore } from '../../accounts/index.ts';
import { type BrandStore, countHeld } from '../../brands/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import {
  buyPrompts,
  CATALOG,
  limitsUnder,
  type PlanStore,
  type Quota,
  readUsage,
  setPlan,
  type TenantPlan,
  type UnitUsage,
} from '../../plans/index.ts';
import type { PortalHandlers } from './call.ts';
import { isoTime } from './iso-time.ts';

export interface PlanHandlersDeps {
  tenants: Pick<TenantStore, 'setPlan'>;
  plans: Pick<PlanStore, 'findPlan' | 'usageIn' | 'addExtraPrompts'>;
  brands: Pick<BrandStore, 'listBrands' | 'findProfile'>;
  clock: Pick<Clock, 'now'>;
}

export const planHandlers = (
  deps: PlanHandlersDeps,
): PortalHandlers<'GET /tenants/:tenant/plan' | 'PUT /tenants/:tenant/plan' | 'POST /tenants/:tenant/prompts'> => ({
  async 'GET /tenants/:tenant/plan'({ membership: { tenantId } }) {
    const { period, units, amountCents, ...plan } = await readUsage(deps)({ tenantId });
    return {
      ...(await planNow(deps, tenantId, plan)),
      period: { name: period.name, starts_at: isoTime(period.startsAt), ends_at: isoTime(period.endsAt) },
      units: units.map(unitDocument),
      amount_cents: amountCents,
      catalog: PLANS.map((name) => termsDocument(name)),
    };
  },

  async 'PUT /tenants/:tenant/plan'({ membership: { tenantId }, body: { plan } }) {
    return planNow(deps, tenantId, await setPlan(deps)({ tenantId, plan }));
  },

  async 'POST /tenants/:tenant/prompts'({ membership: { tenantId }, body: { count } }) {
    return planNow(deps, tenantId, await buyPrompts(deps)({ tenantId, count }));
  },
});

async function planNow(deps: PlanHandlersDeps, tenantId: string, { plan, extraPrompts }: TenantPlan) {
  const held = await countHeld(deps)(tenantId);
  return {
    plan,
    extra_prompts: extraPrompts,
    prompt_limit: limitsUnder({ plan, extraPrompts }).prompts,
    brands_used: held.brands,
    prompts_used: held.prompts,
    competitors_used: held.competitors,
  };
}

const unitDocument = ({ unit, period, included, used, overage, unitCents, amountCents }: UnitUsage) => ({
  unit,
  period: period.name,
  resets_at: isoTime(period.endsAt),
  included,
  used,
  overage,
  overage_cents: unitCents,
  amount_cents: amountCents,
});

function termsDocument(plan: TenantPlan['plan']) {
  const { prompts, hasExtraPrompts, engines, brands, competitors, autoScan, quotas } = CATALOG[plan];
  const { scan, finding, fix } = quotas;
  return {
    plan,
    prompts,
    sells_prompts: hasExtraPrompts,
    engines,
    brands,
    competitors,
    auto_scan: autoScan,
    quotas: { scan: quotaDocument(scan), finding: quotaDocument(finding), fix: quotaDocument(fix) },
  };
}

const quotaDocument = (quota: Quota | null) =>
  quota && { included: quota.included, per: quota.per, overage_cents: quota.overageCents };

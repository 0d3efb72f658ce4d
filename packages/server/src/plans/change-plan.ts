// Changes a tenant's plan or buys more prompts.
import type { Plan, TenantStore } from '../accounts/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { CATALOG } from './catalog.ts';
import type { PlanStore, TenantPlan } from './ports.ts';

export interface ChangePlanDeps {
  tenants: Pick<TenantStore, 'setPlan'>;
  plans: Pick<PlanStore, 'findPlan' | 'addExtraPrompts'>;
}

/** Takes effect at once, everywhere. Throws `DomainError` `not_found`. */
export const setPlan =
  ({ tenants, plans }: ChangePlanDeps) =>
  async ({ tenantId, plan }: { tenantId: string; plan: Plan }): Promise<TenantPlan> => {
    await tenants.setPlan(tenantId, plan);
    return (await plans.findPlan(tenantId)) ?? unknownTenant(tenantId);
  };

/**
 * Throws `DomainError` `not_found`, and `invalid_input` if the plan sells no more prompts or the count is out of range.
 */
export const buyPrompts =
  ({ plans }: Pick<ChangePlanDeps, 'plans'>) =>
  async ({ tenantId, count }: { tenantId: string; count: number }): Promise<TenantPlan> => {
    const { plan } = (await plans.findPlan(tenantId)) ?? unknownTenant(tenantId);
    if (!CATALOG[plan].hasExtraPrompts) {
      throw new DomainError('invalid_input', { message: `the plan ${plan} has no prompts to buy` });
    }
    if (!Number.isInteger(count) || count < 1 || count > MOST_AT_ONCE) {
      throw new DomainError('invalid_input', { message: `the count must be from 1 to ${MOST_AT_ONCE}` });
    }
    return (await plans.addExtraPrompts(tenantId, count)) ?? unknownTenant(tenantId);
  };

const MOST_AT_ONCE = 10_000;

function unknownTenant(tenantId: string): never {
  throw new DomainError('not_found', { message: `no such tenant: ${tenantId}` });
}

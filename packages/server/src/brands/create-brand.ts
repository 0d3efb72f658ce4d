// Creates a brand, and a tenant for it unless one is given (decisions 12).
import { newTenant, type Plan } from '../accounts/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import { type BrandFields, parseBrandFields } from './brand-fields.ts';
import { isWritten, PLAN_CHECK } from './plan-check.ts';
import type { Brand, BrandStore, PlanCheck } from './ports.ts';

export interface CreateBrandDeps {
  brands: BrandStore;
  clock: Clock;
  ids: Ids;
}

export interface Ownership {
  /** The tenant that owns it; if omitted, a new one named after the brand. */
  tenantId?: string | undefined;
  /** The tenant's plan from now on; a new tenant without one has `free`. */
  plan?: Plan | undefined;
}

export type NewBrand = BrandFields & Ownership;

/**
 * Throws `DomainError` `invalid_input`, `not_found` for an unknown tenant, and `quota_exceeded`; then nothing changes.
 */
export const createBrand =
  (deps: CreateBrandDeps) =>
  async ({ tenantId, plan, ...input }: NewBrand): Promise<Brand> => {
    const { brand, planCheck } = draftBrand(deps, input, { tenantId, plan });
    isWritten(await deps.brands.createBrand(brand, planCheck), brand.tenantId);
    return brand;
  };

/** A brand that is not yet written, and the plan to check it against. Throws `DomainError` `invalid_input`. */
export function draftBrand(
  deps: CreateBrandDeps,
  input: BrandFields,
  { tenantId, plan }: Ownership,
): { brand: Brand; planCheck: PlanCheck } {
  const fields = parseBrandFields(input);
  const owner = tenantId === undefined ? newTenant(deps)({ name: fields.name, plan: plan ?? 'free' }) : undefined;
  const brand: Brand = {
    id: deps.ids.ordered(),
    tenantId: owner?.id ?? tenantId ?? '',
    ...fields,
    createdAt: deps.clock.now(),
  };
  return { brand, planCheck: { ...PLAN_CHECK, newTenant: owner, plan } };
}

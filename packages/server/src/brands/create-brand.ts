// Makes a brand, and a tenant for it where none is named (decisions 12).
import { type CreateTenantDeps, createTenant, type Plan } from '../accounts/index.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { type BrandFields, parseBrandFields } from './brand-fields.ts';
import type { Brand, BrandStore } from './ports.ts';

export interface CreateBrandDeps extends CreateTenantDeps {
  brands: BrandStore;
}

export interface NewBrand extends BrandFields {
  /** The tenant that owns it; a new one, named as the brand, where it is absent. */
  tenantId?: string | undefined;
  /** The tenant's plan from now on; a new tenant without one has `free`. */
  plan?: Plan | undefined;
}

/** Throws `DomainError` `invalid_input`, and `not_found` for an unknown tenant. */
export const createBrand =
  (deps: CreateBrandDeps) =>
  async ({ tenantId, plan, ...input }: NewBrand): Promise<Brand> => {
    const fields = parseBrandFields(input);
    const owner = tenantId === undefined ? await newTenant(deps, fields.name, plan) : tenantId;
    if (tenantId !== undefined) await usePlan(deps, tenantId, plan);
    const brand: Brand = { id: deps.ids.ordered(), tenantId: owner, ...fields, createdAt: deps.clock.now() };
    await deps.brands.createBrand(brand);
    return brand;
  };

async function newTenant(deps: CreateTenantDeps, name: string, plan: Plan = 'free'): Promise<string> {
  const tenant = await createTenant(deps)({ name, plan });
  return tenant.id;
}

async function usePlan({ tenants }: CreateBrandDeps, tenantId: string, plan: Plan | undefined): Promise<void> {
  const isKnown = plan ? await tenants.setPlan(tenantId, plan) : (await tenants.findTenant(tenantId)) !== undefined;
  if (!isKnown) throw new DomainError('not_found', { message: `there is no tenant ${tenantId}` });
}

// Makes a tenant.
import type { Clock, Ids } from '../kernel/clock.ts';
import type { Plan, Tenant, TenantStore } from './ports.ts';

export interface CreateTenantDeps {
  tenants: TenantStore;
  clock: Clock;
  ids: Ids;
}

export const createTenant =
  ({ tenants, clock, ids }: CreateTenantDeps) =>
  async ({ name, plan }: { name: string; plan: Plan }): Promise<Tenant> => {
    const tenant: Tenant = { id: ids.ordered(), name, plan, createdAt: clock.now() };
    await tenants.createTenant(tenant);
    return tenant;
  };

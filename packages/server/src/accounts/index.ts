// What other features may use of accounts.
export { type CreateTenantDeps, createTenant } from './create-tenant.ts';
export { PLANS, type Plan, type Tenant, type TenantStore } from './ports.ts';

// What other features may use of accounts.
export { newTenant } from './new-tenant.ts';
export { PLANS, type Plan, type Tenant, type TenantStore } from './ports.ts';

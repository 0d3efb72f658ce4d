// What other features may use of accounts.
export { type CreateTenantDeps, createTenant } from './create-tenant.ts';
export { addMember, removeMember } from './members.ts';
export {
  type Member,
  type Membership,
  PLANS,
  type Plan,
  ROLES,
  type Role,
  type Tenant,
  type TenantStore,
} from './ports.ts';

// Public API of accounts.
export { DEMO_EMAIL } from './demo-user.ts';
export { addMember, removeMember } from './members.ts';
export { newTenant } from './new-tenant.ts';
export {
  type IdentityProvider,
  type LoginSecrets,
  type LoginSession,
  type LoginSessionStore,
  type Member,
  type Membership,
  PLANS,
  type Plan,
  type ProvenIdentity,
  ROLES,
  type Role,
  type Tenant,
  type TenantStore,
  type UserStore,
} from './ports.ts';
export { type ManageMembersDeps, putTeamMember, removeTeamMember } from './team-members.ts';

// Tenants: who owns brands, installs and tokens.

/** Spec 8. */
export const PLANS = ['free', 'pro', 'protect', 'enterprise'] as const;
export type Plan = (typeof PLANS)[number];

export interface Tenant {
  id: string;
  name: string;
  plan: Plan;
  createdAt: number;
}

export interface TenantStore {
  /** An id that is taken is left as it is, so that making the same tenant twice at once is safe. */
  createTenant(tenant: Tenant): Promise<void>;
  /** False where there is no such tenant. */
  setPlan(id: string, plan: Plan): Promise<boolean>;
  findTenant(id: string): Promise<Tenant | undefined>;
}

/** Decisions 5: members manage their own tokens; owners also installs, members and plans. */
export const ROLES = ['owner', 'member'] as const;
export type Role = (typeof ROLES)[number];

/** Who a person is at an identity provider, for good. */
export interface Identity {
  issuer: string;
  subject: string;
}

export interface User {
  id: string;
  /** In lower case. */
  email: string;
  /** `null` before the first login. */
  identity: Identity | null;
  createdAt: number;
}

export interface Membership {
  tenantId: string;
  role: Role;
}

/** One user in one tenant. */
export interface Member extends Membership {
  userId: string;
  email: string;
  /** True once the user has signed in. */
  signedIn: boolean;
  createdAt: number;
}

export interface NewMember extends Membership {
  /** Becomes the user's id where nobody has the address yet. */
  newUserId: string;
  email: string;
  createdAt: number;
}

export interface UserStore {
  /** Makes the user where nobody has the address; a member already gets the role. */
  putMember(member: NewMember): Promise<Member>;
  /** Removes the user too where no tenant is left. False where there is no such member. */
  removeMember(tenantId: string, email: string): Promise<boolean>;
  /** In the order of tenant and e-mail address. */
  listMembers(tenantId?: string): Promise<Member[]>;
  /** In the order of the tenants' ids. */
  membershipsOf(userId: string): Promise<Membership[]>;
  findUserByIdentity(identity: Identity): Promise<User | undefined>;
  /** Binds a user who was never bound. `undefined` where there is none, or the identity is another user's. */
  bindUser(email: string, identity: Identity): Promise<User | undefined>;
}

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
  /** False if there is no such tenant. */
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
  /** Becomes the user's id if nobody has the address yet. */
  newUserId: string;
  email: string;
  createdAt: number;
}

export interface UserStore {
  /** Makes the user if nobody has the address; a member already gets the role. */
  putMember(member: NewMember): Promise<Member>;
  /**
   * Revokes the tokens that they made there, and removes the user if no tenant is left. False if there is no such
   * member.
   */
  removeMember(tenantId: string, email: string, at: number): Promise<boolean>;
  /** In the order of tenant and e-mail address. */
  listMembers(tenantId?: string): Promise<Member[]>;
  /** In the order of the tenants' ids. */
  membershipsOf(userId: string): Promise<Membership[]>;
  findUser(id: string): Promise<User | undefined>;
  findUserByIdentity(identity: Identity): Promise<User | undefined>;
  /** Binds a user who was never bound. `undefined` if there is none, or the identity is another user's. */
  bindUser(email: string, identity: Identity): Promise<User | undefined>;
}

/** What a browser's cookie stands for. */
export interface LoginSession {
  /** SHA-256 of the session's ID: read access to the store cannot impersonate anyone. */
  hash: Uint8Array;
  /** JSON. */
  data: string;
  /** Milliseconds since 1970; it is valid while now is before. */
  endsAt: number;
}

export interface LoginSessionStore {
  /** Makes it, or writes over the one with the same hash. Drops those that have ended, once in a while. */
  putSession(session: LoginSession, now: number): Promise<void>;
  findSession(hash: Uint8Array, now: number): Promise<LoginSession | undefined>;
  /** False if it did not exist. Of two concurrent removals, one returns true. */
  removeSession(hash: Uint8Array): Promise<boolean>;
}

/** What only the browser that began a login, and the provider, may know. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  /** Of PKCE. */
  verifier: string;
}

/** An OpenID Connect provider, by authorization code with PKCE. */
export interface IdentityProvider {
  /** Where the person is sent. Throws `UnavailableError` if the provider cannot be reached. */
  begin(redirectUri: string): Promise<{ url: string; secrets: LoginSecrets }>;
  /** `url` is what the person came back with. Throws `login_failed`, and `UnavailableError`. */
  finish(url: URL, secrets: LoginSecrets): Promise<ProvenIdentity>;
  close(): Promise<void>;
}

export interface ProvenIdentity extends Identity {
  email?: string | undefined;
  /** Only an address that the provider has verified says who somebody is. */
  emailVerified: boolean;
}

// Tenants: the owners of brands, installs and tokens.

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
  /** An existing id keeps its record, so that concurrent creation of one tenant is safe. */
  createTenant(tenant: Tenant): Promise<void>;
  /** False if there is no such tenant. */
  setPlan(id: string, plan: Plan): Promise<boolean>;
  findTenant(id: string): Promise<Tenant | undefined>;
}

/** Decisions 5: members manage their own tokens; owners also manage installs, members and plans. */
export const ROLES = ['owner', 'member'] as const;
export type Role = (typeof ROLES)[number];

/** A person's permanent identity at an identity provider. */
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
  /** Becomes the user's id if no user has the address yet. */
  newUserId: string;
  email: string;
  createdAt: number;
}

export interface UserStore {
  /** Creates the user if no user has the address; an existing member gets the role. */
  putMember(member: NewMember): Promise<Member>;
  /**
   * Revokes the tokens that they created there, and deletes the user if no tenant is left. False if there is no such
   * member.
   */
  removeMember(tenantId: string, email: string, at: number): Promise<boolean>;
  /** Like `putMember`; `last_owner`, and nothing changed, if no owner would be left. */
  putMemberKeepingOwner(member: NewMember): Promise<Member | 'last_owner'>;
  /** Like `removeMember`; `last_owner`, and nothing changed, if no owner would be left. */
  removeMemberKeepingOwner(tenantId: string, email: string, at: number): Promise<boolean | 'last_owner'>;
  /** Sorted by tenant and email address. */
  listMembers(tenantId?: string): Promise<Member[]>;
  /** Sorted by tenant id. */
  membershipsOf(userId: string): Promise<Membership[]>;
  findUser(id: string): Promise<User | undefined>;
  findUserByIdentity(identity: Identity): Promise<User | undefined>;
  /** Binds a user who is not bound yet. `undefined` if there is none, or the identity belongs to another user. */
  bindUser(email: string, identity: Identity): Promise<User | undefined>;
}

/** The session behind a browser's cookie. */
export interface LoginSession {
  /** SHA-256 of the session's ID: read access to the store cannot impersonate anyone. */
  hash: Uint8Array;
  /** JSON. */
  data: string;
  /** Milliseconds since 1970; the session is valid before this time. */
  endsAt: number;
}

export interface LoginSessionStore {
  /** Creates it, or replaces the one with the same hash. Occasionally deletes expired ones. */
  putSession(session: LoginSession, now: number): Promise<void>;
  findSession(hash: Uint8Array, now: number): Promise<LoginSession | undefined>;
  /** Sets the end of a session that exists; one that was removed stays removed. */
  extendSession(hash: Uint8Array, endsAt: number): Promise<void>;
  /** False if it did not exist. Of two concurrent removals, one returns true. */
  removeSession(hash: Uint8Array): Promise<boolean>;
}

/** Known only to the browser that started a login, and the provider. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  /** The PKCE verifier. */
  verifier: string;
}

/** An OpenID Connect provider, by authorization code with PKCE. */
export interface IdentityProvider {
  /**
   * The URL to send the user to. `loginHint` is the address they are likely to sign in with. Throws `UnavailableError` if
   * the provider cannot be reached.
   */
  begin(redirectUri: string, loginHint?: string): Promise<{ url: string; secrets: LoginSecrets }>;
  /** `url` is the callback URL with its query. Throws `login_failed`, and `UnavailableError`. */
  finish(url: URL, secrets: LoginSecrets): Promise<ProvenIdentity>;
  close(): Promise<void>;
}

export interface ProvenIdentity extends Identity {
  email?: string | undefined;
  /** Only an address that the provider has verified identifies a user. */
  emailVerified: boolean;
}

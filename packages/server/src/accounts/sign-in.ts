// Finds the user for an identity from the provider, and binds the identity at the first login (decisions 5).
import { DomainError } from '../kernel/domain-error.ts';
import { normalizedEmail } from './email-address.ts';
import type { Identity, Membership, ProvenIdentity, User, UserStore } from './ports.ts';

/** Throws `no_membership` for a user without a tenant. */
export const signIn =
  ({ users }: { users: UserStore }) =>
  async (proven: ProvenIdentity): Promise<{ user: User; memberships: Membership[] }> => {
    const identity = { issuer: proven.issuer, subject: proven.subject };
    const user = (await users.findUserByIdentity(identity)) ?? (await firstLogin(users, proven, identity));
    const memberships = user ? await users.membershipsOf(user.id) : [];
    if (user && memberships.length > 0) return { user, memberships };
    throw new DomainError('no_membership', { message: noMembership(proven) });
  };

const noMembership = ({ email, emailVerified }: ProvenIdentity): string =>
  email !== undefined && emailVerified
    ? `${email} is not a member of any tenant. Ask an owner to add you, or sign in with another address.`
    : 'The identity provider has not verified your address. Verify it there, or sign in with another address.';

/** Two concurrent first logins of one person: the second finds the binding of the first. */
async function firstLogin(users: UserStore, proven: ProvenIdentity, identity: Identity): Promise<User | undefined> {
  const email = proven.emailVerified ? normalizedEmail(proven.email ?? '') : undefined;
  if (email === undefined) return undefined;
  return (await users.bindUser(email, identity)) ?? (await users.findUserByIdentity(identity));
}

// Adds members to a tenant and removes them (decisions 5).
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { normalizedEmail } from './email-address.ts';
import type { Member, Role, TenantStore, UserStore } from './ports.ts';

export interface MembersDeps {
  users: UserStore;
  tenants: Pick<TenantStore, 'findTenant'>;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'random'>;
}

/** An existing member gets the new role. Throws `invalid_input`, and `not_found` for an unknown tenant. */
export const addMember =
  ({ users, tenants, clock, ids }: MembersDeps) =>
  async (input: { tenantId: string; email: string; role: Role }): Promise<Member> => {
    const email = expectEmail(input.email);
    if (!(await tenants.findTenant(input.tenantId))) {
      throw new DomainError('not_found', { message: `no such tenant: ${input.tenantId}` });
    }
    return users.putMember({ ...input, email, newUserId: ids.random(), createdAt: clock.now() });
  };

/** Returns the address as stored. Throws `invalid_input`, and `not_found` if no member has the address. */
export const removeMember =
  ({ users, clock }: Pick<MembersDeps, 'users' | 'clock'>) =>
  async (input: { tenantId: string; email: string }): Promise<string> => {
    const email = expectEmail(input.email);
    if (await users.removeMember(input.tenantId, email, clock.now())) return email;
    throw new DomainError('not_found', { message: `${email} is not a member of the tenant ${input.tenantId}.` });
  };

/** Throws `invalid_input`. */
export function expectEmail(value: string): string {
  const email = normalizedEmail(value.trim());
  if (email !== undefined) return email;
  const issues = [{ path: 'email', message: 'must be an email address' }];
  throw new DomainError('invalid_input', { message: 'The email address is invalid.', issues });
}

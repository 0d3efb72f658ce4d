// Changes to the members of a team, which always keeps an owner (decisions 5).
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { expectEmail } from './members.ts';
import type { Member, Role, UserStore } from './ports.ts';

export interface ManageMembersDeps {
  users: Pick<UserStore, 'listMembers' | 'putMemberKeepingOwner' | 'removeMemberKeepingOwner'>;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'random'>;
}

/** An existing member gets the role. Throws `invalid_input`, and `last_owner`. */
export const putTeamMember =
  ({ users, clock, ids }: ManageMembersDeps) =>
  async (input: { tenantId: string; email: string; role: Role }): Promise<Member> => {
    const email = expectEmail(input.email);
    const put = await users.putMemberKeepingOwner({
      ...input,
      email,
      newUserId: ids.random(),
      createdAt: clock.now(),
    });
    return put === 'last_owner' ? refuseLastOwner() : put;
  };

/** Throws `not_found`, and `last_owner`. */
export const removeTeamMember =
  ({ users, clock }: Pick<ManageMembersDeps, 'users' | 'clock'>) =>
  async ({ tenantId, userId }: { tenantId: string; userId: string }): Promise<void> => {
    const member = (await users.listMembers(tenantId)).find((one) => one.userId === userId);
    const removed = member && (await users.removeMemberKeepingOwner(tenantId, member.email, clock.now()));
    if (removed === 'last_owner') refuseLastOwner();
    if (!removed) throw new DomainError('not_found', { message: 'There is no such member.' });
  };

function refuseLastOwner(): never {
  throw new DomainError('last_owner', { message: 'A team needs an owner. Make another member an owner first.' });
}

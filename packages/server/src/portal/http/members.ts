// The members of a team.
import { type ManageMembersDeps, type Member, putTeamMember, removeTeamMember } from '../../accounts/index.ts';
import type { PortalHandlers } from './call.ts';
import { isoTime } from './iso-time.ts';

export const memberHandlers = (
  deps: ManageMembersDeps,
): PortalHandlers<
  'GET /tenants/:tenant/members' | 'POST /tenants/:tenant/members' | 'DELETE /tenants/:tenant/members/:user'
> => ({
  async 'GET /tenants/:tenant/members'({ membership }) {
    return { members: (await deps.users.listMembers(membership.tenantId)).map(documentOf) };
  },

  async 'POST /tenants/:tenant/members'({ membership, body }) {
    return documentOf(await putTeamMember(deps)({ tenantId: membership.tenantId, ...body }));
  },

  async 'DELETE /tenants/:tenant/members/:user'({ membership, params }) {
    await removeTeamMember(deps)({ tenantId: membership.tenantId, userId: params.user });
    return undefined;
  },
});

const documentOf = ({ userId, email, role, signedIn, createdAt }: Member) => ({
  user_id: userId,
  email,
  role,
  signed_in: signedIn,
  added_at: isoTime(createdAt),
});

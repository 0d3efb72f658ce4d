// The members of a team.
import { type ManageMembersDeps, type Member, putTeamMember, removeTeamMember } from '../../accounts/index.ts';
import type { Token, TokenStore } from '../../tokens/index.ts';
import type { PortalHandlers } from './call.ts';
import { isoTime } from './iso-time.ts';

export interface MemberHandlersDeps extends ManageMembersDeps {
  tokens: Pick<TokenStore, 'listTokens'>;
  /** The token was revoked, which takes effect in this process at once. */
  forgetToken(token: Token): void;
}

export const memberHandlers = (
  deps: MemberHandlersDeps,
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
    const { tenantId } = membership;
    await removeTeamMember(deps)({ tenantId, userId: params.user });
    const tokens = await deps.tokens.listTokens(tenantId);
    for (const token of tokens) if (token.userId === params.user) deps.forgetToken(token);
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

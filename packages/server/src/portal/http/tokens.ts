// Personal access tokens: the same use cases as `/api/v1/me/tokens`.

import { DomainError } from '../../kernel/domain-error.ts';
import {
  createToken,
  listOwnTokens,
  type ManageDeps,
  revokeOwnToken,
  type Token,
  tokenDocument,
} from '../../tokens/index.ts';
import type { PortalHandlers } from './call.ts';

export interface TokenHandlersDeps extends ManageDeps {
  /** The token was revoked, which takes effect in this process at once. */
  forgetToken(token: Token): void;
}

export const tokenHandlers = (
  deps: TokenHandlersDeps,
): PortalHandlers<'GET /tokens' | 'POST /tokens' | 'DELETE /tokens/:token'> => ({
  async 'GET /tokens'({ person }) {
    return { tokens: (await listOwnTokens(deps.store, person)).map(tokenDocument) };
  },

  async 'POST /tokens'({ person, body }) {
    if (!person.memberships.some(({ tenantId }) => tenantId === body.tenant_id)) {
      throw new DomainError('not_found', { message: 'You have no such tenant.' });
    }
    const { token, secret } = await createToken(deps)({
      tenantId: body.tenant_id,
      name: body.name,
      scopes: body.scopes,
      brandIds: body.brand_ids,
      demo: false,
      expiresAt: body.expires_at === null ? null : Date.parse(body.expires_at),
      userId: person.userId,
    });
    return { ...tokenDocument(token), token: secret };
  },

  async 'DELETE /tokens/:token'({ person, params }) {
    deps.forgetToken(await revokeOwnToken(deps, person, params.token));
    return undefined;
  },
});

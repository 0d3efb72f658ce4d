// Whether a session token still holds: 401 `invalid_session` otherwise (Spec 5, 7).

import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Admitted } from './admit.ts';
import type { SessionClaims, SessionTokens } from './session-token.ts';

export interface CheckSessionDeps {
  tokens: SessionTokens;
  clock: Clock;
}

/** RFC 6750: the scheme in any case, then the token. */
const BEARER = /^bearer +(\S+) *$/i;

/**
 * The session that an `Authorization` header proves for this integration and origin. A token is revoked where the
 * integration's epoch or mode is no longer its own (decisions 2).
 */
export const checkSession =
  ({ tokens, clock }: CheckSessionDeps) =>
  (authorization: string | undefined, { install, origin }: Admitted): SessionClaims => {
    const token = BEARER.exec(authorization ?? '')?.[1] ?? '';
    const session = tokens.verify(token, { installId: install.id, origin }, clock.now());
    const holds = session.ok && session.value.epoch === install.sessionEpoch && session.value.mode === install.mode;
    if (!holds) throw new DomainError('invalid_session');
    return session.value;
  };

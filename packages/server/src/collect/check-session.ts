// Verifies a session token: 401 `invalid_session` otherwise (Spec 5, 7).

import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Fault } from '../kernel/error-codes.ts';
import type { AuthorizedCall } from './authorize-browser-call.ts';
import type { SessionClaims, SessionTokens } from './session-token.ts';

export interface CheckSessionDeps {
  tokens: SessionTokens;
  clock: Clock;
}

/** RFC 6750: the scheme is case-insensitive, followed by the token. */
const BEARER = /^bearer +(\S+) *$/i;

/**
 * Verifies the session in an `Authorization` header for this integration and origin. A token is revoked if the
 * integration's epoch or mode has changed (decisions 2).
 */
export const checkSession =
  ({ tokens, clock }: CheckSessionDeps) =>
  (authorization: string | undefined, { install, origin }: AuthorizedCall): SessionClaims => {
    const token = BEARER.exec(authorization ?? '')?.[1];
    if (token === undefined) throw refused('Authorization: Bearer is missing', 'session_missing');
    const session = tokens.verify(token, { installId: install.id, origin }, clock.now());
    if (!session.ok) {
      const { message, fault } = SESSION_FAULTS[session.reason];
      throw refused(message, fault);
    }
    const { epoch, mode } = session.value;
    if (epoch !== install.sessionEpoch || mode !== install.mode)
      throw refused('the session was revoked', 'session_revoked');
    return session.value;
  };

const refused = (message: string, fault: Fault): DomainError => new DomainError('invalid_session', { message, fault });

const SESSION_FAULTS = {
  malformed: { message: 'this is not a session token', fault: 'session_malformed' },
  forged: { message: 'the session belongs to another install, origin or secret', fault: 'session_foreign' },
  expired: { message: 'the session has expired', fault: 'session_expired' },
  issued_in_future: { message: 'the session was issued in the future', fault: 'session_foreign' },
} as const;

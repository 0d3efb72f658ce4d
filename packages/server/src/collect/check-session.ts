// Verifies a session token: 401 `invalid_session` otherwise (Spec 5, 7).

import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
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
    if (token === undefined) throw refused('Authorization: Bearer is missing');
    const session = tokens.verify(token, { installId: install.id, origin }, clock.now());
    if (!session.ok) throw refused(SESSION_FAULTS[session.reason]);
    const { epoch, mode } = session.value;
    if (epoch !== install.sessionEpoch || mode !== install.mode) throw refused('the session was revoked');
    return session.value;
  };

const refused = (message: string): DomainError => new DomainError('invalid_session', { message });

const SESSION_FAULTS = {
  malformed: 'this is not a session token',
  forged: 'the session belongs to another install, origin or secret',
  expired: 'the session has expired',
  issued_in_future: 'the session was issued in the future',
} as const;

// `POST /link`: seals a visitor ID for another site (decisions 3).
import { LINK_SECONDS, type LinkRequest, type LinkResponse } from '@service/protocol';
import type { AuthorizedCall, SessionClaims } from '../collect/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Fault } from '../kernel/error-codes.ts';
import { parseOrigin } from '../kernel/web/origin.ts';
import { mayExchange } from './exchange-origins.ts';
import { sealLink } from './link-token.ts';
import type { IdentityStore } from './ports.ts';

export interface LinkDeps {
  identity: Pick<IdentityStore, 'isErasedSince'>;
  /** Keys from {@link linkKeyOf}; the first seals. */
  linkKeys: readonly Uint8Array[];
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'bytes'>;
  dev: boolean;
}

export interface LinkInput extends AuthorizedCall {
  session: SessionClaims;
  request: LinkRequest;
}

/**
 * Stores nothing; a repeated delivery gets a new token. Throws `invalid_input` if the target is not an origin,
 * `invalid_session` if the visitor is not the session's or was erased since, `origin_not_allowed` for a target that
 * could not redeem, and `unavailable`.
 */
export const createLink = ({ identity, linkKeys, clock, ids, dev }: LinkDeps) => {
  const [key] = linkKeys;
  if (key === undefined) throw new Error('link tokens need at least one key');
  return async ({ install, origin, session, request }: LinkInput): Promise<LinkResponse> => {
    const targetOrigin = targetOf(request, dev);
    const visitorId = request.service_visitor_id;
    if (visitorId !== session.visitorId) {
      throw invalidSession('the session belongs to another visitor', 'session_visitor');
    }
    if (await identity.isErasedSince(visitorId, session.issuedAt)) {
      throw invalidSession('the visitor was erased after the session began', 'visitor_erased');
    }
    if (!mayExchange(install, targetOrigin)) {
      throw new DomainError('origin_not_allowed', { message: `${targetOrigin} may not exchange identities` });
    }
    const link = { installId: install.id, visitorId, sourceOrigin: origin, targetOrigin, issuedAt: clock.now() };
    return { link_token: sealLink(key, link, (length) => ids.bytes(length)), expires_in: LINK_SECONDS };
  };
};

const invalidSession = (message: string, fault: Fault): DomainError =>
  new DomainError('invalid_session', { message, fault });

/** As a browser at the target will send it in `Origin`. */
function targetOf({ target_origin: text }: LinkRequest, dev: boolean): string {
  const origin = parseOrigin(text, { dev });
  if (origin !== null) return origin;
  const message = 'must be an origin as browsers send it, such as https://shop.example';
  throw new DomainError('invalid_input', { message, issues: [{ path: 'target_origin', message }] });
}

// `POST /redeem`: opens a link once, at the site that it was created for (decisions 3).
import type { RedeemRequest, RedeemResponse } from '@service/protocol';
import type { AuthorizedCall } from '../collect/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { openLink } from './link-token.ts';
import type { IdentityStore } from './ports.ts';

export interface RedeemDeps {
  /** Keys from {@link linkKeyOf}; a link may be sealed with any of them. */
  linkKeys: readonly Uint8Array[];
  identity: IdentityStore;
  clock: Pick<Clock, 'now'>;
}

export interface RedeemInput extends AuthorizedCall {
  /** Lower-case UUID. */
  deliveryId: string;
  request: RedeemRequest;
}

/**
 * Resolves once the use of the link is durable; a repeated delivery gets the same response. Throws `origin_not_allowed`
 * if the link was created for another site, `invalid_input` if it is malformed, expired, used, created at another site
 * than stated, or older than its visitor's erasure, and `unavailable`.
 */
export const redeemLink =
  ({ linkKeys, identity, clock }: RedeemDeps) =>
  async ({ install, origin, deliveryId, request }: RedeemInput): Promise<RedeemResponse> => {
    const receivedAt = clock.now();
    const opened = openLink(linkKeys, install.id, request.link_token, receivedAt);
    if (!opened.ok) throw badLink(`is ${opened.reason}`);
    const { id: linkId, visitorId, sourceOrigin, targetOrigin, issuedAt: linkedAt } = opened.value;
    if (targetOrigin !== origin) {
      throw new DomainError('origin_not_allowed', { message: `the link was created for ${targetOrigin}` });
    }
    if (request.referrer_origin !== undefined && request.referrer_origin !== sourceOrigin) {
      throw refusal('referrer_origin', 'is not where the link was created');
    }
    const redeemed = await identity.redeemOnce({
      install: install.number,
      linkId,
      deliveryId,
      visitorId,
      linkedAt,
      receivedAt,
    });
    if (!redeemed) throw badLink('is already used, or its visitor was erased');
    return { service_visitor_id: visitorId };
  };

const badLink = (message: string): DomainError => refusal('link_token', message);

const refusal = (path: string, message: string): DomainError =>
  new DomainError('invalid_input', { message: `${path} ${message}`, issues: [{ path, message }] });

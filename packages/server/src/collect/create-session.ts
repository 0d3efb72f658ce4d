// `POST /session`: records a page visit and issues a session token (Spec 2.3, 2.4, 4.1 rule 1).
import { SESSION_SECONDS, type SessionRequest, type SessionResponse } from '@service/protocol';
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { AuthorizedCall } from './authorize-browser-call.ts';
import { cleanReferrer, PAGE_URL_FAULTS, parsePageUrl } from './page-url.ts';
import type { CollectStore } from './ports.ts';
import type { SessionTokens } from './session-token.ts';

export interface CreateSessionDeps {
  store: Pick<CollectStore, 'recordVisit'>;
  tokens: SessionTokens;
  clock: Clock;
  ids: Ids;
  dev: boolean;
}

export interface CreateSessionInput extends AuthorizedCall {
  /** Lower-case UUID. */
  deliveryId: string;
  request: SessionRequest;
}

/**
 * Resolves once the visit is durable. A repeated delivery records nothing and gets a new token (decisions 2). Throws
 * `invalid_url`, `invalid_input` if the delivery id belongs to another visitor, and `unavailable`.
 */
export const createSession =
  ({ store, tokens, clock, ids, dev }: CreateSessionDeps) =>
  async ({ install, origin, deliveryId, request }: CreateSessionInput): Promise<SessionResponse> => {
    const page = parsePageUrl(request.url, { origin, dev });
    if (!page.ok) throw new DomainError('invalid_url', { message: PAGE_URL_FAULTS[page.reason] });
    const visitorId = request.service_visitor_id;
    const receivedAt = clock.now();
    const recorded = await store.recordVisit({
      install: install.number,
      deliveryId,
      visitorId,
      receivedAt,
      receiptId: ids.ordered(),
      page: page.value,
      source: request.source ?? null,
      referrer: cleanReferrer(request.referrer),
    });
    if (recorded.outcome === 'conflict') {
      throw new DomainError('invalid_input', { message: 'delivery id reused', fault: 'delivery_id_reused' });
    }
    // Issued at the time of the request: an erasure between the record and this response is later than the session.
    const claims = { visitorId, mode: install.mode, epoch: install.sessionEpoch, issuedAt: receivedAt };
    return {
      session_token: tokens.issue(claims, { installId: install.id, origin }),
      expires_in: SESSION_SECONDS,
      mode: install.mode,
    };
  };

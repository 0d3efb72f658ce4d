// `POST /events`: records one generic interaction (Spec 2.5, 2.6, 4.1 rules 3 and 4).
import type { ActionRequest, ActionResponse } from '@service/protocol';
import type { Install } from '../integrations/index.ts';
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Fault } from '../kernel/error-codes.ts';
import type { CollectStore } from './ports.ts';
import type { SessionClaims } from './session-token.ts';

export interface RecordActionDeps {
  store: Pick<CollectStore, 'recordAction'>;
  clock: Clock;
  ids: Ids;
}

export interface RecordActionInput {
  install: Install;
  session: SessionClaims;
  /** Lower-case UUID. */
  deliveryId: string;
  /** Its properties were validated and are not stored (Spec 2.5, decisions 2). */
  request: ActionRequest;
}

/**
 * Resolves once the action is durable; a repeated delivery gets the first response and records nothing. Throws
 * `invalid_session` if the visitor is not the session's or was erased since, `invalid_input` if the delivery id belongs
 * to another visitor, and `unavailable`.
 */
export const recordAction =
  ({ store, clock, ids }: RecordActionDeps) =>
  async ({ install, session, deliveryId, request }: RecordActionInput): Promise<ActionResponse> => {
    const visitorId = request.service_visitor_id;
    if (visitorId !== session.visitorId)
      throw invalidSession('the session belongs to another visitor', 'session_visitor');
    const recorded = await store.recordAction({
      install: install.number,
      deliveryId,
      visitorId,
      sessionIssuedAt: session.issuedAt,
      receivedAt: clock.now(),
      receiptId: ids.ordered(),
    });
    if (recorded.outcome === 'erased') {
      throw invalidSession('the visitor was erased after the session began', 'visitor_erased');
    }
    if (recorded.outcome === 'conflict') {
      throw new DomainError('invalid_input', { message: 'delivery id reused', fault: 'delivery_id_reused' });
    }
    if (install.mode === 'measurement') return { accepted: true, mode: 'measurement' };
    return {
      accepted: true,
      mode: 'shadow',
      receipt_id: recorded.receiptId,
      duplicate: recorded.outcome === 'duplicate',
    };
  };

const invalidSession = (message: string, fault: Fault): DomainError =>
  new DomainError('invalid_session', { message, fault });

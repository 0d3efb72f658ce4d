// Accepts the connection's preconfigured event (Spec 2.9, 4.2 rule 2; decisions 4).
import type { AcceptedEvent } from '@service/protocol/schemas';
import { DomainError } from '../kernel/domain-error.ts';
import { type AcceptDeps, type AcceptInput, answer } from './accept-event.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Connection } from './ports.ts';

/** The handle of the preconfigured event. Throws `server_event_not_configured`, which precedes body errors. */
export function preconfiguredHandleOf(connection: Connection): string {
  if (connection.preconfigured !== null) return connection.preconfigured;
  throw new DomainError('server_event_not_configured', { message: 'This connection has no preconfigured event.' });
}

/**
 * `event_id` is the `webhook-id`, `occurred_at` the first receipt, the subject the visitor, the status confirmed.
 * Throws `server_event_not_configured` and `idempotency_conflict`.
 */
export const acceptPreconfigured =
  ({ store, clock, ids }: AcceptDeps) =>
  async ({ connection, webhookId, body }: AcceptInput<{ service_visitor_id: string }>): Promise<AcceptedEvent> => {
    const handle = preconfiguredHandleOf(connection);
    const receivedAt = clock.now();
    const recorded = await store.recordServerEvent({
      connection: connection.number,
      webhookId,
      eventId: webhookId,
      fingerprint: fingerprintOf('preconfigured', body),
      handle,
      status: 'confirmed',
      occurredAtText: new Date(receivedAt).toISOString(),
      occurredAt: receivedAt,
      subjectType: 'visitor',
      subjectId: body.service_visitor_id,
      visitorId: body.service_visitor_id,
      receivedAt,
      receiptId: ids.ordered(),
    });
    return answer(connection, recorded);
  };

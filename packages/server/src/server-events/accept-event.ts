// Accepts a server event: general endpoint (Spec 4.2; decisions 4).
import { MAX_OCCURRED_AHEAD_MS } from '@service/protocol';
import { type AcceptedEvent, parseTimestamp, type ServerEvent } from '@service/protocol/schemas';
import type { Clock, Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Recorded } from '../kernel/result.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Connection, ServerEventStore } from './ports.ts';

export interface AcceptDeps {
  store: Pick<ServerEventStore, 'recordServerEvent'>;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'ordered'>;
}

export interface AcceptInput<Body> {
  connection: Connection;
  /** Lower-case UUID, or any id that a legacy signed caller sent. */
  webhookId: string;
  /** Already validated against its schema. */
  body: Body;
}

/**
 * Resolves once the event is durable. Throws `invalid_input` (time ahead of the clock), `event_handle_not_allowed`,
 * `status_not_allowed` and `idempotency_conflict`, in that order.
 */
export const acceptEvent =
  ({ store, clock, ids }: AcceptDeps) =>
  async ({ connection, webhookId, body }: AcceptInput<ServerEvent>): Promise<AcceptedEvent> => {
    const receivedAt = clock.now();
    const occurredAt = occurredAtOf(body, receivedAt);
    if (!connection.handles.includes(body.event_handle)) {
      throw new DomainError('event_handle_not_allowed', {
        message: unknownHandle(body.event_handle, connection.handles),
      });
    }
    if (body.status === 'reversed' && !connection.reversals) {
      throw new DomainError('status_not_allowed', { message: 'Reversals are not enabled for this connection.' });
    }
    const recorded = await store.recordServerEvent({
      connection: connection.number,
      webhookId,
      eventId: body.event_id,
      fingerprint: fingerprintOf('general', body),
      handle: body.event_handle,
      status: body.status,
      occurredAtText: body.occurred_at,
      occurredAt,
      subjectType: body.subject.type,
      subjectId: body.subject.id,
      visitorId: body.attribution?.visitor_id ?? null,
      receivedAt,
      receiptId: ids.ordered(),
    });
    return answer(connection, recorded);
  };

const unknownHandle = (handle: string, configured: readonly string[]): string =>
  `The handle "${handle}" is not configured for this connection, which allows ${configured.join(', ')}. ` +
  'To change the list, run `service connection update` with a --handle for each.';

function occurredAtOf(body: ServerEvent, now: number): number {
  const occurredAt = parseTimestamp(body.occurred_at);
  if (occurredAt !== null && occurredAt <= now + MAX_OCCURRED_AHEAD_MS) return occurredAt;
  const message = 'is more than 5 minutes ahead of the server clock';
  throw new DomainError('invalid_input', {
    message: `occurred_at ${message}.`,
    issues: [{ path: 'occurred_at', message }],
  });
}

/** The path of a receipt (Spec 2.8). */
export const statusUrl = (connectionId: string, receiptId: string): string =>
  `/api/v1/billing-events/${connectionId}/receipts/${receiptId}`;

/** The 202 response of both endpoints (Spec 2.8). */
export function answer(connection: Connection, recorded: Recorded): AcceptedEvent {
  if (recorded.outcome === 'conflict') {
    throw new DomainError('idempotency_conflict', {
      message:
        'This webhook-id or event_id was already used with another body. To repeat an event, send it unchanged, ' +
        'including occurred_at. Only a different event gets new IDs.',
    });
  }
  return {
    accepted: true,
    receipt_id: recorded.receiptId,
    duplicate: recorded.outcome === 'duplicate',
    status_url: statusUrl(connection.id, recorded.receiptId),
  };
}

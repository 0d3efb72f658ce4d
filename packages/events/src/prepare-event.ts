// An event as it is sent: its IDs and its exact bytes, which every retry resends.
import { randomUUID } from 'node:crypto';
import type { ServerEvent } from './wire.ts';

/** Store it unchanged: a retry with the same IDs and another body is refused as `idempotency_conflict`. */
export interface PreparedEvent {
  /** Identifies the delivery; a UUID. */
  webhookId: string;
  /** Identifies the event. */
  eventId: string;
  /** JSON. */
  body: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Gives an event its delivery ID and its bytes.
 *
 * @param webhookId a UUID; a random one by default
 * @throws TypeError if `webhookId` is no UUID: the signature of another ID may be refused like that of a wrong secret
 */
export function prepareEvent(event: ServerEvent, webhookId: string = randomUUID()): PreparedEvent {
  if (!UUID.test(webhookId)) throw new TypeError('prepareEvent: webhookId must be a UUID.');
  return { webhookId, eventId: event.event_id, body: JSON.stringify({ spec_version: '1.0', ...event }) };
}

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
 * Creates the delivery ID and the exact body of an event.
 *
 * @param webhookId a UUID; a random one by default
 * @throws TypeError if `webhookId` is not a UUID: a signature over any other ID may be refused as if the secret were
 * wrong
 */
export function prepareEvent(event: ServerEvent, webhookId: string = randomUUID()): PreparedEvent {
  if (!UUID.test(webhookId)) throw new TypeError('prepareEvent: webhookId must be a UUID.');
  return { webhookId, eventId: event.event_id, body: JSON.stringify({ spec_version: '1.0', ...event }) };
}

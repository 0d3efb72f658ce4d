// Sends server events (Spec 2.7 to 2.9): the same IDs and bytes on every retry, until the service has stored the event.
import { callSignal } from './call-signal.ts';
import { type Credentials, credentialHeaders } from './credentials.ts';
import { EventsError } from './events-error.ts';
import { type PreparedEvent, prepareEvent } from './prepare-event.ts';
import { request } from './request.ts';
import { retry } from './retry.ts';
import type { AcceptedEvent, Receipt, ServerEvent } from './wire.ts';

export type EventsClientOptions = Credentials & {
  /**
   * `https://events.example/api/v1/billing-events/ID`, where ID is the public ID of an install (`svc_pub_...`) or the ID of
   * a connection. With a `signingSecret` it is the ID of a connection.
   */
  eventsUrl: string;
  /** How long `send()` retries, in milliseconds; 30,000 by default. The last attempt starts then. */
  timeoutMs?: number;
  /** How long one request may take, in milliseconds; 10,000 by default. */
  requestTimeoutMs?: number;
  /** Replaces the global `fetch`, for example with one that uses a proxy. */
  fetch?: typeof fetch;
};

export interface SendOptions {
  /** Ends the retries. `send()` rejects with its reason. */
  signal?: AbortSignal;
}

export interface EventsClient {
  /**
   * Sends an event. Resolves once the service has stored it. To send it again after a crash, use the same `event_id`
   * and the same fields: the service then returns the first receipt, with `duplicate: true`.
   *
   * @throws EventsError if the service refuses the event, or `timeoutMs` has passed
   */
  send(event: ServerEvent, options?: SendOptions & { webhookId?: string }): Promise<AcceptedEvent>;
  /** Like `send()`, for an event from an outbox: its stored bytes are sent unchanged. */
  sendPrepared(event: PreparedEvent, options?: SendOptions): Promise<AcceptedEvent>;
  /** Sends a prepared event once, without a retry. */
  sendOnce(event: PreparedEvent, options?: SendOptions): Promise<AcceptedEvent>;
  /**
   * Reports the preconfigured event of the connection. `webhookId` identifies the event: store it, and use the
   * same one if you repeat the call.
   */
  sendPreconfigured(visitorId: string, options: SendOptions & { webhookId: string }): Promise<AcceptedEvent>;
  /** Reads a receipt once, without a retry. @param statusUrl the `status_url` of an accepted event */
  readReceipt(statusUrl: string, options?: SendOptions): Promise<Receipt>;
  /**
   * Reads a receipt until the service has processed the event, which takes seconds.
   *
   * @throws EventsError with the code `timeout` if `timeoutMs` passes first
   */
  waitForOutcome(statusUrl: string, options?: SendOptions): Promise<Receipt>;
}

const TIMEOUT_MS = 30_000;
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * @throws TypeError if `eventsUrl` is not the address of an install or a connection, or if the credential is malformed
 */
export function createEventsClient(options: EventsClientOptions): EventsClient {
  const { timeoutMs = TIMEOUT_MS, requestTimeoutMs = REQUEST_TIMEOUT_MS } = options;
  const eventsUrl = checkedUrl(options);

  const once = (url: string, init: RequestInit, signal: AbortSignal): Promise<unknown> =>
    request({ url, init, signal, fetch: options.fetch ?? fetch, timeoutMs: requestTimeoutMs, now: Date.now });

  function post(url: string, { webhookId, body }: { webhookId: string; body: string }, signal: AbortSignal) {
    const headers = {
      'content-type': 'application/json',
      'webhook-id': webhookId,
      ...credentialHeaders(options, { webhookId, body }, Date.now()),
    };
    return once(url, { method: 'POST', body, headers }, signal).then(acceptedOf);
  }

  const get = (url: string, signal: AbortSignal): Promise<unknown> =>
    once(url, { headers: credentialHeaders(options, {}, Date.now()) }, signal);

  const retried = <Value>(given: AbortSignal | undefined, work: (signal: AbortSignal) => Promise<Value>) => {
    const signal = callSignal(given);
    return retry(() => work(signal), { signal, timeoutMs });
  };

  return {
    // Async, so that an event that is not JSON also rejects.
    async send(event, { webhookId, signal } = {}) {
      const prepared = prepareEvent(event, webhookId);
      return retried(signal, (one) => post(eventsUrl, prepared, one));
    },
    sendPrepared: (event, { signal } = {}) => retried(signal, (one) => post(eventsUrl, event, one)),
    sendOnce: (event, { signal } = {}) => post(eventsUrl, event, callSignal(signal)),
    sendPreconfigured(visitorId, { webhookId, signal }) {
      const body = JSON.stringify({ service_visitor_id: visitorId });
      return retried(signal, (one) => post(`${eventsUrl}/preconfigured`, { webhookId, body }, one));
    },
    async readReceipt(statusUrl, { signal } = {}) {
      return receiptOf(await get(receiptUrlOf(statusUrl, eventsUrl), callSignal(signal)));
    },
    async waitForOutcome(statusUrl, { signal } = {}) {
      const url = receiptUrlOf(statusUrl, eventsUrl);
      return retried(signal, async (one) => processedOf(receiptOf(await get(url, one))));
    },
  };
}

function checkedUrl({ eventsUrl, apiKey, signingSecret }: EventsClientOptions): string {
  if (!apiKey && !signingSecret) throw new TypeError('createEventsClient: set apiKey or signingSecret.');
  // `fetch` would refuse it with a message that quotes the key.
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey.trim())) {
    throw new TypeError('createEventsClient: apiKey contains a space, a line break or another invalid character.');
  }
  const url = URL.parse(eventsUrl);
  if (url && /^https?:$/.test(url.protocol) && EVENTS_PATH.test(url.pathname)) return url.origin + url.pathname;
  throw new TypeError(
    'createEventsClient: eventsUrl must look like https://events.example/api/v1/billing-events/INSTALL_ID.',
  );
}

const EVENTS_PATH = /\/api\/v1\/billing-events\/[^/]+$/;

/** The key is sent to the service only, so a receipt on another host is an error. */
function receiptUrlOf(statusUrl: string, eventsUrl: string): string {
  const url = URL.parse(statusUrl, eventsUrl);
  if (url && url.origin === new URL(eventsUrl).origin) return url.href;
  throw new TypeError('readReceipt: statusUrl must be the status_url of an event that this service accepted.');
}

function acceptedOf(body: unknown): AcceptedEvent {
  if (isAccepted(body)) return body;
  throw new EventsError('The response has no receipt. Check eventsUrl.', {
    code: 'unexpected_answer',
    remedy: 'blocked',
  });
}

const isAccepted = (body: unknown): body is AcceptedEvent =>
  body instanceof Object &&
  'accepted' in body &&
  body.accepted === true &&
  'status_url' in body &&
  typeof body.status_url === 'string';

function receiptOf(body: unknown): Receipt {
  if (isReceipt(body)) return body;
  throw new EventsError('The response is not a receipt. Check eventsUrl.', {
    code: 'unexpected_answer',
    remedy: 'blocked',
  });
}

const isReceipt = (body: unknown): body is Receipt => body instanceof Object && 'state' in body && 'outcome' in body;

function processedOf(receipt: Receipt): Receipt {
  if (receipt.state === 'processed') return receipt;
  throw new EventsError('The event is not processed yet.', { code: 'timeout', remedy: 'later' });
}

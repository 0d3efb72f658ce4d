// Sites and backends that report one request after another, and retry with the same ids until they are answered. Their responses
// are recorded here, whatever is killed in the meantime.
import { setTimeout as delay } from 'node:timers/promises';
import { collectPath } from '@service/protocol';
import { systemIds } from '../../src/kernel/clock.ts';
import type { Seed } from '../../src/testing/seed.ts';

/** Delivery ids that were acknowledged; for server events the `event_id`, with its receipt. */
export interface Acknowledged {
  visits: Set<string>;
  actions: Set<string>;
  events: Map<string, string>;
  /** Responses that no client should get: neither accepted nor retryable. */
  refused: string[];
  /** Retries that got a different receipt from the first. */
  changed: string[];
}

export interface Load {
  acknowledged: Acknowledged;
  /** The longest time without an acknowledgment since the last call, in milliseconds. */
  takeLongestSilence(): number;
  /**
   * Starts nothing new; resolves when every running request is accepted. Rejects if one is still not accepted after a
   * minute.
   */
  settle(): Promise<void>;
}

export interface LoadOptions {
  seed: Seed;
  /** Re-read for each attempt, since a restarted server may have another address. */
  url(): string;
  clients: number;
  /** After each response; none if absent. A campaign in the tests then costs little CPU time. */
  pauseMs?: number | undefined;
}

const ACTIONS_OF_VISIT = 4;
const RETRY_MS = 40;
const REQUEST_MS = 8000;
const SETTLE_TIMEOUT_MS = 60_000;

interface Request {
  path: string;
  headers: Record<string, string>;
  body: object;
}

export function startLoad({ seed, url, clients, pauseMs = 0 }: LoadOptions): Load {
  const acknowledged: Acknowledged = {
    visits: new Set(),
    actions: new Set(),
    events: new Map(),
    refused: [],
    changed: [],
  };
  const silence = watchSilence();
  let settlingSince: number | undefined;

  /** Retries until the response is not a server failure. */
  async function deliver({ path, headers, body }: Request): Promise<Record<string, unknown>> {
    for (;;) {
      if (settlingSince !== undefined && performance.now() - settlingSince > SETTLE_TIMEOUT_MS) {
        throw new Error(`no response to ${path}`);
      }
      try {
        const response = await fetch(url() + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(REQUEST_MS),
        });
        const text = await response.text();
        if (pauseMs > 0 && settlingSince === undefined) await delay(pauseMs);
        if (response.ok) {
          silence.end();
          return JSON.parse(text);
        }
        if (response.status < 500 && response.status !== 429) {
          acknowledged.refused.push(`${response.status} ${text}`);
          return {};
        }
      } catch {
        // No response: sends the same delivery again.
      }
      await delay(RETRY_MS);
    }
  }

  async function visit(): Promise<void> {
    const visitorId = `svc_v_${systemIds.random()}`;
    const collect = collectPath(seed.installId);
    const headers = () => ({ origin: 'https://shop.example', 'x-service-delivery-id': systemIds.ordered() });
    const opening = headers();
    const { session_token: token } = await deliver({
      path: `${collect}/session`,
      headers: opening,
      body: { service_visitor_id: visitorId, consent: true, url: 'https://shop.example/boots', source: 'chatgpt.com' },
    });
    if (token === undefined) return;
    acknowledged.visits.add(opening['x-service-delivery-id']);
    for (let i = 0; i < ACTIONS_OF_VISIT; i++) {
      const acting = { ...headers(), authorization: `Bearer ${token}` };
      const { accepted } = await deliver({
        path: `${collect}/events`,
        headers: acting,
        body: { service_visitor_id: visitorId },
      });
      if (accepted === true) acknowledged.actions.add(acting['x-service-delivery-id']);
    }
    await reportEvent(visitorId);
  }

  /** Counted twice, since a caller cannot know whether the first response was lost. */
  async function reportEvent(visitorId: string): Promise<void> {
    const eventId = systemIds.ordered();
    const request: Request = {
      path: `/api/v1/billing-events/${seed.connectionId}`,
      headers: { authorization: `Bearer ${seed.token}`, 'webhook-id': systemIds.ordered() },
      body: {
        spec_version: '1.0',
        event_id: eventId,
        event_handle: 'order_completed',
        occurred_at: new Date().toISOString(),
        subject: { type: 'order', id: eventId },
        attribution: { visitor_id: visitorId },
        status: 'confirmed',
      },
    };
    const first = await deliver(request);
    if (typeof first.receipt_id !== 'string') return;
    acknowledged.events.set(eventId, first.receipt_id);
    const again = await deliver(request);
    if (again.receipt_id !== first.receipt_id || again.duplicate !== true) acknowledged.changed.push(eventId);
  }

  async function client(): Promise<void> {
    while (settlingSince === undefined) await visit();
  }

  const running = Promise.all(Array.from({ length: clients }, client));
  return {
    acknowledged,
    takeLongestSilence: silence.takeLongest,
    async settle() {
      settlingSince = performance.now();
      await running;
    },
  };
}

function watchSilence() {
  let since = performance.now();
  let longest = 0;
  return {
    end() {
      const now = performance.now();
      longest = Math.max(longest, now - since);
      since = now;
    },
    takeLongest() {
      const taken = longest;
      longest = 0;
      return taken;
    },
  };
}

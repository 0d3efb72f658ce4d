// Talks to the event service: one request, and what its answer means for the outbox.
import { retryAfterMs } from './backoff.ts';

export interface ServiceOptions {
  /** `https://host/api/v1/billing-events/svc_pub_...`. */
  eventsUrl: string;
  /** Stays on the server: never in a page, never in a URL. */
  apiKey: string;
}

/**
 * `later`: the same request may succeed another time. `blocked`: it will once someone fixes the key or the address, so
 * nothing may be lost until then. `never`: it will not, however often it is tried.
 */
export type Answer<Value> =
  | { kind: 'ok'; value: Value }
  | { kind: 'later'; problem: string; retryAfterMs: number }
  | { kind: 'blocked' | 'never'; problem: string };

export interface Service {
  /** Reports an event. The body is sent unchanged: a retry must send the same bytes under the same ids. */
  report(webhookId: string, body: string): Promise<Answer<{ statusUrl: string }>>;
  /** Reads a receipt. `null`: it is not processed yet. */
  readOutcome(statusUrl: string): Promise<Answer<string | null>>;
}

const TIMEOUT_MS = 10_000;

export function createService({ eventsUrl, apiKey }: ServiceOptions): Service {
  async function send<Value>(url: string, init: RequestInit, read: (body: unknown) => Value): Promise<Answer<Value>> {
    try {
      const response = await fetch(url, {
        ...init,
        headers: { authorization: `Bearer ${apiKey}`, ...init.headers },
        // A redirect could carry the key to another host.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      if (response.ok) return { kind: 'ok', value: read(JSON.parse(text)) };
      const problem = `${response.status} ${text}`;
      if (BLOCKED.has(response.status)) return { kind: 'blocked', problem };
      if (!isTransient(response.status)) return { kind: 'never', problem };
      return { kind: 'later', problem, retryAfterMs: retryAfterMs(response.headers.get('retry-after'), Date.now()) };
    } catch (error) {
      return { kind: 'later', problem: String(error), retryAfterMs: 0 };
    }
  }

  return {
    report: (webhookId, body) =>
      send(
        eventsUrl,
        { method: 'POST', body, headers: { 'content-type': 'application/json', 'webhook-id': webhookId } },
        (answer) => ({ statusUrl: String(member(answer, 'status_url')) }),
      ),
    readOutcome: (statusUrl) =>
      send(new URL(statusUrl, eventsUrl).href, {}, (receipt) =>
        member(receipt, 'state') === 'processed' ? String(member(receipt, 'outcome')) : null,
      ),
  };
}

/** A wrong or revoked key, a key of another brand, or an unknown install. */
const BLOCKED: ReadonlySet<number> = new Set([401, 403, 404]);

const isTransient = (status: number): boolean => status === 408 || status === 429 || status >= 500;

function member(value: unknown, name: string): unknown {
  return value instanceof Object ? Reflect.get(value, name) : undefined;
}

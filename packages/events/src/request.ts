// One request to the service, and the meaning of its response.
import { retryAfterMs } from './backoff.ts';
import { withDeadline } from './deadline.ts';
import { EventsError, type Remedy } from './events-error.ts';
import type { Issue, ServiceErrorCode } from './wire.ts';

export interface RequestOptions {
  url: string;
  init: RequestInit;
  fetch: typeof fetch;
  /** Aborts the request. Its reason is thrown. */
  signal: AbortSignal;
  timeoutMs: number;
  now(): number;
}

/** Resolves with the parsed body of a 2xx response. Throws an `EventsError`, or the reason of `signal`. */
export async function request({ url, init, fetch, signal, timeoutMs, now }: RequestOptions): Promise<unknown> {
  const { response, text } = await exchange();
  const body = parse(text);
  if (response.ok && body !== undefined) return body;
  const error = errorOf(body);
  const answer = {
    remedy: remedyOf(response, error),
    status: response.status,
    retryAfterMs: retryAfterMs(response.headers.get('retry-after'), now()),
  };
  if (!error) {
    const message = `${new URL(url).host} returned ${response.status}, but not in the format of the service. Check eventsUrl.`;
    throw new EventsError(message, { ...answer, code: 'unexpected_answer' });
  }
  const { code, message, request_id: requestId, issues } = error;
  throw new EventsError(`${response.status} ${code}: ${message}`, { ...answer, code, requestId, issues });

  async function exchange() {
    try {
      return await withDeadline({ signal, timeoutMs }, async (ending) => {
        // A redirect could carry the key to another host.
        const response = await fetch(url, { ...init, redirect: 'manual', signal: ending });
        return { response, text: await response.text() };
      });
    } catch (cause) {
      signal.throwIfAborted();
      throw new EventsError('No response from the service.', { code: 'network', remedy: 'later', cause });
    }
  }
}

/** A wrong or revoked key, a key of another brand, or an unknown install. */
const BLOCKED: ReadonlySet<number> = new Set([401, 403, 404]);

/**
 * If the response is not one of the service's errors, only "too large" is about the event: any other comes from a wrong
 * address.
 */
function remedyOf({ status }: Response, error: WireError | undefined): Remedy {
  if (status === 408 || status === 429 || status >= 500) return 'later';
  if (!error) return status === 413 ? 'never' : 'blocked';
  return BLOCKED.has(status) || error.code === 'server_event_not_configured' ? 'blocked' : 'never';
}

interface WireError {
  code: ServiceErrorCode;
  message: string;
  request_id: string;
  issues?: Issue[];
}

function errorOf(body: unknown): WireError | undefined {
  const error = body instanceof Object && 'error' in body ? body.error : undefined;
  return isWireError(error) ? error : undefined;
}

const isWireError = (error: unknown): error is WireError =>
  error instanceof Object && 'code' in error && typeof error.code === 'string' && 'message' in error;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

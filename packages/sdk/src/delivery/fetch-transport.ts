// The transport over fetch: one timer for headers and body, cut short by stop().
import { DELIVERY_ID_HEADER } from '@service/protocol';
import type { Env } from '../env.ts';
import type { ResolvedOptions } from '../options.ts';
import type { Answer, AnswerBody, Outcome, Transport, WireRequest } from './transport.ts';

/**
 * Browsers share 64 KiB of keepalive bodies between all requests in flight, and fail the next like a dead network.
 * A body of ours has at most 4,096 bytes of properties and some 150 around them, so this many stay below 60,000.
 */
const MAX_KEEPALIVE = 14;

export function createFetchTransport(
  env: Env,
  { endpoint, timeoutMs }: Pick<ResolvedOptions, 'endpoint' | 'timeoutMs'>,
  signal: AbortSignal,
): Transport {
  let keepalives = 0;

  const call = async (request: WireRequest, abort: AbortSignal): Promise<Outcome> => {
    const keepalive = request.keepalive && keepalives < MAX_KEEPALIVE;
    if (keepalive) keepalives++;
    try {
      return await read(
        await env.fetch(`${endpoint}/${request.path}`, { ...fetchInit(request), keepalive, signal: abort }),
      );
    } catch {
      return 'network';
    } finally {
      if (keepalive) keepalives--;
    }
  };

  return (request, leftMs) =>
    new Promise((resolve) => {
      const controller = new AbortController();
      const end = (outcome: Outcome) => {
        cancel();
        signal.removeEventListener('abort', stop);
        resolve(outcome);
        controller.abort();
      };
      const stop = () => end('stopped');
      const cancel = env.timer(Math.min(timeoutMs, leftMs), () => end('timeout'));
      if (signal.aborted) return stop();
      signal.addEventListener('abort', stop);
      call(request, controller.signal).then(end);
    });
}

function fetchInit({ deliveryId, token, body }: WireRequest): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [DELIVERY_ID_HEADER]: deliveryId,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body,
    // Never cookies, and never the page's query in a Referer, whatever the site's own policy (decisions 13).
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
  };
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: AnswerBody | null = null;
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy's page. The status alone then tells what happened.
  }
  return { status: response.status, body, retryAfter: response.headers.get('retry-after') };
}

// One attempt over fetch: one timer for headers and body, aborted by stop(). Never throws.
import type { Env } from '../env.ts';
import type { Options } from '../options.ts';
import { until } from '../until.ts';
import type { Outcome, Transport } from './transport.ts';

const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * Browsers limit the keepalive bodies of all requests in flight to 64 KiB in total, and a request beyond that fails
 * like a network error. Our bodies have at most 4,096 bytes of properties and about 150 of overhead, so this many
 * bodies stay below 60,000 bytes.
 */
const MAX_KEEPALIVE = 14;

/** @param withdrawn called before each attempt: if consent was withdrawn, in any tab, the client stops */
export const createFetchTransport = (
  env: Env,
  client: AbortController,
  settings: Options,
  withdrawn: () => unknown,
): Transport => {
  let keepalives = 0;

  return async (leftMs, route, deliveryId, payload, bearer) => {
    if (withdrawn()) client.abort();
    const keepalive = !!bearer && keepalives < MAX_KEEPALIVE;
    keepalives += +keepalive;
    const timeoutMs = settings.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    // biome-ignore lint/complexity/useMathMinMax: pages own the name `Math`.
    const ms = timeoutMs < leftMs ? timeoutMs : leftMs;
    const outcome = await until<Outcome<typeof route>>(env, client.signal, ms, [], async (done, signal) => {
      try {
        const response = await env.page.fetch(`${settings.endpoint}/${route}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-service-delivery-id': deliveryId,
            ...(bearer && { authorization: `Bearer ${bearer}` }),
          },
          body: env.JSON.stringify(payload),
          credentials: 'omit',
          keepalive,
          signal,
        });
        // A success without a readable body counts as a failure; for a failure, the status is enough.
        const answer: Outcome<typeof route>['answer'] = await response.json().catch((error) => {
          if (response.ok) throw error;
        });
        const retryAfter = response.headers.get('retry-after');
        done({ status: response.status, answer, code: answer?.error?.code, retryAfter });
      } catch {
        done();
      }
    });
    keepalives -= +keepalive;
    return outcome ?? {};
  };
};

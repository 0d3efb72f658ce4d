// One try over fetch: one timer for headers and body, cut short by stop(). Never throws.
import { DELIVERY_ID_HEADER } from '@service/protocol';
import type { Env } from '../env.ts';
import type { Options } from '../options.ts';
import { startTimer, until } from '../until.ts';
import type { Outcome, Transport } from './transport.ts';

const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * Browsers share 64 KiB of keepalive bodies between all requests in flight, and fail the next like a dead network.
 * A body of ours has at most 4,096 bytes of properties and some 150 around them, so this many stay below 60,000.
 */
const MAX_KEEPALIVE = 14;

export const createFetchTransport = (env: Env, halt: AbortSignal, settings: Options): Transport => {
  let keepalives = 0;

  return async ({ route, deliveryId, bearer, payload }, leftMs) => {
    const keepalive = !!bearer && keepalives < MAX_KEEPALIVE;
    if (keepalive) keepalives++;
    const outcome = await until<Outcome>(halt, async (done, signal) => {
      const timeoutMs = Math.min(settings.timeoutMs ?? DEFAULT_TIMEOUT_MS, leftMs);
      startTimer(env, timeoutMs, () => done({ code: 'timeout' }), signal);
      try {
        const response = await env.fetch(`${settings.endpoint}/${route}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            [DELIVERY_ID_HEADER]: deliveryId,
            ...(bearer && { authorization: `Bearer ${bearer}` }),
          },
          body: JSON.stringify(payload),
          credentials: 'omit',
          keepalive,
          signal,
        });
        // A success that cannot be read is no success; of a failure, the status alone says enough.
        const answer: Outcome['answer'] = await response.json().catch((error) => {
          if (response.ok) throw error;
        });
        const retryAfter = response.headers.get('retry-after');
        done({ status: response.status, answer, code: answer?.error?.code, retryAfter });
      } catch {
        done();
      }
    });
    if (keepalive) keepalives--;
    return outcome ?? {};
  };
};

// Records as signed requests: the public Standard Webhooks scheme, a batch a request, under the same id each time it is
// tried.
import { Webhook } from 'standardwebhooks';
import type { Clock } from '../../kernel/clock.ts';
import { type Sink, SinkFault } from '../../relay/ports.ts';
import { type Answer, createPoster, type Poster } from './post-json.ts';
import { type LookupAll, PrivateAddressError, publicLookup } from './public-lookup.ts';
import { retryAfterMs } from './retry-after.ts';

export interface WebhookSinkOptions {
  url: string;
  /** Each signs, so that the receiver can change from one to the next in its own time. */
  secrets: readonly string[];
  /** Whether the address may be one of a private network or of this machine. */
  allowPrivate: boolean;
  clock: Pick<Clock, 'now'>;
  /** For the whole request. */
  timeoutMs?: number;
  /** Looks names up; the system's where it is absent. */
  resolve?: LookupAll;
}

const TIMEOUT_MS = 15_000;

export function createWebhookSink(options: WebhookSinkOptions): Sink {
  const { clock, timeoutMs = TIMEOUT_MS } = options;
  const signers = options.secrets.map((secret) => new Webhook(secret));
  const poster = createPoster(new URL(options.url), options.allowPrivate ? undefined : publicLookup(options.resolve));

  return {
    async deliver({ id, records, checkLease, signal }) {
      const body = JSON.stringify({ type: 'records', records });
      const signedAt = new Date(clock.now());
      const headers = {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(signedAt.getTime() / 1000)),
        'webhook-signature': signers.map((signer) => signer.sign(id, signedAt, body)).join(' '),
      };
      await checkLease();
      const answer = await send(poster, body, headers, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
      if (answer.status >= 200 && answer.status < 300) return;
      throw new SinkFault(`it answered ${answer.status}`, {
        retryAfterMs: retryAfterMs(answer.retryAfter, clock.now()),
      });
    },
    async close() {
      poster.close();
    },
  };
}

async function send(
  poster: Poster,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await poster.post(body, headers, signal);
  } catch (cause) {
    if (cause instanceof PrivateAddressError) {
      throw new SinkFault(`${cause.message}: SERVICE_RELAY_WEBHOOK_PRIVATE=true allows private ones`, { cause });
    }
    throw new SinkFault(signal.aborted ? 'it did not answer in time' : `it cannot be reached${codeOf(cause)}`, {
      cause,
    });
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? `: ${String(error.code)}` : '');

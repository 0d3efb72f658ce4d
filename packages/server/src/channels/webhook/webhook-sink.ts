// Delivers each batch as one signed request (Standard Webhooks), under the same id on every retry.
import { lookup } from 'node:dns';
import type { Clock } from '../../kernel/clock.ts';
import { isPublicAddress } from '../../kernel/web/public-address.ts';
import { type Sink, SinkFault } from '../../relay/ports.ts';
import { attempt } from './attempt.ts';
import type { LookupAll } from './guarded-lookup.ts';
import { createPoster } from './post-json.ts';
import { signedHeaders } from './signed-headers.ts';

export interface WebhookSinkOptions {
  url: string;
  /** Each one signs, so that the receiver can rotate them at its own pace. */
  secrets: readonly string[];
  /** Whether the address may be on a private network or this machine. */
  allowPrivate: boolean;
  clock: Pick<Clock, 'now'>;
  /** For the whole request. */
  timeoutMs?: number;
  /** Resolves names; the system's resolver if omitted. */
  resolve?: LookupAll;
}

const TIMEOUT_MS = 15_000;

export function createWebhookSink(options: WebhookSinkOptions): Sink {
  const { clock, timeoutMs = TIMEOUT_MS } = options;
  const guard = { allows: isPublicAddress, resolve: options.resolve ?? lookup };
  const poster = createPoster(new URL(options.url), options.allowPrivate ? undefined : guard);

  return {
    async deliver({ id, records, checkLease, signal }) {
      const body = JSON.stringify({ type: 'records', records });
      const headers = signedHeaders(options.secrets, { id, body, at: clock.now() });
      await checkLease();
      const fault = await attempt(poster, { body, headers, signal, timeoutMs, now: () => clock.now() });
      if (fault === undefined) return;
      const advice = fault.isPrivate ? '; SERVICE_RELAY_WEBHOOK_PRIVATE=true allows private ones' : '';
      throw new SinkFault(`${fault.words}${advice}`, fault);
    },
    async close() {
      poster.close();
    },
  };
}

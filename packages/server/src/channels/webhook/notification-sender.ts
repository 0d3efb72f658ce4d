// Sends notifications to webhooks and chats over https, to public addresses only, checked at connection time. `--dev`
// also allows this machine (decisions 10).
import type { Clock } from '../../kernel/clock.ts';
import { isLoopbackAddress, isPublicAddress } from '../../kernel/web/public-address.ts';
import { DeliveryFault, type Sender } from '../../notifications/ports.ts';
import { attempt } from './attempt.ts';
import { createDnsLookup } from './dns-lookup.ts';
import type { LookupAll } from './guarded-lookup.ts';
import { createPoster } from './post-json.ts';
import { signedHeaders } from './signed-headers.ts';

export interface NotificationSenderOptions {
  dev: boolean;
  clock: Pick<Clock, 'now'>;
  /** For a whole request. */
  timeoutMs?: number;
  /** Resolves names; DNS if omitted. */
  resolve?: LookupAll;
}

const TIMEOUT_MS = 15_000;

export function createNotificationSender(options: NotificationSenderOptions): Sender {
  const { dev, clock, timeoutMs = TIMEOUT_MS, resolve = createDnsLookup() } = options;
  const allows = (address: string): boolean => isPublicAddress(address) || (dev && isLoopbackAddress(address));
  return {
    async send({ url, secret }, { id, body }, signal) {
      const address = new URL(url);
      // The target may have been added with --dev.
      if (address.protocol !== 'https:' && !dev) throw new DeliveryFault('its address is not https');
      const headers =
        secret === null
          ? { 'content-type': 'application/json' }
          : signedHeaders([secret], { id, body, at: clock.now() });
      const poster = createPoster(address, { allows, resolve });
      const fault = await attempt(poster, { body, headers, signal, timeoutMs, now: () => clock.now() });
      poster.close();
      if (fault) throw new DeliveryFault(fault.words, fault);
    },
  };
}

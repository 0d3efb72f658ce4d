// The rate limits of the browser endpoints: per install and address, and per install (decisions 1).
import type { Install } from '../integrations/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { createRateLimiter, type RateLimiter } from '../limits/index.ts';
import type { RateLimits } from '../ops/settings.ts';

type Numbered = Pick<Install, 'number'>;

/** Each throws `rate_limited`. */
export interface CollectLimits {
  session(install: Numbered, address: string): void;
  action(install: Numbered, address: string): void;
}

export function createCollectLimits(limits: RateLimits | 'off', clock: Clock): CollectLimits {
  if (limits === 'off') return { session: () => {}, action: () => {} };
  const sessions = createRateLimiter({ perMinute: limits.sessionsPerAddress, clock });
  const actions = createRateLimiter({ perMinute: limits.eventsPerAddress, clock });
  const perInstall = createRateLimiter({ perMinute: limits.perInstall, clock });

  /** A store's install number contains no space, so no two pairs share a key. */
  const take = (perAddress: RateLimiter, { number }: Numbered, address: string): void => {
    const retryAfter = perAddress.take(`${number} ${address}`) || perInstall.take(String(number));
    if (retryAfter > 0) throw new DomainError('rate_limited', { retryAfter });
  };
  return {
    session: (install, address) => take(sessions, install, address),
    action: (install, address) => take(actions, install, address),
  };
}

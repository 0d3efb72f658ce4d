// The rate limits of identity exchange: per address, counted in the store (decisions 1).
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { BucketStore } from '../limits/index.ts';
import type { RateLimits } from '../ops/settings.ts';

/** Each throws `rate_limited`, and `unavailable` if the store fails. */
export interface ExchangeLimits {
  link(address: string): Promise<void>;
  redeem(address: string): Promise<void>;
}

export function createExchangeLimits(
  limits: RateLimits | 'off',
  { buckets, clock }: { buckets: BucketStore; clock: Pick<Clock, 'now'> },
): ExchangeLimits {
  if (limits === 'off') return { link: async () => {}, redeem: async () => {} };
  const perMinute = limits.exchangesPerAddress;
  const takeFrom =
    (scope: string) =>
    async (address: string): Promise<void> => {
      const retryAfter = await buckets.takeToken({ scope, key: address, perMinute, now: clock.now() });
      if (retryAfter > 0) throw new DomainError('rate_limited', { retryAfter });
    };
  return { link: takeFrom('link'), redeem: takeFrom('redeem') };
}

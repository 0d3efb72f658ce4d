// The rate limits of logins (per address) and of `/me` (per user), counted in the store (decisions 1).
import type { FastifyReply } from 'fastify';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { BucketStore, WindowStore } from '../limits/index.ts';
import type { RateLimits } from '../ops/settings.ts';

/** Each throws `rate_limited`, and `unavailable` if the store fails. */
export interface LoginLimits {
  begin(address: string): Promise<void>;
  /** Reports the remaining quota in the IETF draft's headers. */
  own(userId: string, reply: FastifyReply): Promise<void>;
}

export function createLoginLimits(
  limits: RateLimits | 'off',
  { buckets, windows, clock }: { buckets: BucketStore; windows: WindowStore; clock: Pick<Clock, 'now'> },
): LoginLimits {
  if (limits === 'off') return { begin: async () => {}, own: async () => {} };
  return {
    async begin(key) {
      const perMinute = limits.loginsPerAddress;
      const retryAfter = await buckets.takeToken({ scope: 'login', key, perMinute, now: clock.now() });
      if (retryAfter > 0) throw new DomainError('rate_limited', { retryAfter });
    },
    async own(key, reply) {
      const perMinute = limits.ownPerUser;
      const taken = await windows.takeCalls({ scope: 'me', key, perMinute, calls: 1, now: clock.now() });
      reply.header('ratelimit-policy', `"me";q=${perMinute};w=60`);
      reply.header('ratelimit', `"me";r=${taken.remaining};t=${taken.fullAfter}`);
      if (taken.granted === 0) throw new DomainError('rate_limited', { retryAfter: taken.retryAfter });
    },
  };
}

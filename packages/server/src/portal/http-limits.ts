// The rate limit of the portal's API: per signed-in user, in each process (decisions 1).
import type { FastifyReply } from 'fastify';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { createRateLimiter } from '../limits/index.ts';
import type { RateLimits } from '../ops/settings.ts';

/** Counts a request of the user, and reports the remaining quota in the IETF draft's headers. Throws `rate_limited`. */
export type PortalLimit = (userId: string, reply: FastifyReply) => void;

const WINDOW_SECONDS = 60;

export function createPortalLimit(limits: RateLimits | 'off', clock: Pick<Clock, 'monotonic'>): PortalLimit {
  if (limits === 'off') return () => {};
  const perMinute = limits.portalPerUser;
  const limiter = createRateLimiter({ perMinute, clock });
  return (userId, reply) => {
    const { retryAfter, remaining, fullAfter } = limiter.spend(userId);
    reply.header('ratelimit-policy', `"portal";q=${perMinute};w=${WINDOW_SECONDS}`);
    reply.header('ratelimit', `"portal";r=${remaining};t=${fullAfter}`);
    if (retryAfter > 0)
      throw new DomainError('rate_limited', { message: 'Too many requests to the portal.', retryAfter });
  };
}

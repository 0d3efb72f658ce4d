// The rate limit of server events: per API key or signed connection, reported in the IETF draft's headers (decisions
// 1).
import type { FastifyReply } from 'fastify';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { createRateLimiter } from '../limits/index.ts';
import type { RateLimits } from '../ops/settings.ts';

/** Counts a request of the key and reports the remaining quota in the response headers. Throws `rate_limited`. */
export type KeyLimit = (key: string, reply: FastifyReply) => void;

/** The name of the quota in the headers. */
const QUOTA = '"server-events"';
const WINDOW_SECONDS = 60;

export function createKeyLimit(limits: RateLimits | 'off', clock: Pick<Clock, 'monotonic'>): KeyLimit {
  if (limits === 'off') return () => {};
  const perMinute = limits.serverEventsPerKey;
  const message = `Too many server events: an API key or a signed connection may send ${perMinute} a minute.`;
  const limiter = createRateLimiter({ perMinute, clock });
  return (key, reply) => {
    const { retryAfter, remaining, fullAfter } = limiter.spend(key);
    reply.header('ratelimit-policy', `${QUOTA};q=${perMinute};w=${WINDOW_SECONDS}`);
    reply.header('ratelimit', `${QUOTA};r=${remaining};t=${fullAfter}`);
    if (retryAfter > 0) throw new DomainError('rate_limited', { message, retryAfter });
  };
}

// The rate limits of the authorization server: per address, counted in the store (decisions 11).
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../http/client-address.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { BucketStore } from '../limits/index.ts';
import type { RateLimits } from '../ops/settings.ts';

/** Each throws `rate_limited`, and `unavailable` if the store fails. */
export interface OAuthLimits {
  register(request: FastifyRequest): Promise<void>;
  authorize(request: FastifyRequest): Promise<void>;
  token(request: FastifyRequest): Promise<void>;
}

export function createOAuthLimits(
  limits: RateLimits | 'off',
  { buckets, clock }: { buckets: BucketStore; clock: Pick<Clock, 'now'> },
): OAuthLimits {
  const takeFrom = (scope: string, perMinute: (limits: RateLimits) => number) => async (request: FastifyRequest) => {
    if (limits === 'off') return;
    const key = clientAddress(request);
    const retryAfter = await buckets.takeToken({ scope, key, perMinute: perMinute(limits), now: clock.now() });
    if (retryAfter > 0) throw new DomainError('rate_limited', { message: 'Too many requests.', retryAfter });
  };
  return {
    register: takeFrom('oauth register', ({ registrationsPerAddress }) => registrationsPerAddress),
    authorize: takeFrom('oauth authorize', ({ authorizationsPerAddress }) => authorizationsPerAddress),
    token: takeFrom('oauth token', ({ authorizationsPerAddress }) => authorizationsPerAddress),
  };
}

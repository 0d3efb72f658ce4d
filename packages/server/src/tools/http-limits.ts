// The quota of calls over JSON-RPC and MCP together: per token, counted in the store, reported in the IETF draft's
// headers (Spec 8; decisions 1).
import type { FastifyReply } from 'fastify';
import type { Clock } from '../kernel/clock.ts';
import { type CallResult, createCallLimit, type WindowStore } from '../limits/index.ts';
import type { RateLimits } from '../ops/settings.ts';
import type { Caller } from './index.ts';

export interface CallLimits {
  /** Throws `unavailable` if the store fails. */
  take(caller: Caller, calls: number): Promise<CallResult>;
  /** Reports the remaining quota in the response headers. */
  tell(reply: FastifyReply, caller: Caller, taken: CallResult): void;
}

const QUOTA = '"calls"';
const WINDOW_SECONDS = 60;

export function createCallLimits(
  limits: RateLimits | 'off',
  deps: { windows: WindowStore; clock: Pick<Clock, 'now'> },
): CallLimits {
  if (limits === 'off') {
    const all = async (_caller: Caller, calls: number): Promise<CallResult> => ({
      granted: calls,
      remaining: calls,
      retryAfter: 0,
      fullAfter: 0,
    });
    return { take: all, tell: () => {} };
  }
  const count = createCallLimit(deps);
  const quotaOf = ({ demo }: Caller): number => (demo ? limits.callsPerDemoToken : limits.callsPerToken);
  return {
    take: (caller, calls) => count({ key: caller.id, perMinute: quotaOf(caller) }, calls),
    tell(reply, caller, { remaining, fullAfter }) {
      reply.header('ratelimit-policy', `${QUOTA};q=${quotaOf(caller)};w=${WINDOW_SECONDS}`);
      reply.header('ratelimit', `${QUOTA};r=${remaining};t=${fullAfter}`);
    },
  };
}

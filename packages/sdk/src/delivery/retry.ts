// When a request is tried again (decisions 13): pure timing, and the loop around a transport.
import type { Env } from '../env.ts';
import { until } from '../until.ts';
import { isTransient } from './classify.ts';
import type { Outcome, Transport, WireRequest } from './transport.ts';

export const MAX_TRIES = 8;
/** Where no HTTP answer ever came and the browser is online: a blocker, a policy or a dead host, which look alike. */
export const MAX_TRIES_UNANSWERED = 3;
export const MAX_TOTAL_MS = 60_000;
/** Longest single wait, and so the clamp of `Retry-After`. */
export const MAX_DELAY_MS = 30_000;
/** Jitter may be nothing; a retry is still never immediate. */
export const MIN_DELAY_MS = 100;
const BASE_DELAY_MS = 250;

/**
 * Milliseconds to wait: exponential backoff with full jitter, but no less than the server asks for.
 * @param tries made so far, from 1
 * @param retryAfter the header: seconds, a date, or nothing that makes sense
 * @param date milliseconds since 1970
 * @param random 0 up to 1
 */
export const retryDelay = (
  tries: number,
  retryAfter: string | null | undefined,
  date: number,
  random: number,
): number =>
  Math.min(
    Math.max(
      random * BASE_DELAY_MS * 2 ** tries,
      Number(retryAfter) * 1000 || Date.parse(`${retryAfter}`) - date || 0,
      MIN_DELAY_MS,
    ),
    MAX_DELAY_MS,
  );

/** Sends a logical request, always with the same delivery id, until it is answered for good or may not be tried again. */
export type Deliver = (...request: WireRequest) => Promise<Outcome>;

/** Who leaves is given a last try at once, where the server has not asked to wait. A hidden page may never be seen again. */
const LEAVING = ['visibilitychange', 'pagehide'];

/** Starts the budget of one logical request; a resend after renewal goes through the same `Deliver`. */
export const startDelivery = (env: Env, halt: AbortSignal, transport: Transport): Deliver => {
  let deadline = env.performance.now() + MAX_TOTAL_MS;
  let maxTries = MAX_TRIES_UNANSWERED;
  let tries = 0;
  return async (...request) => {
    for (;;) {
      const started = env.performance.now();
      const outcome = await transport(deadline - started, ...request);
      const online = env.navigator.onLine;
      if (outcome.status || !online) maxTries = MAX_TRIES;
      const delay = retryDelay(++tries, outcome.retryAfter, env.Date.now(), env.Math.random());
      if (!isTransient(outcome) || tries >= maxTries) return outcome;
      if (!online) {
        // Browsers are wrong about this at times: the wait ends by itself, and is not counted (decisions 13).
        await until(env, halt, MAX_DELAY_MS, ['online']);
        deadline += env.performance.now() - started;
      }
      if (env.performance.now() + delay >= deadline) return outcome;
      await until(env, halt, delay, outcome.retryAfter ? [] : LEAVING);
    }
  };
};

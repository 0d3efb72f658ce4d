// When a request is retried (decisions 13): pure timing, and the loop around a transport.
import type { Env } from '../env.ts';
import { now, until } from '../until.ts';
import { isTransient } from './classify.ts';
import type { Hold } from './hold.ts';
import type { Outcome, Route, Transport, WireRequest } from './transport.ts';

export const MAX_TRIES = 8;
/**
 * The limit if no HTTP response ever arrived while the browser is online: an ad blocker, a content policy and a dead
 * host look the same.
 */
export const MAX_TRIES_UNANSWERED = 3;
export const MAX_TOTAL_MS = 60_000;
/** The maximum honored for `Retry-After`. */
export const MAX_RETRY_AFTER_MS = 30_000;
/** Jitter may be zero, but a retry is never immediate. */
export const MIN_DELAY_MS = 100;
const MAX_OFFLINE_MS = 30_000;
const BASE_DELAY_MS = 250;

/**
 * Milliseconds to wait. A wait that the server requests is the minimum, plus up to half as much in jitter, so that
 * clients do not all return at once; otherwise exponential backoff with full jitter. @param tries made so far, from 1
 * @param retryAfter the header: seconds, a date, or an invalid value @param random 0 up to 1
 */
export const retryDelay = (
  env: Pick<Env, 'Date'>,
  tries: number,
  retryAfter: string | null | undefined,
  random: number,
): number => {
  const asked = +`${retryAfter}` * 1000 || env.Date.parse(`${retryAfter}`) - env.Date.now();
  return asked > MIN_DELAY_MS
    ? // biome-ignore lint/complexity/useMathMinMax: pages own the name `Math`.
      (asked > MAX_RETRY_AFTER_MS ? MAX_RETRY_AFTER_MS : asked) * (1 + random / 2)
    : MIN_DELAY_MS + random * BASE_DELAY_MS * 2 ** tries;
};

/**
 * Sends a logical request, always with the same delivery id, until it has a final response or retries are exhausted.
 */
export type Deliver = <R extends Route>(...request: WireRequest<R>) => Promise<Outcome<R>>;

/**
 * A page that is being hidden may never be shown again, so it makes a last attempt at once, unless the server has asked
 * us to wait.
 */
const LEAVING = ['visibilitychange', 'pagehide'];

/** Starts the budget of one logical request; a resend after renewal shares the same `Deliver`. */
export const startDelivery = (env: Env, halt: AbortSignal, hold: Hold, transport: Transport): Deliver => {
  let deadline: number;
  let maxTries = MAX_TRIES_UNANSWERED;
  let tries = 0;
  return async (...request) => {
    for (;;) {
      await hold.over();
      const started = now(env);
      deadline ??= started + MAX_TOTAL_MS;
      const outcome = await transport(deadline - started, ...request);
      tries++;
      if (!isTransient(outcome)) return outcome;
      const { retryAfter } = outcome;
      const online = env.navigator.onLine;
      if (outcome.status || !online) maxTries = MAX_TRIES;
      // Randomness from the source of ids: pages may replace `Math`.
      const delay = retryDelay(env, tries, retryAfter, +`0x${env.crypto.randomUUID().slice(0, 4)}` / 65_536);
      if (retryAfter) hold.ask(delay);
      if (tries >= maxTries) return outcome;
      if (!online) {
        // Browsers are sometimes wrong about this: the wait ends by itself, and is not counted (decisions 13).
        await until(env, halt, MAX_OFFLINE_MS, ['online']);
        deadline += now(env) - started;
      }
      if (now(env) + delay >= deadline) return outcome;
      await until(env, halt, delay, retryAfter ? [] : LEAVING);
    }
  };
};

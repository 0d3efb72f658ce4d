// When a request is tried again (decisions 13): pure timing, and the loop around a transport.
import type { Env } from '../env.ts';
import { now, until } from '../until.ts';
import { isTransient } from './classify.ts';
import type { Hold } from './hold.ts';
import type { Outcome, Route, Transport, WireRequest } from './transport.ts';

export const MAX_TRIES = 8;
/** Where no HTTP answer ever came and the browser is online: a blocker, a policy or a dead host, which look alike. */
export const MAX_TRIES_UNANSWERED = 3;
export const MAX_TOTAL_MS = 60_000;
/** The clamp of `Retry-After`. */
export const MAX_ASKED_MS = 30_000;
/** Jitter may be nothing; a retry is still never immediate. */
export const MIN_DELAY_MS = 100;
const MAX_OFFLINE_MS = 30_000;
const BASE_DELAY_MS = 250;

/**
 * Milliseconds to wait. What the server asks for is a floor, with up to half as much jitter above it, so that those who
 * were sent away together do not come back together; without it, exponential backoff with full jitter.
 * @param tries made so far, from 1
 * @param retryAfter the header: seconds, a date, or nothing that makes sense
 * @param random 0 up to 1
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
      (asked > MAX_ASKED_MS ? MAX_ASKED_MS : asked) * (1 + random / 2)
    : MIN_DELAY_MS + random * BASE_DELAY_MS * 2 ** tries;
};

/**
 * Sends a logical request, always with the same delivery id, until it is answered for good or may not be tried again.
 */
export type Deliver = <R extends Route>(...request: WireRequest<R>) => Promise<Outcome<R>>;

/**
 * Who leaves is given a last try at once, if the server has not asked to wait. A hidden page may never be seen again.
 */
const LEAVING = ['visibilitychange', 'pagehide'];

/** Starts the budget of one logical request; a resend after renewal goes through the same `Deliver`. */
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
      // Chance from the source of ids: pages own the name `Math`.
      const delay = retryDelay(env, tries, retryAfter, +`0x${env.crypto.randomUUID().slice(0, 4)}` / 65_536);
      if (retryAfter) hold.ask(delay);
      if (tries >= maxTries) return outcome;
      if (!online) {
        // Browsers are wrong about this at times: the wait ends by itself, and is not counted (decisions 13).
        await until(env, halt, MAX_OFFLINE_MS, ['online']);
        deadline += now(env) - started;
      }
      if (now(env) + delay >= deadline) return outcome;
      await until(env, halt, delay, retryAfter ? [] : LEAVING);
    }
  };
};

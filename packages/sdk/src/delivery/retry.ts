// When a request is tried again (decisions 13): pure timing, and the loop around a transport.
import type { Env } from '../env.ts';
import { until } from '../until.ts';
import { classify } from './classify.ts';
import type { Outcome, Transport, WireRequest } from './transport.ts';

export const MAX_TRIES = 8;
/** Where no HTTP answer ever came and the browser is online: a blocker, a policy or a dead host, which look alike. */
export const MAX_TRIES_UNANSWERED = 3;
export const MAX_TOTAL_MS = 60_000;
/** Longest single wait, and so the clamp of `Retry-After`. */
export const MAX_DELAY_MS = 30_000;
/** Jitter may be nothing; a retry is still never immediate. */
export const MIN_DELAY_MS = 100;
const BASE_DELAY_MS = 500;
const MAX_BACKOFF_MS = 15_000;

/** What one logical request has used up, over every loop that sends it. */
export interface Budget {
  /** On the monotonic clock. */
  readonly startedAt: number;
  tries: number;
  answered: boolean;
}

/** Milliseconds that a `Retry-After` (seconds or a date) asks for, from 0 up to the clamp; 0 where it says nothing. */
export function parseRetryAfter(header: string | null, date: number): number {
  if (!header) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - date;
  return Math.min(Math.max(ms, 0), MAX_DELAY_MS) || 0;
}

/** Exponential backoff with full jitter, but no less than the server asked for. `tries` counts those made, from 1. */
export function retryDelay(tries: number, retryAfterMs: number, random: number): number {
  const backoff = random * Math.min(BASE_DELAY_MS * 2 ** (tries - 1), MAX_BACKOFF_MS);
  return Math.max(backoff, retryAfterMs, MIN_DELAY_MS);
}

/** Whether one more try may start after `delayMs`. */
export function mayRetry(
  { startedAt, tries, answered }: Budget,
  now: number,
  delayMs: number,
  online: boolean,
): boolean {
  return tries < (answered || !online ? MAX_TRIES : MAX_TRIES_UNANSWERED) && now - startedAt + delayMs < MAX_TOTAL_MS;
}

export const newBudget = (env: Env): Budget => ({ startedAt: env.now(), tries: 0, answered: false });

/** Sends a logical request, with the same delivery id, until it is answered for good or its budget is used up. */
export type Deliver = (request: WireRequest, budget: Budget) => Promise<Outcome>;

export function createDeliver(
  env: Env,
  transport: Transport,
  signal: AbortSignal,
  log: (line: string) => void,
): Deliver {
  return async (request, budget) => {
    for (;;) {
      const outcome = await transport(request, budget.startedAt + MAX_TOTAL_MS - env.now());
      const answer = typeof outcome !== 'string' && outcome;
      log(`${request.path}: ${answer ? answer.status : outcome}`);
      budget.tries++;
      if (answer) budget.answered = true;
      const delay = retryDelay(budget.tries, answer ? parseRetryAfter(answer.retryAfter, env.date()) : 0, env.random());
      if (classify(outcome) !== 'retry' || !mayRetry(budget, env.now(), delay, env.online())) return outcome;
      // The keepalive quota is shared with the page's other scripts, and a full one looks like a dead network.
      if (!answer) request = { ...request, keepalive: false };
      await until(signal, (done) => env.timer(delay, done));
    }
  };
}

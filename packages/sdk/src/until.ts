// Waits for a time, an event or some work; stop() ends every wait.
import type { Env } from './env.ts';

/** About 11 days: below the maximum of a browser timer, and longer than any page waits. */
export const MAX_TIMER_MS = 1e9;

/** The result of a wait that timed out. */
export interface TimedOut {
  readonly code: 'timeout';
}

/** Milliseconds since the page opened, unaffected by changes to its date. */
export const now = (env: Env): number => new env.FocusEvent('').timeStamp;

/**
 * Listens to events of the window until the signal aborts. Uses the capture phase, because some document events do not
 * bubble.
 */
export const listen = (env: Env, events: readonly string[], heard: (event: Event) => void, halt: AbortSignal): void => {
  for (const event of events) env.addEventListener.call(env.page, event, heard, { signal: halt, capture: true });
};

/**
 * Resolves with the value passed to `start`'s callback, with `Late` after this many milliseconds, or with an event: one
 * of those named, or the end of the client, after which nothing starts. The signal given to `start` aborts in every
 * case, which removes the listeners and ends the requests.
 */
export const until = <T>(
  env: Env,
  halt: AbortSignal,
  ms: number,
  events: readonly string[] = [],
  start?: (done: (value?: T) => void, signal: AbortSignal) => void,
): Promise<T | TimedOut | Event | undefined> =>
  new env.page.Promise((resolve) => {
    const wait = new env.AbortController();
    const { signal } = wait;
    const done = (value?: T | TimedOut | Event) => {
      resolve(value);
      wait.abort();
    };
    if (halt.aborted) return done();
    env.AbortSignal.timeout(+(ms > 0 && ms | 0)).addEventListener('abort', () => done({ code: 'timeout' }), wait);
    halt.addEventListener('abort', done, wait);
    listen(env, events, done, signal);
    start?.(done, signal);
  });

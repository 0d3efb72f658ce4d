// Waiting for a time, an event or a piece of work, cut short by stop().
import type { Env } from './env.ts';

/** Below the longest that a timer of a browser can wait, and longer than any page waits: some 11 days. */
export const MAX_TIMER_MS = 1e9;

/** What a wait that took its whole time comes to. */
export interface Late {
  readonly code: 'timeout';
}

/** Milliseconds since the page opened, whatever happens to its date. */
export const now = (env: Env): number => new env.FocusEvent('').timeStamp;

/**
 * Hears events of the window until the signal aborts. While they pass it on their way: those of the document do not all bubble.
 */
export const listen = (env: Env, events: readonly string[], heard: (event: Event) => void, halt: AbortSignal): void => {
  for (const event of events) env.addEventListener.call(env.page, event, heard, { signal: halt, capture: true });
};

/**
 * Resolves with what `start` calls back with, with `Late` after so many milliseconds, or with an event: one of those named, or
 * the end of the client, after which nothing is started. The signal given to `start` aborts in every case: listeners and
 * requests of the wait end with it.
 */
export const until = <T>(
  env: Env,
  halt: AbortSignal,
  ms: number,
  events: readonly string[] = [],
  start?: (done: (value?: T) => void, signal: AbortSignal) => void,
): Promise<T | Late | Event | undefined> =>
  new env.page.Promise((resolve) => {
    const wait = new env.AbortController();
    const { signal } = wait;
    const done = (value?: T | Late | Event) => {
      resolve(value);
      wait.abort();
    };
    if (halt.aborted) return done();
    env.AbortSignal.timeout(+(ms > 0 && ms | 0)).addEventListener('abort', () => done({ code: 'timeout' }), wait);
    halt.addEventListener('abort', done, wait);
    listen(env, events, done, signal);
    start?.(done, signal);
  });

// Waiting for a time, an event or a piece of work, cut short by stop().
import type { Env } from './env.ts';

/** Below the longest that a timer of a browser can wait, and longer than any page waits: some 11 days. */
export const MAX_TIMER_MS = 1e9;

/** What a wait that took its whole time comes to. */
export interface Late {
  readonly code: 'timeout';
}

/**
 * Resolves with what `start` calls back with, with `Late` after so many milliseconds, or with `undefined` when one of the
 * events comes, or as soon as `halt` aborts; where it already has, nothing is started. The signal given to `start` aborts
 * in every case: timers, listeners and requests of the wait end with it.
 */
export const until = <T>(
  env: Env,
  halt: AbortSignal,
  ms: number,
  events: readonly string[] = [],
  start?: (done: (value?: T) => void, signal: AbortSignal) => void,
): Promise<T | Late | undefined> =>
  new Promise((resolve) => {
    if (halt.aborted) return resolve(undefined);
    const wait = new AbortController();
    const { signal } = wait;
    const done = (value?: T | Late) => {
      resolve(value);
      env.clearTimeout(timer);
      wait.abort();
    };
    const timer = env.setTimeout(() => done({ code: 'timeout' }), ms);
    const over = () => done();
    halt.addEventListener('abort', over, { signal });
    // While they pass the window on their way: those of the document do not all bubble.
    for (const event of events) env.addEventListener(event, over, { signal, capture: true });
    start?.(done, signal);
  });

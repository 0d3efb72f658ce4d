// Waiting for one callback, cut short by stop().
import type { Env } from './env.ts';

/**
 * Resolves with what `start` calls back with, or with `undefined` as soon as `halt` aborts; where it already has,
 * nothing is started. The signal given to `start` aborts in either case: timers, listeners and requests tied to it end.
 */
export const until = <T>(
  halt: AbortSignal,
  start: (done: (value?: T) => void, signal: AbortSignal) => void,
): Promise<T | undefined> =>
  new Promise((resolve) => {
    const wait = new AbortController();
    const done = (value?: T) => {
      resolve(value);
      wait.abort();
    };
    if (halt.aborted) return done();
    // A controller is an option bag with `signal`: the listener goes when the wait is over.
    halt.addEventListener('abort', () => done(), wait);
    start(done, wait.signal);
  });

/** Calls back after so many milliseconds, unless the signal aborts first. */
export const startTimer = (env: Env, ms: number, done: () => void, signal: AbortSignal): void => {
  const id = env.setTimeout(done, ms);
  signal.addEventListener('abort', () => env.clearTimeout(id));
};

/** Milliseconds; less where `halt` aborts. */
export const sleep = (env: Env, halt: AbortSignal, ms: number): Promise<void> =>
  until(halt, (done, signal) => startTimer(env, ms, done, signal));

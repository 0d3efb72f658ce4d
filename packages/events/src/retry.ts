// Repeats work until it succeeds, cannot succeed, or has run out of time.
import { setTimeout as sleep } from 'node:timers/promises';
import { waitAfter } from './backoff.ts';
import { EventsError } from './events-error.ts';

export interface RetryOptions {
  /** Ends the retries. Its reason is thrown. */
  signal: AbortSignal;
  /** The last attempt starts this many milliseconds after the first. */
  timeoutMs: number;
}

export interface RetryClock {
  /** Monotonic: a correction of the system clock must not lengthen or end the retries. */
  now(): number;
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Returns 0 to 1. */
  random(): number;
}

const systemClock: RetryClock = {
  now: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }),
  random: Math.random,
};

/** @throws EventsError with the code `timeout`, or at once if it should not be retried */
export async function retry<Value>(
  work: () => Promise<Value>,
  { signal, timeoutMs }: RetryOptions,
  { now, sleep, random }: RetryClock = systemClock,
): Promise<Value> {
  const startedAt = now();
  const passedMs = (): number => now() - startedAt;
  for (let tries = 1, isLast = false; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof EventsError) || error.remedy !== 'later') throw error;
      const left = Math.ceil(timeoutMs - passedMs());
      const requested = waitAfter(tries, error.retryAfterMs, () => 0);
      if (isLast || left <= 0 || requested > left) throw timedOut(error, tries, passedMs());
      const wait = Math.min(left, waitAfter(tries, error.retryAfterMs, random));
      isLast = wait === left;
      await sleep(wait, signal).catch(() => signal.throwIfAborted());
    }
  }
}

function timedOut(cause: EventsError, tries: number, passedMs: number): EventsError {
  const { status, requestId, retryAfterMs, message } = cause;
  const attempts = tries === 1 ? '1 attempt' : `${tries} attempts`;
  return new EventsError(`Gave up after ${attempts} in ${Math.round(passedMs)} ms. Last: ${message}`, {
    code: 'timeout',
    remedy: 'later',
    status,
    requestId,
    retryAfterMs,
    cause,
  });
}

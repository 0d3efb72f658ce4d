import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { EventsError } from './events-error.ts';
import { retry } from './retry.ts';

const TIMEOUT_MS = 30_000;

/** Retries work that always fails, on a clock that moves only while it waits and works. */
async function failing({ waits = [1], workMs = 0, retryAfterMs = 0, timeoutMs = TIMEOUT_MS }) {
  let now = 0;
  const startedAt: number[] = [];
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      now += ms;
    },
    random: () => waits[startedAt.length % waits.length] ?? 0,
  };
  async function work(): Promise<never> {
    startedAt.push(now);
    now += workMs;
    throw new EventsError('No response.', { code: 'network', remedy: 'later', retryAfterMs });
  }
  const { signal } = new AbortController();
  const error = await retry(work, { signal, timeoutMs }, clock).catch((thrown: unknown) => thrown);
  if (!(error instanceof EventsError)) throw error;
  return { startedAt, endedAt: now, error };
}

const random = fc.double({ min: 0, max: 1, noNaN: true });

it('starts its last attempt at its timeout, whatever the waits before', async () => {
  const waits = fc.array(random, { minLength: 1, maxLength: 20 });
  const check = fc.asyncProperty(waits, fc.integer({ min: 50, max: 900 }), async (chances, workMs) => {
    const { startedAt } = await failing({ waits: chances, workMs });
    expect(startedAt.at(-1)).toBeGreaterThanOrEqual(TIMEOUT_MS - workMs);
    expect(startedAt.at(-1)).toBeLessThanOrEqual(TIMEOUT_MS);
  });
  await fc.assert(check);
});

it('reports how often it tried, for how long, and the last error', async () => {
  const { startedAt, error } = await failing({ workMs: 500 });
  expect(startedAt).toEqual([0, 1500, 4000, 8500, 17_000, 30_000]);
  expect(error).toMatchObject({ code: 'timeout', remedy: 'later' });
  expect(error.message).toBe('Gave up after 6 attempts in 30500 ms. Last: No response.');
});

it('ends before a Retry-After beyond its timeout, and makes one attempt without a timeout', async () => {
  expect((await failing({ retryAfterMs: 12_000 })).startedAt).toEqual([0, 12_000, 24_000]);
  const { error } = await failing({ timeoutMs: 0 });
  expect(error.message).toBe('Gave up after 1 attempt in 0 ms. Last: No response.');
});

describe('a wait between two attempts', () => {
  const refuse = (): Promise<never> =>
    Promise.reject(new EventsError('No response.', { code: 'network', remedy: 'later', retryAfterMs: 20_000 }));

  it('ends at once with the reason of the signal', async () => {
    const work = vi.fn(refuse);
    const ending = new AbortController();
    const retried = retry(work, { signal: ending.signal, timeoutMs: TIMEOUT_MS });
    setTimeout(() => ending.abort(new Error('stopped')), 5);
    await expect(retried).rejects.toThrow('stopped');
    expect(work).toHaveBeenCalledOnce();
  });
});

import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { withDeadline } from './deadline.ts';

const untilAborted = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

const outcomes = {
  value: () => Promise.resolve('done'),
  error: () => Promise.reject(new Error('failed')),
  timeout: untilAborted,
};

it.each(Object.entries(outcomes))('leaves no listener and no timer after a %s', async (_, work) => {
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const { signal } = new AbortController();
  await withDeadline({ signal, timeoutMs: 5 }, work).catch(() => {});
  expect(getEventListeners(signal, 'abort')).toEqual([]);
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout')).toHaveLength(timers);
});

it('rejects with a TimeoutError, or with the reason of its aborted signal', async () => {
  const { signal } = new AbortController();
  await expect(withDeadline({ signal, timeoutMs: 5 }, untilAborted)).rejects.toThrow('The request timed out.');

  const ending = new AbortController();
  const reason = new Error('shutting down');
  const running = withDeadline({ signal: ending.signal, timeoutMs: 5000 }, untilAborted);
  ending.abort(reason);
  await expect(running).rejects.toBe(reason);

  let seen: AbortSignal | undefined;
  await withDeadline({ signal: ending.signal, timeoutMs: 5000 }, async (given) => {
    seen = given;
  });
  expect(seen?.reason).toBe(reason);
});

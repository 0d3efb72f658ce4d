import { expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';

it('each readiness check queries the store and reports the result', async () => {
  const answers = [Promise.resolve(), Promise.reject(new Error('no')), Promise.resolve()];
  const isReady = createReadiness({
    checkStore: () => answers.shift() ?? Promise.reject(new Error('asked too often')),
  });
  expect([await isReady(), await isReady(), await isReady()]).toEqual([true, false, true]);
});

it('a store that times out is not ready, and is not queried twice', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  const isReady = createReadiness({
    deadlineMs: 5,
    checkStore: () => {
      asked++;
      return promise;
    },
  });
  expect([await isReady(), await isReady()]).toEqual([false, false]);
  expect(asked).toBe(1);
  resolve();
  expect(await isReady()).toBe(true);
});

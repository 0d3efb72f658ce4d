// How long a client waits before a retry.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryAfterMs, waitAfter } from './backoff.ts';
import { MAX_TRIES } from './outbox/attempt.ts';

const tries = fc.integer({ min: 1, max: 1000 });
const chance = fc.double({ min: 0, max: 1, noNaN: true });

test('a wait at most doubles with each attempt, up to five minutes', () => {
  expect([1, 2, 3, 9, 10, 30].map((count) => waitAfter(count, 0, () => 1))).toEqual([
    1000, 2000, 4000, 256_000, 300_000, 300_000,
  ]);
  fc.assert(fc.property(tries, chance, (count, random) => waitAfter(count, 0, () => random) <= 300_000));
});

test('a wait is spread over its whole range', () => {
  expect([0, 0.25, 0.5, 1].map((random) => waitAfter(3, 0, () => random))).toEqual([0, 1000, 2000, 4000]);
});

test('an outbox retries for about a day', () => {
  const waits = Array.from({ length: MAX_TRIES - 1 }, (_, i) => waitAfter(i + 1, 0, () => 0.5));
  const hours = waits.reduce((sum, ms) => sum + ms, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(26);
});

test('a wait is at least what the service requests, up to an hour', () => {
  const asked = fc.integer({ min: 0, max: 3_600_000 });
  fc.assert(fc.property(tries, chance, asked, (count, random, ms) => waitAfter(count, ms, () => random) >= ms));
  expect(waitAfter(1, 9_999_999_999_000, () => 0)).toBe(3_600_000);
});

test('Retry-After is parsed as seconds or a date, otherwise ignored', () => {
  const now = Date.UTC(2027, 0, 15, 12);
  expect(retryAfterMs('7', now)).toBe(7000);
  expect(retryAfterMs('Fri, 15 Jan 2027 12:00:30 GMT', now)).toBe(30_000);
  expect(retryAfterMs('Fri, 15 Jan 2027 11:00:00 GMT', now)).toBe(0);
  for (const junk of [null, '', '-1', 'soon', '1e3']) expect(retryAfterMs(junk, now)).toBe(0);
});

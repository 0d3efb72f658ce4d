import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_RETRY_AFTER_MS, MIN_DELAY_MS, retryDelay } from './retry.ts';

const NOW = Date.UTC(2026, 10, 28, 12);
const PAGE = { Date: { now: () => NOW, parse: Date.parse } };
const tries = fc.integer({ min: 1, max: 8 });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const header = fc.oneof(
  fc.string(),
  fc.constantFrom(
    null,
    undefined,
    '',
    'NaN',
    '-1',
    '9999999999',
    '1e999',
    '-Infinity',
    'Thu, 01 Jan 1970 00:00:00 GMT',
  ),
  fc.bigInt().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
);

describe('retryDelay', () => {
  it('is a number between its bounds for any header', () => {
    fc.assert(
      fc.property(tries, header, random, (count, value, jitter) => {
        const delay = retryDelay(PAGE, count, value, jitter);
        expect(delay).toBeGreaterThanOrEqual(MIN_DELAY_MS);
        expect(delay).toBeLessThanOrEqual(Math.max(MAX_RETRY_AFTER_MS * 1.5, MIN_DELAY_MS + 250 * 2 ** count));
      }),
    );
  });

  it('uses full jitter below an exponential cap without Retry-After', () => {
    fc.assert(
      fc.property(tries, random, (count, jitter) => {
        const cap = 500 * 2 ** (count - 1);
        expect(retryDelay(PAGE, count, null, jitter)).toBe(MIN_DELAY_MS + jitter * cap);
      }),
    );
  });

  it('waits at least Retry-After, up to the maximum', () => {
    fc.assert(
      fc.property(tries, fc.nat(100_000), random, (count, seconds, jitter) => {
        expect(retryDelay(PAGE, count, `${seconds}`, jitter)).toBeGreaterThanOrEqual(
          Math.min(seconds * 1000, MAX_RETRY_AFTER_MS),
        );
      }),
    );
  });

  it('adds up to half of Retry-After as jitter, even above the maximum', () => {
    fc.assert(
      fc.property(tries, fc.integer({ min: 1, max: 100_000 }), random, (count, seconds, jitter) => {
        const asked = Math.min(seconds * 1000, MAX_RETRY_AFTER_MS);
        expect(retryDelay(PAGE, count, `${seconds}`, jitter)).toBeCloseTo(asked + (jitter * asked) / 2, 6);
      }),
    );
  });

  it('is the same for a date as for the seconds until it', () => {
    fc.assert(
      fc.property(tries, fc.nat(100_000), random, (count, seconds, jitter) => {
        const date = new Date(NOW + seconds * 1000).toUTCString();
        expect(retryDelay(PAGE, count, date, jitter)).toBe(retryDelay(PAGE, count, `${seconds}`, jitter));
      }),
    );
  });

  it('ignores a date in the past', () => {
    fc.assert(
      fc.property(
        tries,
        fc.date({ min: new Date('0100-01-01'), max: new Date(NOW), noInvalidDate: true }),
        random,
        (count, date, jitter) => {
          expect(retryDelay(PAGE, count, date.toUTCString(), jitter)).toBe(retryDelay(PAGE, count, null, jitter));
        },
      ),
    );
  });
});

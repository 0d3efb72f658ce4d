import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DELAY_MS, MIN_DELAY_MS, retryDelay } from './retry.ts';

const DATE = Date.UTC(2026, 10, 28, 12);
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
        const delay = retryDelay(count, value, DATE, jitter);
        expect(delay).toBeGreaterThanOrEqual(MIN_DELAY_MS);
        expect(delay).toBeLessThanOrEqual(MAX_DELAY_MS);
      }),
    );
  });

  it('is full jitter below an exponential cap where the server asks for nothing', () => {
    fc.assert(
      fc.property(tries, random, (count, jitter) => {
        const cap = 500 * 2 ** (count - 1);
        const delay = retryDelay(count, null, DATE, jitter);
        expect(delay).toBe(Math.min(Math.max(jitter * cap, MIN_DELAY_MS), MAX_DELAY_MS));
      }),
    );
  });

  it('is never less than the seconds that the server asks for, up to the clamp', () => {
    fc.assert(
      fc.property(tries, fc.nat(100_000), random, (count, seconds, jitter) => {
        expect(retryDelay(count, `${seconds}`, DATE, jitter)).toBeGreaterThanOrEqual(
          Math.min(seconds * 1000, MAX_DELAY_MS),
        );
      }),
    );
  });

  it('is the same for a date as for the seconds until it', () => {
    fc.assert(
      fc.property(tries, fc.nat(100_000), random, (count, seconds, jitter) => {
        const date = new Date(DATE + seconds * 1000).toUTCString();
        expect(retryDelay(count, date, DATE, jitter)).toBe(retryDelay(count, `${seconds}`, DATE, jitter));
      }),
    );
  });

  it('takes a date in the past for no request to wait', () => {
    fc.assert(
      fc.property(tries, fc.date({ max: new Date(DATE), noInvalidDate: true }), random, (count, date, jitter) => {
        expect(retryDelay(count, date.toUTCString(), DATE, jitter)).toBe(retryDelay(count, null, DATE, jitter));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DAY_MS, dayNumber, dayOfNumber } from '../../kernel/day.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { periodBefore, periodOf } from './period.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const day = fc.integer({ min: dayNumber('0000-01-01'), max: dayNumber('9999-12-31') }).map(dayOfNumber);
const near = fc.integer({ min: -4000, max: 4000 }).map((days) => dayOfNumber(Math.floor(NOW / DAY_MS) + days));
const given = fc.record({ since: fc.oneof(near, day), until: fc.oneof(near, day) }, { requiredKeys: [] });

it('a valid period has at most 3,660 days, and so has the previous one', () => {
  fc.assert(
    fc.property(given, (days) => {
      const period = taken(days);
      if (!period) return;
      const before = periodBefore(period);
      for (const each of [period.since, period.until, before.since, before.until]) z.iso.date().parse(each);
      const length = dayNumber(period.until) - dayNumber(period.since) + 1;
      expect(length).toBeGreaterThanOrEqual(1);
      expect(length).toBeLessThanOrEqual(3660);
      expect(dayNumber(before.until) - dayNumber(before.since) + 1).toBe(length);
      expect(dayNumber(before.until) + 1).toBe(dayNumber(period.since));
    }),
  );
});

it('a valid period is parsed unchanged', () => {
  fc.assert(
    fc.property(given, (days) => {
      const period = taken(days);
      if (period) expect(periodOf(period, NOW)).toEqual(period);
    }),
  );
});

describe('a period', () => {
  it('is by default the thirty days up to today', () => {
    expect(periodOf({}, NOW)).toEqual({ since: '2026-10-30', until: '2026-11-28' });
    expect(periodOf({ until: '2026-03-01' }, NOW)).toEqual({ since: '2026-01-31', until: '2026-03-01' });
    expect(periodOf({ since: '2026-11-28' }, NOW)).toEqual({ since: '2026-11-28', until: '2026-11-28' });
    expect(periodOf({ until: '1970-01-01' }, NOW)).toEqual({ since: '1970-01-01', until: '1970-01-01' });
    expect(periodOf({ until: '1970-01-02' }, NOW)).toEqual({ since: '1970-01-01', until: '1970-01-02' });
  });

  it('may be a single day, or 3,660 of them', () => {
    const longest = { since: dayOfNumber(dayNumber('2026-11-28') - 3659), until: '2026-11-28' };
    for (const days of [{ since: '2026-11-28', until: '2026-11-28' }, longest]) {
      expect(periodOf(days, NOW)).toEqual(days);
    }
  });

  it.each([
    [{ since: '1969-12-31' }, 'since', 'must not be before 1970-01-01'],
    [{ until: '1969-12-31' }, 'until', 'must not be before 1970-01-01'],
    [{ since: '2026-11-29' }, 'since', 'must not be after today, 2026-11-28, if until is omitted'],
    [{ since: '2026-11-02', until: '2026-11-01' }, 'until', 'must not be before since'],
    [{ since: '2016-11-20', until: '2026-11-28' }, 'since', 'must be less than 3660 days before until'],
  ])('%j is refused with the reason', (days, path, message) => {
    expect(() => periodOf(days, NOW)).toThrow(
      expect.objectContaining({ code: 'invalid_input', message: `${path} ${message}`, issues: [{ path, message }] }),
    );
  });

  it('of the first day ever has one before it', () => {
    expect(periodBefore({ since: '1970-01-01', until: '1970-01-02' })).toEqual({
      since: '1969-12-30',
      until: '1969-12-31',
    });
  });
});

function taken(days: Parameters<typeof periodOf>[0]) {
  try {
    return periodOf(days, NOW);
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return undefined;
  }
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
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

function taken(days: Parameters<typeof periodOf>[0]) {
  try {
    return periodOf(days, NOW);
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return undefined;
  }
}

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber } from '../../../kernel/day.ts';
import { blockOf, tileWeeks, weekOf } from './prompt-weeks.ts';

it('weeks begin on Mondays, and blocks of eight weeks count from 1970', () => {
  expect(weekOf(dayNumber('2026-11-29'))).toBe(dayNumber('2026-11-23'));
  expect(weekOf(dayNumber('2026-11-23'))).toBe(dayNumber('2026-11-23'));
  expect([blockOf(weekOf(0)), blockOf(weekOf(52)), blockOf(weekOf(53))]).toEqual([-3, -3, 53]);
});

it('weeks and blocks cover each week of a period exactly once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 3660 }), (day, days) => {
      const [first, last] = [weekOf(day), weekOf(day + days)];
      const { weeks, blocks } = tileWeeks(first, last);
      const all = [...weeks, ...blocks.flatMap((block) => Array.from({ length: 8 }, (_, i) => block + 7 * i))];
      expect(all.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: (last - first) / 7 + 1 }, (_, i) => first + 7 * i),
      );
      expect(weeks.length).toBeLessThanOrEqual(14);
      expect(blocks.every((block) => blockOf(block) === block)).toBe(true);
    }),
  );
});

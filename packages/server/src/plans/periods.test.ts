import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthOf, weekOf } from './periods.ts';

const time = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) });

describe('a period', () => {
  it('contains its time, and the next begins at its end', () => {
    fc.assert(
      fc.property(time, fc.constantFrom(monthOf, weekOf), (at, periodOf) => {
        const { name, startsAt, endsAt } = periodOf(at);
        expect(startsAt <= at && at < endsAt).toBe(true);
        expect(periodOf(startsAt).name).toBe(name);
        expect(periodOf(endsAt - 1).name).toBe(name);
        expect(periodOf(endsAt).startsAt).toBe(endsAt);
        expect(periodOf(endsAt).name).not.toBe(name);
      }),
    );
  });

  it('of a week has seven days, starting on Monday', () => {
    fc.assert(
      fc.property(time, (at) => {
        const { startsAt, endsAt } = weekOf(at);
        expect(endsAt - startsAt).toBe(7 * 86_400_000);
        expect(new Date(startsAt).getUTCDay()).toBe(1);
      }),
    );
  });

  it.each([
    ['2026-12-31T23:59:59.999Z', '2026-12', '2026-W53'],
    ['2027-01-01T00:00:00.000Z', '2027-01', '2026-W53'],
    ['2027-01-04T00:00:00.000Z', '2027-01', '2027-W01'],
    ['2024-12-30T00:00:00.000Z', '2024-12', '2025-W01'],
    ['2021-01-03T23:59:59.999Z', '2021-01', '2020-W53'],
    ['2024-02-29T12:00:00.000Z', '2024-02', '2024-W09'],
  ])('of %s is the month %s and the week %s', (at, month, week) => {
    expect([monthOf(Date.parse(at)).name, weekOf(Date.parse(at)).name]).toEqual([month, week]);
  });
});

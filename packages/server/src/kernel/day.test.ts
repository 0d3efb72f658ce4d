import { expect, it } from 'vitest';
import { dayNumber, dayOf, dayOfNumber } from './day.ts';

it('a day is that of UTC, on both sides of midnight', () => {
  const midnight = Date.UTC(2026, 2, 1);
  expect([midnight - 1, midnight, midnight + 86_399_999, midnight + 86_400_000, midnight - 1].map(dayOf)).toEqual([
    '2026-02-28',
    '2026-03-01',
    '2026-03-01',
    '2026-03-02',
    '2026-02-28',
  ]);
});

it('a day is numbered from 1970', () => {
  expect([dayNumber('1970-01-01'), dayNumber('1969-12-31'), dayNumber('2026-03-01')]).toEqual([0, -1, 20_513]);
  expect([0, -1, 20_513].map(dayOfNumber)).toEqual(['1970-01-01', '1969-12-31', '2026-03-01']);
});

import { expect, it } from 'vitest';
import { nextSlotAt } from './schedule.ts';

const AT = Date.parse('2026-11-28T17:20:00Z');
const next = (plan: Parameters<typeof nextSlotAt>[0]): string | null => {
  const at = nextSlotAt(plan, AT);
  return at === null ? null : new Date(at).toISOString();
};

it('computes when the next automatic scan of a plan is due', () => {
  expect(next('free')).toBeNull();
  expect(next('pro')).toBe('2026-11-30T00:00:00.000Z');
  expect(next('protect')).toBe('2026-11-29T00:00:00.000Z');
  expect(next('enterprise')).toBe('2026-11-28T18:00:00.000Z');
});

import { expect, test } from 'vitest';
import { roundsAt } from './test-depth.ts';

test.each([
  [undefined, 1],
  ['quick', 1],
  ['full', 20],
])('the depth %s sets the number of repetitions', (depth, expected) => {
  expect(roundsAt(depth, { quick: 1, full: 20 })).toBe(expected);
});

test('an unknown depth is an error', () => {
  expect(() => roundsAt('deep', { quick: 1, full: 20 })).toThrow('TEST_DEPTH is quick or full, not deep');
});

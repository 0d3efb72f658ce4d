import { expect, it } from 'vitest';
import { type Costs, leastCosts } from './least-costs.ts';

const TIMES = 8;
/** Halfway, as a factor, between linear and quadratic work. */
const isLinear = ({ small, large }: Costs): boolean => large < TIMES ** 1.5 * small;

/** Fills a list again and again, so that the work cannot be optimized away. */
function fill(count: number): number {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list[i % 1000] = i;
  return list.length;
}

it.each([
  { law: 'linear', size: (n: number) => 2_000_000 * n, expected: true },
  { law: 'quadratic', size: (n: number) => 300_000 * n * n, expected: false },
])('classifies $law work as linear: $expected', ({ size, expected }) => {
  const costs = leastCosts({ small: () => fill(size(1)), large: () => fill(size(TIMES)) }, isLinear);
  expect(isLinear(costs)).toBe(expected);
});

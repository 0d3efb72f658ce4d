// Decisions 7, "Intervals", reimplemented: prompts are clusters; Wilson intervals for rates, Bonett and Price for
// means, Newcombe for differences.

export interface Range {
  low: number;
  high: number;
}

/** The sums over the answers to one prompt: a figure is `y` of `x`. */
export interface Cell {
  y: number;
  x: number;
}

const Z = 1.959963984540054;
const total = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);
const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** 97.5% of Student's t: Abramowitz and Stegun 26.7.5, and the exact value for one and two degrees of freedom. */
function student(freedom: number): number {
  if (freedom === 1) return 12.706204736;
  if (freedom === 2) return 4.30265273;
  const z2 = Z * Z;
  const first = (z2 + 1) / 4;
  const second = ((5 * z2 + 16) * z2 + 3) / 96;
  const third = (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
  const fourth = ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92160;
  return Z * (1 + (first + (second + (third + fourth / freedom) / freedom) / freedom) / freedom);
}

/** Kish: the sample divided by 1 + correlation (answers of a prompt - 1), and by a factor for few prompts. */
export function sizeInEffect(count: number, variance: number, cells: readonly Cell[]): number {
  const answers = total(cells.map(({ x }) => x));
  if (answers === 0) return count;
  const squares = total(cells.map(({ x }) => x ** 2));
  const each = Math.max(1, (squares / answers) * Math.min(1, count / answers));
  const prompts = cells.filter(({ x }) => x > 0).length;
  const design = 1 + correlation(cells, variance) * (each - 1);
  const few = prompts < 2 ? 1 : (Z / student(prompts - 1)) ** 2;
  return Math.max(count / each, (count * few) / design);
}

/** The sample size that yields the linearized variance of the ratio (Rao and Scott). */
function correlation(cells: readonly Cell[], variance: number): number {
  const prompts = cells.filter(({ x }) => x > 0).length;
  const answers = total(cells.map(({ x }) => x));
  const pairs = total(cells.map(({ x }) => x * (x - 1)));
  if (prompts < 2 || variance <= 0 || pairs <= 0) return 1;
  const ratio = total(cells.map(({ y }) => y)) / answers;
  const between = (total(cells.map(({ y, x }) => (y - ratio * x) ** 2)) * prompts) / (prompts - 1);
  return within((between / variance - answers) / pairs, 0, 1);
}

export function rangeOfRate(rate: number, size: number): Range {
  const centre = (rate * size + Z ** 2 / 2) / (size + Z ** 2);
  const half = (Z / (size + Z ** 2)) * Math.sqrt(rate * (1 - rate) * size + Z ** 2 / 4);
  return { low: within(centre - half, 0, rate), high: within(centre + half, rate, 1) };
}

/** Adds a value at each end of the scale. */
export function rangeOfMean(mean: number, meanSquare: number, size: number, scale: Range): Range {
  const count = size + 2;
  const centre = (mean * size + scale.low + scale.high) / count;
  const variance = (meanSquare * size + scale.low ** 2 + scale.high ** 2) / count - centre ** 2;
  const half = Z * Math.sqrt(Math.max(0, variance) / count);
  return {
    low: Math.min(mean, Math.max(scale.low, centre - half)),
    high: Math.max(mean, Math.min(scale.high, centre + half)),
  };
}

export interface Estimated {
  value: number;
  interval: Range;
}

export function rangeOfChange(now: Estimated, before: Estimated): Range {
  const difference = now.value - before.value;
  const down = Math.sqrt((now.value - now.interval.low) ** 2 + (before.interval.high - before.value) ** 2);
  const up = Math.sqrt((now.interval.high - now.value) ** 2 + (before.value - before.interval.low) ** 2);
  return { low: difference - down, high: difference + up };
}

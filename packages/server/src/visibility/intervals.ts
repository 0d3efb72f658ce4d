// Intervals of rates and of means, and whether two rates differ. Pure.

const Z_95 = 1.959_963_984_540_054;

export interface Interval {
  low: number;
  high: number;
}

/** Wilson's 95 % score interval of `successes` in `trials` (at least 1): within 0..1, and sound for small numbers. */
export function wilson(successes: number, trials: number): Interval {
  const rate = successes / trials;
  const z2 = Z_95 ** 2;
  const centre = rate + z2 / (2 * trials);
  const spread = Z_95 * Math.sqrt((rate * (1 - rate)) / trials + z2 / (4 * trials ** 2));
  const scale = 1 + z2 / trials;
  return {
    low: Math.max(0, Math.min(rate, (centre - spread) / scale)),
    high: Math.min(1, Math.max(rate, (centre + spread) / scale)),
  };
}

/** 95 % of a mean by its standard error; undefined for fewer than two values. */
export function meanInterval(values: readonly number[]): Interval | undefined {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return aroundMean(
    values.length,
    mean,
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0),
  );
}

export interface Sums {
  count: number;
  sum: number;
  /** Sum of the squares. */
  squares: number;
}

/** `meanInterval` of values of which only sums are known. */
export const meanOfSums = ({ count, sum, squares }: Sums): Interval | undefined =>
  aroundMean(count, sum / count, Math.max(0, squares - sum ** 2 / count));

function aroundMean(count: number, mean: number, deviations: number): Interval | undefined {
  if (count < 2) return undefined;
  const spread = Z_95 * Math.sqrt(deviations / (count - 1) / count);
  return { low: mean - spread, high: mean + spread };
}

export interface Share {
  numerator: number;
  denominator: number;
}

/** Newcombe's 95 % interval of the difference of two rates, made of their Wilson intervals. */
export function differenceInterval(current: Share, previous: Share): Interval {
  const [now, before] = [
    wilson(current.numerator, current.denominator),
    wilson(previous.numerator, previous.denominator),
  ];
  const [p1, p2] = [current.numerator / current.denominator, previous.numerator / previous.denominator];
  const difference = p1 - p2;
  return {
    low: difference - Math.hypot(p1 - now.low, before.high - p2),
    high: difference + Math.hypot(now.high - p1, p2 - before.low),
  };
}

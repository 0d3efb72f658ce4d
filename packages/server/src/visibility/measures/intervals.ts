// 95% intervals of rates and means, from sums only (methods and sources: decisions 7). Pure.

export const Z_95 = 1.959_963_984_540_054;

export interface Interval {
  low: number;
  high: number;
}

/**
 * Wilson's score interval of a rate over `trials`, which need not be an integer: stays within 0..1 and is valid for
 * small samples.
 */
export function wilson(rate: number, trials: number): Interval {
  const z2 = Z_95 ** 2;
  const centre = rate + z2 / (2 * trials);
  const spread = Z_95 * Math.sqrt((rate * (1 - rate)) / trials + z2 / (4 * trials ** 2));
  const scale = 1 + z2 / trials;
  return {
    low: Math.max(0, Math.min(rate, (centre - spread) / scale)),
    high: Math.min(1, Math.max(rate, (centre + spread) / scale)),
  };
}

/** Of a mean of values between two bounds. */
export interface BoundedMean {
  mean: number;
  meanSquare: number;
  /** The number of values; need not be an integer. */
  count: number;
  bounds: Interval;
}

/**
 * Bonett and Price's interval, which adds one value at each end of the scale, so that identical values still have an
 * interval.
 */
export function boundedMeanInterval({ mean, meanSquare, count, bounds }: BoundedMean): Interval {
  const { low, high } = bounds;
  const all = count + 2;
  const centre = (mean * count + low + high) / all;
  const variance = Math.max(0, (meanSquare * count + low ** 2 + high ** 2) / all - centre ** 2);
  const spread = Z_95 * Math.sqrt(variance / all);
  return {
    low: Math.min(mean, Math.max(low, centre - spread)),
    high: Math.max(mean, Math.min(high, centre + spread)),
  };
}

/** A value with its interval. */
export interface Estimate {
  value: number;
  interval: Interval;
}

/** Newcombe's interval of a difference, from the intervals of both values. */
export function differenceInterval(now: Estimate, before: Estimate): Interval {
  const difference = now.value - before.value;
  return {
    low: difference - Math.hypot(now.value - now.interval.low, before.interval.high - before.value),
    high: difference + Math.hypot(now.interval.high - now.value, before.value - before.interval.low),
  };
}

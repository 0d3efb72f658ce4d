// 95 % intervals of rates and of means, from sums alone (decisions 7 says which methods, and who published them). Pure.

export const Z_95 = 1.959_963_984_540_054;

export interface Interval {
  low: number;
  high: number;
}

/** Wilson's score interval of a rate in `trials`, which need not be whole: within 0..1, and sound for small numbers. */
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
  /** Values that it is the mean of; need not be whole. */
  count: number;
  bounds: Interval;
}

/**
 * Bonett and Price's interval, which adds one value at each end of the scale: values that are all the same leave room for
 * others.
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

/** Newcombe's interval of a difference, made of the intervals of both. */
export function differenceInterval(now: Estimate, before: Estimate): Interval {
  const difference = now.value - before.value;
  return {
    low: difference - Math.hypot(now.value - now.interval.low, before.interval.high - before.value),
    high: difference + Math.hypot(now.interval.high - now.value, before.value - before.interval.low),
  };
}

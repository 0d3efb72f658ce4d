// Exponential backoff. Pure.

/** Doubles with each failure in a row (at least 1), up to `maxMs`. */
export const backoffMs = (failures: number, { firstMs, maxMs }: { firstMs: number; maxMs: number }): number =>
  Math.min(firstMs * 2 ** (failures - 1), maxMs);

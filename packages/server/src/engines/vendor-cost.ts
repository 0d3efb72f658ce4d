// The cost of an answer by the prices in the settings, for vendors that report tokens but no cost. Pure.
import type { EnginePrices } from '../ops/settings.ts';

export interface Metered {
  inputTokens: number | null;
  outputTokens: number | null;
  searches: number | null;
}

const PER_THOUSAND = 1000;

/** Millionths of a US dollar, rounded up; `null` if prices or counts are unknown. */
export function costMicros(prices: EnginePrices | undefined, metered: Metered): number | null {
  const { inputTokens, outputTokens, searches } = metered;
  if (!prices || inputTokens === null || outputTokens === null) return null;
  // If searches are free, their number does not matter.
  if (searches === null && prices.searches > 0) return null;
  // One dollar per million is one millionth each.
  const tokens = inputTokens * prices.input + outputTokens * prices.output;
  return Math.ceil(tokens + (searches ?? 0) * prices.searches * PER_THOUSAND - ROUNDING);
}

/** Rounding errors of decimal prices are smaller than this. */
const ROUNDING = 1e-6;

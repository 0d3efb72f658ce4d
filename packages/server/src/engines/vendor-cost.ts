// The cost of an answer by the prices in the settings, for vendors that report tokens but no cost. Pure.

/** US dollars. */
export interface VendorPrices {
  /** For a million tokens. */
  input: number;
  output: number;
  /** For a thousand searches of the web. */
  searches: number;
}

export interface Metered {
  inputTokens: number | null;
  outputTokens: number | null;
  searches: number | null;
}

const PER_THOUSAND = 1000;

/** Millionths of a US dollar, rounded up; `null` if prices or counts are unknown. */
export function costMicros(prices: VendorPrices | undefined, metered: Metered): number | null {
  const { inputTokens, outputTokens, searches } = metered;
  if (!prices || inputTokens === null || outputTokens === null) return null;
  // Where searches cost nothing, nobody has to know how many there were.
  if (searches === null && prices.searches > 0) return null;
  // A dollar for a million is a millionth for each.
  const tokens = inputTokens * prices.input + outputTokens * prices.output;
  return Math.ceil(tokens + (searches ?? 0) * prices.searches * PER_THOUSAND - ROUNDING);
}

/** Sums of decimal prices are off by less. */
const ROUNDING = 1e-6;

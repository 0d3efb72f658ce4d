// How long a sink that failed is left alone.

const FIRST_MS = 1000;
const LONGEST_MS = 60_000;
/** A sink cannot put the relay off for longer, whatever it asks. */
const LONGEST_ASKED_MS = 3_600_000;

/** Milliseconds until the next try, after so many failures in a row (at least 1). */
export function retryWaitMs(failures: number, askedMs = 0): number {
  const backoff = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
  return Math.max(backoff, Math.min(askedMs, LONGEST_ASKED_MS));
}

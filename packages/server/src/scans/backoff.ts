// How long to wait before an engine that failed is asked again. Pure, apart from the randomness passed in.
import { backoffMs } from '../kernel/backoff.ts';

const BACKOFF = { firstMs: 1000, maxMs: 30_000 };
/** The longest wait, whatever the engine asks for. */
const LONGEST_ASKED_MS = 60_000;
export const MAX_TRIES = 5;

/**
 * Full jitter, doubling with each try. The wait that the engine asked for is the minimum; the jitter is added to it, so that
 * questions do not all return at once.
 * @param tries so far, at least 1
 */
export function waitMs(tries: number, retryAfterMs: number | undefined, random: () => number): number {
  const jitter = random() * backoffMs(tries, BACKOFF);
  return Math.ceil(Math.min(retryAfterMs ?? 0, LONGEST_ASKED_MS) + jitter);
}

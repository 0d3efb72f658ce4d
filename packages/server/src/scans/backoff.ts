// How long an engine is left alone after it failed. Pure but for the dice it is given.

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;
/** An engine cannot put a scan off for longer, whatever it asks. */
const LONGEST_ASKED_MS = 60_000;
export const MAX_TRIES = 5;

/**
 * Full jitter: anything up to twice as much each time. What the engine asks for is waited at least, and the jitter comes on
 * top, or all would come back at once.
 * @param tries so far, at least 1
 */
export function waitMs(tries: number, retryAfterMs: number | undefined, random: () => number): number {
  const jitter = random() * Math.min(FIRST_MS * 2 ** (tries - 1), LONGEST_MS);
  return Math.ceil(Math.min(retryAfterMs ?? 0, LONGEST_ASKED_MS) + jitter);
}

// Limits how often expired rows are deleted.

const MINUTE_MS = 60_000;

/** Runs `work` at most once a minute, and again if the clock was set back. */
export function onceAMinute(work: (now: number) => Promise<unknown>): (now: number) => Promise<void> {
  let ranAt = Number.NEGATIVE_INFINITY;
  return async (now) => {
    if (Math.abs(now - ranAt) < MINUTE_MS) return;
    ranAt = now;
    await work(now);
  };
}

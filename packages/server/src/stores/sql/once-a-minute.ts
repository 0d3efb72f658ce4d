// What bounds a table beside the writing of it: once a minute is often enough.

const MINUTE_MS = 60_000;

/** Runs `work` where it ran a minute ago or longer, and where the clock was set back by as much. */
export function onceAMinute(work: (now: number) => Promise<unknown>): (now: number) => Promise<void> {
  let ranAt = Number.NEGATIVE_INFINITY;
  return async (now) => {
    if (Math.abs(now - ranAt) < MINUTE_MS) return;
    ranAt = now;
    await work(now);
  };
}

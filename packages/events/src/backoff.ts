// When to retry: exponential backoff with full jitter, and never sooner than the service requests.

const BASE_MS = 1000;
const LONGEST_MS = 300_000;
/** A `Retry-After` beyond this is a mistake: better to retry than to wait for days. */
const LONGEST_OBEYED_MS = 3_600_000;

/** Milliseconds until the next attempt. `tries` counts those made so far, at least 1; `random` returns 0 to 1. */
export function waitAfter(tries: number, retryAfterMs = 0, random: () => number = Math.random): number {
  const ceiling = Math.min(LONGEST_MS, BASE_MS * 2 ** (tries - 1));
  return Math.max(Math.ceil(random() * ceiling), Math.min(retryAfterMs, LONGEST_OBEYED_MS));
}

/** Milliseconds requested by a `Retry-After` header (RFC 9110 10.2.3: seconds or a date); 0 if it is missing. */
export function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

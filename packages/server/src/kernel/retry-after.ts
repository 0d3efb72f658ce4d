// Parses `Retry-After`: seconds or a date (RFC 9110, 10.2.3). Pure.

/**
 * @param now what a date is counted from, in milliseconds since 1970
 * @returns milliseconds, at least 0; `undefined` for what says nothing sound
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // A date has a word in it: `Date.parse` would take a bare year too.
  const wait = /[a-z]{3}/i.test(text) ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

// Parses `Retry-After`: seconds or a date (RFC 9110, 10.2.3). Pure.

/**
 * @param now the time that a date is relative to, in milliseconds since 1970 @returns milliseconds, at least 0;
 * `undefined` for an invalid value
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // A date contains a word: `Date.parse` would accept a bare year too.
  const wait = /[a-z]{3}/i.test(text) ? Date.parse(text) - now : Number.NaN;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

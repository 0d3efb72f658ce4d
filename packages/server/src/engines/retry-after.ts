// How long a vendor asks to be left alone (RFC 9110, 10.2.3): seconds or a date. Pure.

/** Milliseconds, at least 0; `undefined` for what says nothing sound. */
export function retryAfterMs(header: string | null, now: number = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // A date has a word in it: `Date.parse` would take a bare year too.
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

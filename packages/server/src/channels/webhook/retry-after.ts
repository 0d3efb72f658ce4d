// Reads a `Retry-After` header: whole seconds or an HTTP date. Pure.

/** Milliseconds from `now` on (milliseconds since 1970); `undefined` where the header says nothing that can be read. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return /[A-Za-z]{3}/.test(header) && Number.isFinite(at) ? Math.max(0, at - now) : undefined;
}

// Reads from an error's headers how long a vendor asks us to wait. Pure.
import { retryAfterMs } from '../kernel/web/retry-after.ts';

const RESET = 'x-ratelimit-reset';
const REMAINING = 'x-ratelimit-remaining';

/**
 * An explicit wait takes precedence over rate limit headers. @returns milliseconds, at least 0; `undefined` without a
 * valid value
 */
export function requestedWaitMs(headers: Headers): number | undefined {
  // A date is relative to the vendor's own clock.
  const now = Date.parse(headers.get('date') ?? '');
  return (
    millisecondsIn(headers.get('retry-after-ms')) ??
    retryAfterMs(headers.get('retry-after'), now) ??
    resetIn(headers, now)
  );
}

function millisecondsIn(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  return /^\d{1,12}(?:\.\d+)?$/.test(text) ? Math.ceil(Number(text)) : undefined;
}

/** Only exhausted limits count, or all of them if none is marked as exhausted. The last one to reset decides. */
function resetIn(headers: Headers, now: number): number | undefined {
  const limits = [...headers].flatMap(([name, value]) => {
    const wait = name.startsWith(RESET) ? waitIn(value, now) : undefined;
    return wait === undefined ? [] : [{ wait, isSpent: headers.get(REMAINING + name.slice(RESET.length)) === '0' }];
  });
  const spent = limits.filter(({ isSpent }) => isSpent);
  const counted = spent.length > 0 ? spent : limits;
  return counted.length === 0 ? undefined : Math.max(...counted.map(({ wait }) => wait));
}

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** A plain number this large is a timestamp: seconds since 1970, or milliseconds. */
const OLDEST_SECONDS = 1e9;
const OLDEST_MS = 1e12;

/** `1s`, `6m0s`, `120ms`; seconds; a timestamp in seconds, in milliseconds or as text. */
function waitIn(value: string, now: number): number | undefined {
  const text = value.trim();
  if (/^(?:\d{1,9}(?:\.\d+)?(?:ms|s|m|h|d))+$/.test(text)) {
    const parts = text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g);
    return Math.ceil([...parts].reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (UNIT_MS[unit] ?? 0), 0));
  }
  if (!/^\d{1,15}(?:\.\d+)?$/.test(text)) return retryAfterMs(text, now) ?? untilTime(Date.parse(text), now);
  const number = Number(text);
  if (number >= OLDEST_MS) return untilTime(number, now);
  return number >= OLDEST_SECONDS ? untilTime(number * 1000, now) : Math.ceil(number * 1000);
}

function untilTime(time: number, now: number): number | undefined {
  const wait = time - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, Math.ceil(wait));
}

// RFC 3339 timestamps with a zone. `Date.parse` alone accepts 30 February and times without a zone.

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(\.\d+)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

const utcMinute = (at: number): string => new Date(at).toISOString().slice(11, 16);

/**
 * Milliseconds since 1970 of a timestamp, or `null` if it is invalid. Digits beyond milliseconds are truncated. A leap
 * second (23:59:60 UTC) is the first moment of the next day.
 */
export function parseTimestamp(text: string): number | null {
  const match = SHAPE.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
  const [offsetHour, offsetMinute] = [Number(match[9] ?? 0), Number(match[10] ?? 0)];
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null;
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return null;
  const offset = (match[8] === '-' ? -1 : 1) * (offsetHour * 60 + offsetMinute) * 60_000;
  if (second === 60 && utcMinute(Date.UTC(2000, month - 1, day, hour, minute) - offset) !== '23:59') return null;
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  instant.setUTCHours(hour, minute, second, Number((match[7] ?? '.').slice(1, 4).padEnd(3, '0')));
  return instant.getTime() - offset;
}

const LEAP_SECOND = /:60(\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/;

/**
 * Rewrites a leap second as the instant that {@link parseTimestamp} reads, which `Date.parse` accepts; any other time
 * is unchanged.
 */
export function withoutLeapSecond(timestamp: string): string {
  const match = LEAP_SECOND.exec(timestamp);
  const at = match && parseTimestamp(timestamp);
  return at === null
    ? timestamp
    : `${new Date(at).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}${match?.[1] ?? ''}Z`;
}

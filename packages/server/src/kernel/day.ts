// UTC days, for the report (decisions 9), retention and last uses. Pure.

export const DAY_MS = 86_400_000;

let last = { number: Number.NaN, day: '' };

/** UTC day `YYYY-MM-DD` of a time in milliseconds. It keeps the last one, because most times are of the same day. */
export function dayOf(at: number): string {
  const number = Math.floor(at / DAY_MS);
  if (number !== last.number) last = { number, day: new Date(at).toISOString().slice(0, 10) };
  return last.day;
}

/** Days since 1970 of a UTC day `YYYY-MM-DD`. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayOfNumber = (number: number): string => dayOf(number * DAY_MS);

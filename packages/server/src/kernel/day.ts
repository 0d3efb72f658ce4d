// UTC days, for the report (decisions 9), retention and last uses. Pure.

export const DAY_MS = 86_400_000;

/** UTC day `YYYY-MM-DD` of a time in milliseconds. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Days since 1970 of a UTC day `YYYY-MM-DD`. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayOfNumber = (number: number): string => dayOf(number * DAY_MS);

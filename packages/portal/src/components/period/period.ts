// The period of figures, as the URL states it. Pure.

/** Default values are omitted from the URL. */
export interface PeriodSearch {
  /** The number of most recent days; 30 if neither it nor `since` is given. */
  days?: number;
  /** UTC days, both included. */
  since?: string;
  until?: string;
}

export interface Period {
  since: string;
  until: string;
}

export const PRESETS = [7, 30, 90] as const;
export const DEFAULT_DAYS = 30;
const DAY_MS = 86_400_000;

export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Accepts any URL; unknown values are dropped. */
export function periodIn({ days, since, until }: Record<string, unknown>): PeriodSearch {
  if (isDay(since) && isDay(until) && since <= until) return { since, until };
  const preset = PRESETS.find((one) => one === days && one !== DEFAULT_DAYS);
  return preset === undefined ? {} : { days: preset };
}

/** @param now milliseconds since 1970 */
export function periodOf({ days = DEFAULT_DAYS, since, until }: PeriodSearch, now: number): Period {
  if (since !== undefined && until !== undefined) return { since, until };
  return { since: dayOf(now - (days - 1) * DAY_MS), until: dayOf(now) };
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Every day of a period. */
export function daysOf({ since, until }: Period): string[] {
  const first = Date.parse(`${since}T00:00:00Z`);
  const count = Math.round((Date.parse(`${until}T00:00:00Z`) - first) / DAY_MS) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, n) => dayOf(first + n * DAY_MS));
}

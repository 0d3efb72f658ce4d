// The days that a report is about, and as many before them. Pure.
import { DAY_MS, dayNumber, dayOf, dayOfNumber } from '../kernel/day.ts';

export interface Period {
  /** UTC days, both included. */
  since: string;
  until: string;
}

export interface GivenPeriod {
  since?: string | undefined;
  until?: string | undefined;
}

const DEFAULT_DAYS = 30;

/** Where nothing is given: thirty days with today as the last. */
export function periodOf({ since, until }: GivenPeriod, now: number): Period {
  const last = until ?? dayOf(now);
  return { since: since ?? dayOf(dayNumber(last) * DAY_MS - (DEFAULT_DAYS - 1) * DAY_MS), until: last };
}

/** As long, and ends the day before. */
export function periodBefore({ since, until }: Period): Period {
  const days = dayNumber(until) - dayNumber(since) + 1;
  return { since: dayOfNumber(dayNumber(since) - days), until: dayOfNumber(dayNumber(since) - 1) };
}

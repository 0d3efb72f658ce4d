// The period of a report, and the equally long period before it. Pure.
import { dayNumber, dayOf, dayOfNumber } from '../../kernel/day.ts';
import { DomainError } from '../../kernel/domain-error.ts';

export interface Period {
  /** UTC days, both inclusive. */
  since: string;
  until: string;
}

export interface PeriodInput {
  since?: string | undefined;
  until?: string | undefined;
}

const DEFAULT_DAYS = 30;
/** The period before it can still be written as `YYYY-MM-DD`. */
const FIRST_DAY = '1970-01-01';
/** About ten years: a trend iterates over every day, and blocks other requests during that time. */
const MAX_DAYS = 3660;

/**
 * By default, thirty days up to and including today. @throws DomainError `invalid_input` for a period that ends before
 * it starts, is too long or too early
 */
export function periodOf({ since, until }: PeriodInput, now: number): Period {
  if (since !== undefined && since < FIRST_DAY) throw refused('since', `must not be before ${FIRST_DAY}`);
  if (until !== undefined && until < FIRST_DAY) throw refused('until', `must not be before ${FIRST_DAY}`);
  const last = until ?? dayOf(now);
  const first = since ?? dayOfNumber(Math.max(0, dayNumber(last) - (DEFAULT_DAYS - 1)));
  const days = dayNumber(last) - dayNumber(first) + 1;
  if (days < 1 && until === undefined) throw refused('since', `must not be after today, ${last}, if until is omitted`);
  if (days < 1) throw refused('until', 'must not be before since');
  if (days > MAX_DAYS) throw refused('since', `must be less than ${MAX_DAYS} days before until`);
  return { since: first, until: last };
}

const refused = (path: string, message: string): DomainError =>
  new DomainError('invalid_input', { message: `${path} ${message}`, issues: [{ path, message }] });

/** Of the same length, ending the day before. */
export function periodBefore({ since, until }: Period): Period {
  const days = dayNumber(until) - dayNumber(since) + 1;
  return { since: dayOfNumber(dayNumber(since) - days), until: dayOfNumber(dayNumber(since) - 1) };
}

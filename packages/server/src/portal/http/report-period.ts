// The days that a report shows, and its rows. Pure.
import type { ReportRow } from '../../attribution/index.ts';
import { dayNumber, dayOf, dayOfNumber } from '../../kernel/day.ts';
import { DomainError } from '../../kernel/domain-error.ts';

/** UTC days `YYYY-MM-DD`, both inclusive. */
export interface Period {
  since: string;
  until: string;
}

/** The first day whose preceding period can still be written as `YYYY-MM-DD`. */
const FIRST_DAY = '1970-01-01';
const DEFAULT_DAYS = 30;
const MOST_DAYS = 400;

/** The last 30 days by default. Throws `DomainError` `invalid_input` if it is reversed, too long or too early. */
export function expectReportPeriod(
  asked: { since?: string | undefined; until?: string | undefined },
  now: number,
): Period {
  if ([asked.since, asked.until].some((day) => day !== undefined && day < FIRST_DAY)) {
    throw new DomainError('invalid_input', { message: `A report has no days before ${FIRST_DAY}.` });
  }
  const until = asked.until ?? dayOf(now);
  const since = asked.since ?? dayOfNumber(dayNumber(until) - DEFAULT_DAYS + 1);
  const days = dayNumber(until) - dayNumber(since) + 1;
  if (days >= 1 && days <= MOST_DAYS) return { since, until };
  throw new DomainError('invalid_input', {
    message: `The first day must not be after the last, and a report has at most ${MOST_DAYS} days.`,
  });
}

/** The same number of days right before. */
export function daysBefore({ since, until }: Period): Period {
  const first = dayNumber(since);
  const days = dayNumber(until) - first + 1;
  return { since: dayOfNumber(first - days), until: dayOfNumber(first - 1) };
}

type Counts = Pick<ReportRow, 'day' | 'channel' | 'visits' | 'visitors' | 'actions' | 'confirmed' | 'reversed'>;

/** Sums over the installs, in the order of days. */
export function rowsByChannel(rows: readonly ReportRow[]): Counts[] {
  const sums = new Map<string, Counts>();
  for (const { installId: _, ...row } of rows) {
    const key = `${row.day} ${row.channel}`;
    const sum = sums.get(key);
    if (!sum) sums.set(key, row);
    else {
      sum.visits += row.visits;
      sum.visitors += row.visitors;
      sum.actions += row.actions;
      sum.confirmed += row.confirmed;
      sum.reversed += row.reversed;
    }
  }
  return [...sums.values()];
}

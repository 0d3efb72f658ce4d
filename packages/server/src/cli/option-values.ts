// Parsers of option values that several commands share.
import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { UsageError } from './exit-code.ts';

/** Collects the values of a repeatable option. */
export const repeated = (value: string, before: string[] = []): string[] => [...before, value];

export function parseBoolean(value: string): boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  throw new InvalidArgumentError('It must be true or false.');
}

const timeSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** Milliseconds since 1970. `Date.parse` alone accepts 30 February and times without a time zone. */
export function pointInTime(text: string): number {
  if (timeSchema.safeParse(text).success) return Date.parse(text);
  throw new InvalidArgumentError('It must be a date (2026-01-31) or a time with a time zone (2026-01-31T08:00:00Z).');
}

/** `YYYY-MM-DD`; rejects invalid dates, such as 30 February. */
export function parseDay(text: string): string {
  if (z.iso.date().safeParse(text).success) return text;
  throw new InvalidArgumentError('It must be a date, such as 2026-01-31.');
}

/** @throws UsageError if the period ends before it starts */
export function expectPeriod({ since, until }: { since?: string; until?: string }): void {
  if (since !== undefined && until !== undefined && since > until) {
    throw new UsageError('--since must not be after --until.');
  }
}

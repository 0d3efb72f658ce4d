// Readers of option values that several commands share.
import { InvalidArgumentError } from 'commander';
import { z } from 'zod';

/** Gathers the values of an option that may be repeated. */
export const repeated = (value: string, before: string[] = []): string[] => [...before, value];

export function trueOrFalse(value: string): boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  throw new InvalidArgumentError('It must be true or false.');
}

const timeSchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** Milliseconds since 1970. `Date.parse` alone takes 30 February and times without a zone. */
export function pointInTime(text: string): number {
  if (timeSchema.safeParse(text).success) return Date.parse(text);
  throw new InvalidArgumentError('It must be a date (2026-01-31) or a time with its zone (2026-01-31T08:00:00Z).');
}

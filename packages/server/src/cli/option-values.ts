// Readers of option values that several commands share.
import { InvalidArgumentError } from 'commander';

/** Gathers the values of an option that may be repeated. */
export const repeated = (value: string, before: string[] = []): string[] => [...before, value];

export function trueOrFalse(value: string): boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  throw new InvalidArgumentError('It must be true or false.');
}

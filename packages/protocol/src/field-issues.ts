// Describes validation errors field by field, and how to correct them.
import type { z } from 'zod';

export interface FieldIssue {
  /** Names joined by dots; empty for the value as a whole. An unknown field has the path of its parent. */
  path: string;
  /** A predicate, such as "must have at most 100 characters". */
  message: string;
}

/** @param input the value that the schema rejected */
export const fieldIssues = (error: z.core.$ZodError, input: unknown): FieldIssue[] =>
  error.issues.flatMap((issue) => describe(issue, input));

function describe(issue: z.core.$ZodIssue, input: unknown): FieldIssue[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path, message: `${key} ${UNKNOWN_FIELD}` }));
  return [{ path, message: issuePhrase(issue, valueAt(input, issue.path) !== undefined) }];
}

export const UNKNOWN_FIELD = 'is not a known field';

/** @param isGiven whether the input has a value at the issue's path */
export function issuePhrase(issue: z.core.$ZodIssue, isGiven: boolean): string {
  switch (issue.code) {
    case 'invalid_value':
      return `${isGiven ? '' : 'is missing, and '}must be ${listed(issue.values.map(String))}`;
    case 'invalid_type':
      return isGiven ? `must be of type ${issue.expected}` : 'is missing';
    case 'too_small':
      return own(issue) ?? `must ${have(issue.origin)} at least ${issue.minimum}${units(issue.origin, issue.minimum)}`;
    case 'too_big':
      return own(issue) ?? `must ${have(issue.origin)} at most ${issue.maximum}${units(issue.origin, issue.maximum)}`;
    case 'invalid_format':
      return own(issue) ?? `must be a valid ${issue.format === 'regex' ? 'value' : issue.format}`;
    default:
      return own(issue) ?? 'is invalid';
  }
}

const listed = ([first = '', ...others]: string[]): string =>
  others.length === 0 ? first : `one of ${[first, ...others].join(', ')}`;

/** A message of the schema itself, not one of zod's defaults. */
const own = ({ message }: z.core.$ZodIssue): string | undefined =>
  /^(?:Too (?:small|big)|Invalid)\b/.test(message) ? undefined : message;

const UNITS: Readonly<Record<string, string>> = { string: 'character', array: 'item', set: 'item', map: 'entry' };

const have = (origin: string): string => (Object.hasOwn(UNITS, origin) ? 'have' : 'be');

const units = (origin: string, count: number | bigint): string => {
  const unit = UNITS[origin];
  if (unit === undefined) return '';
  return ` ${unit}${Number(count) === 1 ? '' : 's'}`;
};

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (!(value instanceof Object)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

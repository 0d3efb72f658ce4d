// Parses JSON from callers, with a limit on its depth.
import { DomainError } from './domain-error.ts';

/** RFC 8259, 9 allows a limit. `JSON.parse` handles any depth; `JSON.stringify` and schemas overflow the stack. */
export const MAX_JSON_DEPTH = 100;

/** Throws `invalid_input` for invalid JSON, and for more than {@link MAX_JSON_DEPTH} nested arrays and objects. */
export function parseJson(text: string): unknown {
  const value = parsed(text);
  if (isWithin(value, MAX_JSON_DEPTH)) return value;
  throw new DomainError('invalid_input', { message: `The JSON is nested deeper than ${MAX_JSON_DEPTH} levels.` });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('invalid_input', { message: 'The body is not JSON.' });
  }
}

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1));
}

// Parses JSON from callers, with limits on its depth and on the number of its values.
import { DomainError } from '../domain-error.ts';

/** RFC 8259, 9 allows a limit. `JSON.parse` handles any depth; `JSON.stringify` and schemas overflow the stack. */
export const MAX_JSON_DEPTH = 100;

/** A schema may find an issue in every value, which takes far longer than parsing it. */
export const MAX_JSON_VALUES = 50_000;

/**
 * Throws `invalid_input` for invalid JSON, for more than {@link MAX_JSON_DEPTH} nested arrays and objects, and for more
 * than {@link MAX_JSON_VALUES} values in all.
 */
export function parseJson(text: string): unknown {
  const value = parsed(text);
  const counted = { values: 0 };
  if (!isWithin(value, MAX_JSON_DEPTH, counted)) {
    throw new DomainError('invalid_input', {
      message:
        counted.values > MAX_JSON_VALUES
          ? `The JSON has more than ${MAX_JSON_VALUES.toLocaleString('en')} values.`
          : `The JSON is nested deeper than ${MAX_JSON_DEPTH} levels.`,
    });
  }
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('invalid_input', { message: 'The body is not JSON.' });
  }
}

/** Stops at the first limit that is exceeded. */
function isWithin(value: unknown, levels: number, counted: { values: number }): boolean {
  if (++counted.values > MAX_JSON_VALUES) return false;
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1, counted));
}

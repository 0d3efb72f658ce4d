// Validates the argument of `track()`: what the server would reject with 422 is rejected before any request.
import { MAX_PROPERTIES, MAX_PROPERTIES_BYTES, type Properties } from '@service/protocol';
import { attempt } from './attempt.ts';
import type { Env } from './env.ts';
import { ServiceBillingError } from './errors.ts';

/**
 * A copy of the properties that satisfies Spec 2.5. Like JSON, it omits keys whose value is `undefined`. Throws
 * `unsupported_event_name` for a string, otherwise `invalid_properties` with the first key that breaks a rule. Does not
 * check for names of personal data: the server does (decisions 2).
 */
export const checkProperties = (env: Pick<Env, 'Blob' | 'JSON'>, properties: unknown): Properties | undefined => {
  if (properties == null) return undefined;
  // The object's own code may throw; the page's error must not reach the caller.
  const entries = attempt(
    // Not an array, a Date, a listener's Event, or a name.
    (): false | [string, unknown][] =>
      ({}).toString.call(properties) === '[object Object]' && Object.entries(properties),
  );
  if (!entries) {
    throw new ServiceBillingError(typeof properties === 'string' ? 'unsupported_event_name' : 'invalid_properties');
  }
  const checked: Record<string, unknown> = {};
  let count = 0;
  for (const [key, value] of entries) {
    checked[key] = value;
    if (
      ++count > MAX_PROPERTIES ||
      !PROPERTY_KEY.test(key) ||
      !isPropertyValue(value) ||
      new env.Blob([env.JSON.stringify(checked)]).size > MAX_PROPERTIES_BYTES
    ) {
      throw new ServiceBillingError('invalid_properties', `: ${key}`);
    }
  }
  return checked as Properties;
};

const isPropertyValue = (value: unknown): boolean =>
  value == null ||
  value === Boolean(value) ||
  (typeof value === 'number' && value - value === 0) ||
  (typeof value === 'string' && PROPERTY_TEXT.test(value));

/** The protocol's pattern, shortened; a test keeps them equivalent. */
const PROPERTY_KEY = /^[a-z][\w-]{0,63}$/i;

/**
 * Code points of well-formed Unicode without U+0000; with the `u` flag, the excluded set includes half a surrogate
 * pair.
 */
const PROPERTY_TEXT = /^[^\0\ud800-\udfff]{0,512}$/u;

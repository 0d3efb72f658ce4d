// The check of `track()`'s argument: what the server would refuse with 422 is refused before any request.
import {
  MAX_PROPERTIES,
  MAX_PROPERTIES_BYTES,
  MAX_PROPERTY_CHARACTERS,
  PROPERTY_KEY_PATTERN,
  type Properties,
} from '@service/protocol';
import { ServiceBillingError } from './errors.ts';
import { countBytes, isText } from './text.ts';

/**
 * A copy of the properties that obeys Spec 2.5. Like JSON, it leaves out keys whose value is `undefined`.
 * Throws `unsupported_event_name` for a string, else `invalid_properties` with the first key that breaks a rule.
 * Names of personal data are not looked for: the server refuses them (decisions 2).
 */
export function checkProperties(properties: unknown): Properties | undefined {
  if (properties === undefined) return undefined;
  if (typeof properties === 'string') throw new ServiceBillingError('unsupported_event_name', properties);
  if (!isPlainObject(properties)) throw new ServiceBillingError('invalid_properties', 'not a plain object');
  const checked: Properties = {};
  let count = 0;
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined) continue;
    const refuse = (rule: string) => new ServiceBillingError('invalid_properties', `"${key}" ${rule}`);
    if (++count > MAX_PROPERTIES) throw refuse('is one too many');
    if (!PROPERTY_KEY_PATTERN.test(key)) throw refuse('is no key');
    if (!isPropertyValue(value)) throw refuse('has a bad value');
    checked[key] = value;
    if (countBytes(JSON.stringify(checked)) > MAX_PROPERTIES_BYTES) throw refuse('is too much');
  }
  return checked;
}

/** Of any realm; not an array, a Date, an Event, or a literal whose `__proto__` was set. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: object | null = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function isPropertyValue(value: unknown): value is Properties[string] {
  return (
    value === null || typeof value === 'boolean' || Number.isFinite(value) || isText(value, MAX_PROPERTY_CHARACTERS)
  );
}

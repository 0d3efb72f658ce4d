// Schemas of single settings. A value comes from a flag or the environment (a string) or from the file (JSON).
import { z } from 'zod';

/** A value from a flag or the environment (strings) or from the file (JSON). The phrase follows the setting's name. */
export function setting<Value>(phrase: string, parse: (value: unknown) => Value | undefined) {
  return z.unknown().transform((value, context): Value => {
    const parsed = parse(value);
    if (parsed !== undefined) return parsed;
    context.issues.push({ code: 'custom', input: value, message: phrase });
    return z.NEVER;
  });
}

/** Strict: `10abc`, `1e3` and `08` are not numbers. */
export const wholeNumber = (min: number, max: number) =>
  setting(`must be a whole number from ${min} to ${max}`, (value) => {
    const number = typeof value === 'string' && /^(?:0|[1-9]\d{0,11})$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
      ? number
      : undefined;
  });

export const oneOf = <const Word extends string>(...words: Word[]) =>
  setting(`must be one of ${words.join(', ')}`, (value) => words.find((word) => word === value));

export const booleanSetting = setting('must be true or false', (value) => {
  if (value === true || value === 'true' || value === '1') return true;
  return value === false || value === 'false' || value === '0' ? false : undefined;
});

/** A comma-separated list, or a JSON list; no empty entry. */
export const list = (phrase: string, isEntry: (entry: string) => boolean) =>
  setting(phrase, (value) => {
    const entries: unknown = typeof value === 'string' ? value.split(',') : value;
    if (!Array.isArray(entries)) return undefined;
    const texts = entries.map((entry) => (typeof entry === 'string' ? entry.trim() : ''));
    return texts.length > 0 && texts.every((text) => text !== '' && isEntry(text)) ? texts : undefined;
  });

export const publicUrl = setting(
  'must be an http or https address without a path, such as https://events.example',
  (value) => {
    const url = typeof value === 'string' ? URL.parse(value) : null;
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    return url.href === `${url.origin}/` ? url.origin : undefined;
  },
);

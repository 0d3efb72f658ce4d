// The only string types that schemas use: well-formed Unicode without U+0000 (decisions 4), counted in code points.
import { z } from 'zod';

/** Refuses U+0000 and lone surrogates; with the `u` flag a surrogate pair is one character outside this set. */
export const WELL_FORMED = '^[^\\u0000\\ud800-\\udfff]*$';
/** The subset that every regular-expression engine supports: RE2, Go and Rust support neither `\u` nor surrogates. */
export const PORTABLE_WELL_FORMED = '^[^\\x00]*$';
const wellFormed = new RegExp(WELL_FORMED, 'u');

/** True for text that every store can hold: PostgreSQL refuses U+0000, and lone surrogates have no UTF-8. */
export const isWellFormedText = (text: string): boolean => wellFormed.test(text);

/** True for the number of Unicode code points; fast if the UTF-16 length already fits. */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) {
    if (text.charCodeAt(i) >> 10 === 0x37 && text.charCodeAt(i - 1) >> 10 === 0x36) count--;
  }
  return count;
}

/** UTF-8 bytes of a text, as `TextEncoder` would write them; counted in code, so that no platform API is needed. */
export function countBytes(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    const startsPair = unit >> 10 === 0x36 && text.charCodeAt(i + 1) >> 10 === 0x37;
    if (startsPair) i++;
    bytes += unit < 0x800 ? 1 : 2;
  }
  return bytes;
}

/** A string of at least `min` and at most `max` code points. zod counts UTF-16 units, so this is a custom check. */
export function text(limits: { min?: number; max?: number } = {}): z.ZodString {
  const { min = 0, max = Number.POSITIVE_INFINITY } = limits;
  return z
    .string()
    .refine(isWellFormedText, 'must be well-formed Unicode without U+0000')
    .refine((value) => {
      const characters = countCharacters(value);
      return characters >= min && characters <= max;
    }, `must have ${min} to ${max} characters`)
    .meta({
      pattern: WELL_FORMED,
      ...(min > 0 && { minLength: min }),
      ...(Number.isFinite(max) && { maxLength: max }),
    });
}

// Rules of text that the server applies too (Spec 8, decisions 4).

/** A string of at most `max` code points that is well-formed Unicode without U+0000. */
export function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && new RegExp(`^[^\\0\\ud800-\\udfff]{0,${max}}$`, 'u').test(value);
}

/** UTF-8 bytes of a text. */
export const countBytes = (text: string): number => new TextEncoder().encode(text).length;

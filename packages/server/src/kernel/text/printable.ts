// Text that is safe on a terminal: control characters can move the cursor, end a line or hide what follows.

/** Control characters, line breaks, and marks that change the text direction. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** True for a single line that is displayed as written. */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

/** The message for text that is not {@link isPrintable}. */
export const NOT_PRINTABLE = 'must be one line without control characters';

/** Escapes everything unprintable in each line, as in `\u{1b}`. */
export const printableLines = (text: string): string =>
  text.replaceAll(new RegExp(UNPRINTABLE, 'gu'), (character) =>
    character === '\n' ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );

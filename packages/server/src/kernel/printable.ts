// Text that is safe on a terminal: control characters can move the cursor, end a line or hide what follows.

/** Control characters, ends of lines, and marks that turn the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** True for one line that is shown as it is written. */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

/** Said of a text that is not {@link isPrintable}. */
export const NOT_PRINTABLE = 'must be one line without control characters';

/** Lines of which each is printable: what is not stands there as `\u{1b}`. */
export const printableLines = (text: string): string =>
  text.replaceAll(new RegExp(UNPRINTABLE, 'gu'), (character) =>
    character === '\n' ? character : `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );

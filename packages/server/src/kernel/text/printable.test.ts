import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrintable, printableLines } from './printable.ts';

const UNPRINTABLE = ['\u0007', '\n', '\r', '\t', '\u001b', '\u007f', '\u009b', '\u2028', '\u2029', '\u202e', '\u2066'];

describe('a printable text', () => {
  it.each(['', 'Acme', 'Bücher & Söhne', '靴 🥾', "it's"])('%j is displayed unchanged', (text) => {
    expect(isPrintable(text)).toBe(true);
    expect(printableLines(text)).toBe(text);
  });

  it.each(UNPRINTABLE)('does not contain %j', (character) => {
    expect(isPrintable(`a${character}b`)).toBe(false);
  });

  it('is the result for every line, and printable lines stay unchanged', () => {
    const anyText = fc.string({ unit: fc.oneof(fc.constantFrom(...UNPRINTABLE), fc.string({ maxLength: 1 })) });
    fc.assert(
      fc.property(anyText, (text) => {
        for (const line of printableLines(text).split('\n')) expect(isPrintable(line)).toBe(true);
        expect(printableLines(printableLines(text))).toBe(printableLines(text));
      }),
    );
  });

  it('shows hidden characters as escapes', () => {
    expect(printableLines('\u001b[31mred\r\nnext')).toBe('\\u{1b}[31mred\\u{d}\nnext');
  });
});

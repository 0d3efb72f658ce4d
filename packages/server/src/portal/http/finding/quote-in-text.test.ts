import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteInText } from './quote-in-text.ts';

describe('a quote in its text', () => {
  it('includes the words around it', () => {
    const text = `${'word '.repeat(200)}It costs $999.${' more'.repeat(200)}`;
    const start = text.indexOf('It costs');
    const { before, quote, after } = quoteInText(text, { quote: 'It costs $999.', start, end: start + 14 });
    expect(quote).toBe('It costs $999.');
    expect(before).toMatch(/^…word (word )+$/);
    expect(after).toMatch(/^( more)+…$/);
  });

  it('has no context once the text is deleted or differs', () => {
    const span = { quote: 'It costs $999.', start: 0, end: 14 };
    const alone = { before: '', quote: 'It costs $999.', after: '' };
    expect(quoteInText(undefined, span)).toEqual(alone);
    expect(quoteInText('Something else entirely', span)).toEqual(alone);
  });

  it('never splits a character', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', ' ', '🙂', '語'), minLength: 1, maxLength: 2000 });
    fc.assert(
      fc.property(texts, texts, (left, right) => {
        const span = { quote: 'Q', start: left.length, end: left.length + 1 };
        const { before, after } = quoteInText(`${left}Q${right}`, span);
        expect([before, after].every((part) => part.isWellFormed())).toBe(true);
        expect(`…${left}`.endsWith(before) || left.endsWith(before.slice(1))).toBe(true);
        expect(right.startsWith(after.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBytes, fromCodePoints, spanOf } from './text-offsets.ts';

const anyText = fc
  .array(fc.oneof(fc.constantFrom('ü', '🏠', '日本', 'é', 'a', '👩‍🚀', '\n'), fc.string({ unit: 'binary' })), {
    maxLength: 20,
  })
  .map((all) => all.join(''));
const anyCut = fc.tuple(anyText, anyText, anyText);

describe('offsets', () => {
  it.each([
    ['bytes', fromBytes, (text: string) => Buffer.byteLength(text)],
    ['characters', fromCodePoints, (text: string) => [...text].length],
  ])('in %s select the same words, whatever surrounds them', (_, read, sizeOf) => {
    fc.assert(
      fc.property(anyCut, ([before, words, behind]) => {
        fc.pre(words !== '');
        const text = before + words + behind;
        // Only valid strings are cut: half of a surrogate pair is not a character.
        fc.pre([text, before, words, behind].every((each) => each.isWellFormed()));
        const span = spanOf(read(text), sizeOf(before), sizeOf(before + words), 0);
        expect(span && text.slice(span.start, span.end)).toBe(words);
      }),
    );
  });

  it('inside a character, past the end or reversed are invalid', () => {
    const read = fromBytes('ü日');
    expect([read(0), read(1), read(2), read(3), read(5), read(6), read(-1)]).toEqual([
      0,
      undefined,
      1,
      undefined,
      2,
      undefined,
      undefined,
    ]);
    expect(spanOf(read, 2, 2, 0)).toBeUndefined();
    expect(spanOf(read, 5, 2, 0)).toBeUndefined();
  });
});

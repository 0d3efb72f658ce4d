import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf, runsOf } from './marked-text.ts';

describe('a marked text', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 60 });
  const anySpan = fc.record({ start: fc.integer({ min: -5, max: 70 }), end: fc.integer({ min: -5, max: 70 }) });

  it('keeps every character once and in order, whatever is marked', () => {
    fc.assert(
      fc.property(anyText, fc.array(anySpan, { maxLength: 8 }), (text, marks) => {
        const parts = partsOf(text, marks);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
        if (text.isWellFormed()) expect(parts.every((part) => part.text.isWellFormed())).toBe(true);
      }),
    );
  });

  it('marks each character with exactly the marks that cover it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.array(anySpan, { maxLength: 8 }), (text, marks) => {
        let at = 0;
        for (const part of partsOf(text, marks)) {
          for (const _unit of part.text.split('')) {
            const covering = marks.filter(({ start, end }) => start <= at && at < end);
            expect(part.marks).toEqual(covering);
            at++;
          }
        }
      }),
    );
  });

  it('splits marks that overlap', () => {
    const [claim, name] = [
      { start: 0, end: 13, id: 'claim' },
      { start: 4, end: 9, id: 'name' },
    ];
    expect(
      partsOf('The D-100 costs', [claim, name]).map(({ text, marks }) => [text, marks.map(({ id }) => id)]),
    ).toEqual([
      ['The ', ['claim']],
      ['D-100', ['claim', 'name']],
      [' cos', ['claim']],
      ['ts', []],
    ]);
  });

  it('splits no character', () => {
    expect(partsOf('a😀b', [{ start: 2, end: 3 }]).map(({ text }) => text)).toEqual(['a', '😀', 'b']);
  });
});

it('runs keep the order and join neighbors with the same key', () => {
  expect(runsOf(['a', 'A', 'b', 'a'], (item) => item.toLowerCase())).toEqual([
    { key: 'a', items: ['a', 'A'] },
    { key: 'b', items: ['b'] },
    { key: 'a', items: ['a'] },
  ]);
});

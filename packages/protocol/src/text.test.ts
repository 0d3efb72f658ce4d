import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { countBytes, countCharacters, PORTABLE_WELL_FORMED, text, WELL_FORMED } from './text.ts';

/** Any sequence of UTF-16 units, including lone surrogates. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.array(fc.integer({ min: 0xd7f0, max: 0xe010 })).map((units) => String.fromCharCode(...units)),
);

describe('counting', () => {
  it('returns the number of code points as characters', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(countCharacters(value)).toBe([...value].length);
      }),
      { numRuns: 1000 },
    );
  });

  it('returns the number of UTF-8 bytes', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(countBytes(value)).toBe(new TextEncoder().encode(value).length);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['', 0, 0],
    ['a', 1, 1],
    ['\u007f\u0080', 2, 3],
    ['\u07ff\u0800', 2, 5],
    ['\uffff\u{10000}', 2, 7],
    ['😀'.repeat(256), 256, 1024],
    ['\ud800', 1, 3],
    ['\udc00\ud800', 2, 6],
    ['\u00e9', 1, 2],
    ['e\u0301', 2, 3],
    ['👨‍👩‍👧', 5, 18],
  ])('%j has %i characters and %i bytes', (value, characters, bytes) => {
    expect([countCharacters(value), countBytes(value)]).toEqual([characters, bytes]);
  });
});

describe('a text', () => {
  const accepts = (value: unknown, limits?: Parameters<typeof text>[0]) => text(limits).safeParse(value).success;

  it('is well-formed Unicode without U+0000', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        expect(accepts(value)).toBe(value.isWellFormed() && !value.includes('\u0000'));
      }),
      { numRuns: 1000 },
    );
  });

  it('is measured in code points at both ends', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.constantFrom('a', 'é', '日', '😀'), (length, unit) => {
        expect(accepts(unit.repeat(length), { min: 2, max: 4 })).toBe(length >= 2 && length <= 4);
      }),
    );
  });

  it.each([1, null, undefined, true, {}, ['a']])('is not %j', (value) => {
    expect(accepts(value)).toBe(false);
  });
});

describe('the limits of a text', () => {
  it('are part of its JSON Schema', () => {
    const limitsOf = (schema: z.ZodType) => {
      const { minLength, maxLength, pattern } = z.toJSONSchema(schema);
      return { minLength, maxLength, pattern };
    };
    const pattern = WELL_FORMED;
    expect(limitsOf(text())).toEqual({ minLength: undefined, maxLength: undefined, pattern });
    expect(limitsOf(text({ min: 1, max: 9 }))).toEqual({ minLength: 1, maxLength: 9, pattern });
  });

  it('are named in the message', () => {
    const messageOf = (value: string) => text({ min: 1, max: 2 }).safeParse(value).error?.issues[0]?.message;
    expect(messageOf('')).toBe('must have 1 to 2 characters');
    expect(messageOf('\0')).toBe('must be well-formed Unicode without U+0000');
  });

  it('have a portable pattern that refuses U+0000 only', () => {
    const portable = new RegExp(PORTABLE_WELL_FORMED, 'u');
    expect(['', 'a\n', '\ud800', 'a\0b', '\0'].map((value) => portable.test(value))).toEqual([
      ...[true, true, true, false, false],
    ]);
  });
});

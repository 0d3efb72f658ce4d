import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounded, roundedDocument } from './rounded.ts';

describe('a rounded number', () => {
  it.each([
    [0.123_456, 0.1235],
    [0.000_04, 0],
    [-0.000_04, 0],
    [0.999_96, 1],
    [-2.345_678, -2.346],
    [1234.56, 1235],
    [-0, 0],
    [2.345_678, 2.346],
    [12.345_6, 12.35],
    [12_345.6, 12_346],
    [123_456, 123_456],
  ])('rounds %d to %d', (given, expected) => expect(rounded(given)).toBe(expected));

  it('never swaps two values, so an interval still contains its value', () => {
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(rounded(Math.min(a, b))).toBeLessThanOrEqual(rounded(Math.max(a, b)));
      }),
    );
  });

  it('is used for every number in a document, but not for texts', () => {
    const document = { name: '0.123456', list: [{ value: 0.123_456, none: null, is: true }] };
    expect(roundedDocument(document)).toEqual({ name: '0.123456', list: [{ value: 0.1235, none: null, is: true }] });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../brands/index.ts';
import { readNumber } from './numbers.ts';

describe('a number', () => {
  it.each<[string, Language, number]>([
    ['1,299.00', 'en', 1299],
    ['1.299,00', 'de', 1299],
    ['1,299.00', 'de', 1299],
    ['1,299', 'en', 1299],
    ['1.299', 'de', 1299],
    ['1,299', 'de', 1.299],
    ['1.299', 'en', 1.299],
    ['49,99', 'de', 49.99],
    ['49,99', 'en', 49.99],
    ['1,234,567', 'en', 1_234_567],
    ["1'299", 'de', 1299],
    ['1万2千', 'ja', 12_000],
    ['34万8000', 'ja', 348_000],
    ['3.5万', 'ja', 35_000],
    ['zwei', 'de', 2],
    ['twelve', 'en', 12],
    ['thirty-six', 'en', 36],
    ['vierundzwanzig', 'de', 24],
    ['neunzig', 'de', 90],
    ['三', 'ja', 3],
  ])('%s in %s is %d', (text, language, value) => expect(readNumber(text, language).value).toBe(value));

  it('is parsed as people write it in the language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom<Language>('en', 'de', 'ja'),
        (cents, language) => {
          const amount = cents / 100;
          const shown = amount.toLocaleString(language, { minimumFractionDigits: 2 });
          expect(readNumber(shown, language)).toEqual({ value: amount, step: 0.01 });
        },
      ),
    );
  });
});

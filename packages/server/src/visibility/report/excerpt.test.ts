import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it('of a short text is the text itself', () => {
  expect(excerptOf('Acme makes\n\ngood  desks.')).toBe('Acme makes good desks.');
});

it('begins near the name that the list is about', () => {
  const text = `${'word '.repeat(100)}Acme makes good desks. ${'more '.repeat(200)}`;
  const excerpt = excerptOf(text, text.indexOf('Acme'));
  expect(excerpt).toMatch(/^…word.*Acme makes good desks\..*…$/);
  expect(excerpt.length).toBeLessThan(270);
});

it('is well formed and short for any text and position', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), fc.nat(2000), (text, at) => {
      const excerpt = excerptOf(text, at);
      expect(excerpt.isWellFormed()).toBe(true);
      expect([...excerpt].length).toBeLessThanOrEqual(262);
    }),
  );
});

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

it('of 260 characters is not cut, one more is', () => {
  expect(excerptOf('é'.repeat(260))).toBe('é'.repeat(260));
  expect(excerptOf('é'.repeat(261))).toBe(`${'é'.repeat(260)}…`);
  expect(excerptOf('😀'.repeat(260))).toBe('😀'.repeat(260));
  expect(excerptOf(`${'**'.repeat(300)}a`)).toBe('…');
});

it('loses bold marks and spaces at its ends', () => {
  expect(excerptOf(' **Acme**  makes\tdesks. ')).toBe('Acme makes desks.');
});

it('shows the whole beginning for a name in its first 80 characters', () => {
  const text = `a ${'x'.repeat(78)} Acme`;
  expect(excerptOf(text, 80)).toBe(text);
  expect(excerptOf(text, 81)).toBe(`…${'x'.repeat(78)} Acme`);
});

it('begins after a space near the name, or within a word, but not within a character', () => {
  const start = 'x'.repeat(10);
  expect(excerptOf(`${start}${'y'.repeat(79)} Acme`, 90)).toBe('…Acme');
  expect(excerptOf(`${start}${'y'.repeat(80)} Acme`, 90)).toBe(`…${'y'.repeat(80)} Acme`);
  const [first, last] = ['\u{10400}', '\u{103ff}'];
  for (const pair of ['😀', first, last]) {
    expect(excerptOf(`${'x'.repeat(9)}${pair.repeat(60)}Acme`, 90)).toBe(`…${pair.repeat(59)}Acme`);
  }
  expect(excerptOf(`${'x'.repeat(10)}${'Ａ'.repeat(100)}`, 90)).toBe(`…${'Ａ'.repeat(100)}`);
});

it('ends before a character that its last unit would split', () => {
  expect(excerptOf(`**x${'😀'.repeat(259)}`)).toBe(`x${'😀'.repeat(258)}…`);
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

import { expect, test } from 'vitest';
import { createFormats } from './formats.ts';

test('a claim shows its amounts as money', () => {
  const { claim } = createFormats('en-US');
  expect(claim('79800 JPY')).toBe('¥79,800');
  expect(claim('4.99 USD/year')).toBe('$4.99/year');
  expect(claim('999 EUR')).toBe('€999');
});

test('other values of a claim stay as they are', () => {
  const { claim } = createFormats('en-US');
  for (const value of ['weight 7.4 kg', 'water resistance IP54', 'no IFTTT', '12 VDC', 'FC-600', 'ラース・エクルンド'])
    expect(claim(value)).toBe(value);
});

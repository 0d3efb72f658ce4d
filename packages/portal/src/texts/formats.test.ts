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

test.each([
  ['4.99 USD/year', '4,99\u00a0$/Jahr', '$4.99/年'],
  ['charging time 2.5 h', 'Ladezeit 2,5\u00a0Std.', '充電時間 2.5時間'],
  ['warranty 5 years', 'Garantie 5\u00a0Jahre', '保証期間 5年'],
  ['weight 17.9 kg', 'Gewicht 17,9\u00a0kg', '重量 17.9 kg'],
  ['no Apple Home', 'funktioniert nicht mit Apple Home', 'Apple Home 非対応'],
  ['water resistance IP54', 'Wasserschutz IP54', '防水性能 IP54'],
  ['founding year 1998', 'Gründungsjahr 1998', '設立年 1998'],
  ['blade angle 12.5 degrees', 'blade angle 12,5\u00a0degrees', 'blade angle 12.5 degrees'],
  ['ラース・エクルンド', 'ラース・エクルンド', 'ラース・エクルンド'],
  ['FC-600', 'FC-600', 'FC-600'],
])('the claim %s is written in German and Japanese', (value, german, japanese) => {
  expect(createFormats('de-DE').claim(value)).toBe(german);
  expect(createFormats('ja-JP').claim(value)).toMatch(japanese.startsWith('$') ? /^[$＄]4\.99\/年$/ : japanese);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrandFile } from '../../brands/index.ts';
import { foldText } from './folded-text.ts';
import { createMentionFinder } from './mentions.ts';

const brand = readBrandFile(
  `
name: Acme
domain: acme.example
aliases: [アクメ]
product_lines: [{name: Acme Desk, skus: [AD-100]}]
competitors: [{name: Rival, except: [arch rival]}]
`,
  'brand.yaml',
);
const found = (text: string, language: 'en' | 'de' | 'ja' = 'en') =>
  createMentionFinder(brand, language)(text).map(({ name, start, end }) => [name, text.slice(start, end)]);

describe('mentions', () => {
  it('are the longest names, each with its position in the original text', () => {
    expect(found('Acme Desk by Acme runs on an AD 100.')).toEqual([
      ['Acme Desk', 'Acme Desk'],
      ['Acme', 'Acme'],
      ['AD-100', 'AD 100'],
    ]);
    expect(found('Ａｃｍｅ ﬁts, ｱｸﾒ too', 'ja')).toEqual([
      ['Acme', 'Ａｃｍｅ'],
      ['Acme', 'ｱｸﾒ'],
    ]);
  });

  it.each([
    'acmeology',
    'pacme',
    'AD-1000',
    'https://x.example/acme',
    '[x](https://acme.example/Acme)',
    'me@acme.example',
    'an arch rival',
  ])('are not in %j', (text) => expect(found(text)).toEqual([]));

  it.each([
    ['Acmes Preise', 'de', 1],
    ['Acmes of the world', 'en', 0],
    ['Acme-Kunden', 'de', 1],
    ['Acmekunden', 'de', 0],
    ['アクメは', 'ja', 1],
    ['アクメンは', 'ja', 0],
    ['two Acme Desks', 'en', 1],
  ] as const)('in %j (%s) are %i', (text, language, count) => expect(found(text, language)).toHaveLength(count));

  const shop = readBrandFile(
    `
name: H&M
domain: hm.example
product_lines: [{name: Citroën, skus: [KB-20]}, {name: O'Neill}, {name: Straßen, aliases: [Möwe]}, {name: Harbor Card}]
competitors: [Harbor, Kessel, {name: Next, context: [clothes]}, バス]
`,
    'brand.yaml',
  );
  it.each([
    ['H & M, H&amp;M and H&M', 'en', ['H & M', 'H&amp;M', 'H&M']],
    ['Citroen, CITROËN™ and Citro\u00ADën', 'en', ['Citroen', 'CITROËN', 'Citro\u00ADën']],
    ['Citro&euml;n\u200B’s', 'en', ['Citro&euml;n']],
    ['O’Neill, O´Neill, OʼNeill, O`Neill', 'en', ['O’Neill', 'O´Neill', 'OʼNeill', 'O`Neill']],
    ['two KB-20s and a KB20', 'en', ['KB-20', 'KB20']],
    ['It ends.Harbor begins', 'en', ['Harbor']],
    ['Harbor.It begins; harbor.pdf', 'en', ['Harbor']],
    ['Boston Harbor and Harbor Freight', 'en', []],
    ['Möwe, Moewe, Mowe', 'de', ['Möwe', 'Moewe']],
    ['Möwe, Mowe', 'en', ['Möwe', 'Mowe']],
    ['STRASSEN und Strassen', 'de', ['STRASSEN', 'Strassen']],
    ['Ein Kessel; der von Kessel', 'de', ['Kessel']],
    ['The two Harbors and our Harbors', 'en', ['Harbor', 'Harbor']],
    ['Harbors are deep; the harbors too', 'en', []],
    ['A Harbor Card, and Harbor cards', 'en', ['Harbor Card', 'Harbor']],
    ['KB-20™, KB‑20 ℠, KB20&trade;', 'en', ['KB-20', 'KB‑20', 'KB20']],
    ['Einen Kessel heizt man vor. Der Kessel bleibt voll. Bei Kessel kostet er 9 €.', 'de', ['Kessel']],
    ['Der Kessel heizt schnell.', 'de', ['Kessel']],
    ['Der Kessel (*Fringilla coelebs*) frisst. Der Kessel von Kessel', 'de', ['Kessel']],
    ['Der Kessel (neues Modell) kostet 9 €.', 'de', ['Kessel']],
    ['| getrocknete Kessel | 9 € |', 'de', []],
    ['Kessel mit deinem Freund.', 'de', []],
    ['植物のバスを図案に', 'ja', []],
    ['What comes next', 'en', []],
    ['Clothes by Next', 'en', ['Next']],
    ['パスとバス', 'ja', ['バス']],
    ['「バス」は乗り物を意味します。', 'ja', []],
  ] as const)('in %j (%s) are %j', (text, language, names) => {
    expect(createMentionFinder(shop, language)(text).map(({ start, end }) => text.slice(start, end))).toEqual(names);
  });

  it.each([
    ['I could not find any information about Acme.', 'en', true],
    ['Acme has no free plan.', 'en', false],
    ['Zu Acme liegen mir keine Informationen vor.', 'de', true],
    ['アクメに関する情報は見つかりませんでした。', 'ja', true],
  ] as const)('in %j mean no information: %s %s', (text, language, expected) => {
    expect(createMentionFinder(brand, language)(text).map(({ noInformation }) => noInformation)).toEqual([expected]);
  });

  const piece = fc.constantFrom(
    'Acme',
    ' ',
    'Acme Desk',
    'AD-100',
    '。',
    'ｱｸﾒ',
    'ﬁ',
    '㍿',
    '🥾',
    'e\u0301',
    'ガ',
    'が',
    '\n',
    'Rival',
    '| ',
    '１',
  );
  const text = fc.oneof(
    fc.array(piece).map((pieces) => pieces.join('')),
    fc.string({ unit: 'grapheme' }),
  );

  it('are always within the text, in order, without overlap', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'de', 'ja'), (answer, language) => {
        let last = 0;
        for (const { name, start, end } of createMentionFinder(brand, language)(answer)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeLessThanOrEqual(answer.length);
          const read = answer.slice(start, end).normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();
          expect([name.replace(/[\s-]/g, '').toLowerCase(), 'アクメ']).toContain(read);
          last = end;
        }
      }),
    );
  });

  it('do not depend on whether the text was folded before', () => {
    fc.assert(
      fc.property(text, (answer) => {
        const names = (of: string) => createMentionFinder(brand, 'ja')(of).map(({ name }) => name);
        expect(names(answer)).toEqual(names(foldText(answer).text));
      }),
    );
  });

  it('survive folding, which is idempotent and maps every position back', () => {
    fc.assert(
      fc.property(text, (answer) => {
        const folded = foldText(answer);
        expect(foldText(folded.text).text).toBe(folded.text);
        for (let at = 0; at <= folded.text.length; at++) expect(folded.origin(at)).toBeLessThanOrEqual(answer.length);
      }),
    );
  });
});

// Claims that an answer denies, reports, supposes or wishes: for facts of every kind.
import { describe, expect, it } from 'vitest';
import { type Language, type Market, readBrandFile } from '../../brands/index.ts';
import { createClaimChecker } from './check-claims.ts';

const seen = 'source: https://acme.example/facts, date: 2026-01-31';
const brand = readBrandFile(
  `
name: Acme
domain: acme.example
aliases: [アクメ]
product_lines: [{name: Acme Vac, skus: []}]
facts:
  - {kind: price, subject: Acme Vac, amount: 499, currency: USD, market: US, ${seen}}
  - {kind: spec, subject: Acme Vac, attribute: weight, value: 3.4, unit: kg, labels: [重さ], ${seen}}
  - {kind: spec, attribute: shops, value: 22, unit: shops, labels: [Filialen, 店舗], ${seen}}
  - {kind: spec, attribute: headquarters, value: Leeds, ${seen}}
  - {kind: spec, attribute: founding year, value: 2014, ${seen}}
  - {kind: integration, with: Zapier, ${seen}}
  - {kind: integration, with: Strava, supported: false, ${seen}}
  - {kind: founder, name: Eva Beispiel, ${seen}}
`,
  'brand.yaml',
);
const MARKETS: Record<Language, Market> = { en: 'US', de: 'DE', ja: 'JP' };
const wrong = (language: Language, text: string): string[] =>
  createClaimChecker(
    brand,
    language,
  )({ text, market: MARKETS[language], day: '2026-06-01' })
    .filter(({ verdict }) => verdict === 'contradicted')
    .map(({ claimed }) => claimed);

describe('a value that the answer does not claim', () => {
  it.each<[Language, string]>([
    ['en', 'Acme was not founded in 2009.'],
    ['en', 'Acme was not founded in 2009, as often stated, but in 2014.'],
    ['en', 'Acme was not, as often stated, founded in 2009.'],
    ['en', 'Some people believe Acme was founded in 2009, which is incorrect.'],
    ['en', 'Contrary to what some sites say, Acme is not based in Munich but in Leeds.'],
    ['en', 'It is not true that Acme is based in Munich.'],
    ['en', 'There is no truth to the claim that Acme is headquartered in Munich.'],
    ['en', 'Had Acme been founded in 2005, it would have more shops.'],
    ['en', 'It is a myth that Acme works with Strava.'],
    ['en', 'Acme sells scales. It is not true that it works with Strava.'],
    ['en', 'Nobody should believe that Acme was founded in 2009; that is a mistake.'],
    ['en', "I don't think Acme was founded in 2009."],
    ['en', 'Acme may have been founded in 2009.'],
    ['en', 'It would be wrong to call Acme a London-based company.'],
    ['en', 'I wish Acme integrated with Strava.'],
    ['en', 'Reports that the Acme Vac costs $799 are wrong.'],
    ['en', 'Claims that the Acme Vac weighs 7 kg are incorrect.'],
    ['en', 'Some blogs say that the Acme Vac costs $799, but that is outdated.'],
    ['en', 'The rumor that Acme was founded by Max Muster is false.'],
    ['de', 'Acme wurde entgegen anderslautenden Angaben nicht 2009 gegründet.'],
    ['de', 'Die Gründung von Acme im Jahr 2009 ist ein Irrtum.'],
    ['de', 'Es stimmt nicht, dass Acme 2009 gegründet wurde.'],
    ['de', 'Angeblich wurde Acme 2005 gegründet.'],
    ['de', 'Hätte Acme seinen Sitz in Berlin, wäre die Miete höher.'],
    ['de', 'Viele glauben, Acme habe 40 Filialen, tatsächlich sind es 22.'],
    ['de', 'Es ist ein Mythos, dass Acme mit Strava funktioniert.'],
    ['de', 'Die Annahme, Acme sei 2009 gegründet worden, trifft nicht zu.'],
    ['ja', 'アクメの創業は2009年ではなく、2014年です。'],
    ['ja', 'アクメは2009年に創業したわけではありません。'],
    ['ja', 'アクメは2009年に創業したと誤解されることがありますが、実際は2014年です。'],
    ['ja', 'アクメがStravaに対応しているというのは誤りです。'],
    ['ja', 'アクメが2009年に設立されたという情報は間違っています。'],
    ['de', 'Ich glaube nicht, dass Acme 2009 gegründet wurde.'],
    ['ja', 'アクメは2009年に設立されたとは限りません。'],
    ['ja', 'アクメの設立は2009年でも2010年でもありません。'],
    ['ja', 'アクメがもしStravaに対応したら便利です。'],
    ['ja', 'もしAcme Vacの重さが7kgなら、売れないでしょう。'],
  ])('cannot be wrong, in %s: %s', (language, text) => {
    expect(wrong(language, text)).toEqual([]);
  });
});

describe('a true value that the answer denies', () => {
  it.each<[Language, string, string]>([
    ['en', 'Acme was not founded in 2014.', 'not founding year 2014'],
    ['en', 'Acme is not based in Leeds.', 'not headquarters Leeds'],
    ['en', 'Acme never was based in Leeds.', 'not headquarters Leeds'],
    ['en', 'It is a myth that Acme works with Zapier.', 'no Zapier'],
    ['de', 'Es ist falsch, dass Acme 2014 gegründet wurde.', 'not founding year 2014'],
    ['de', 'Acme wurde keineswegs 2014 gegründet, sondern 2009.', 'not founding year 2014'],
    ['ja', 'アクメは2014年に創業したわけではありません。', 'not founding year 2014'],
  ])('is contradicted, in %s: %s', (language, text, claimed) => {
    expect(wrong(language, text)).toEqual([claimed]);
  });
});

describe('a claim near a denial of something else', () => {
  it.each<[Language, string, string]>([
    ['en', 'Acme was founded in 2009, not in 2014.', 'founding year 2009'],
    ['en', 'Acme was not founded in 2014 but in 2009.', 'founding year 2009'],
    ['en', 'It is not a myth that Acme was founded in 2009.', 'founding year 2009'],
    ['en', 'Although it is not the oldest brand, Acme was founded in 2009.', 'founding year 2009'],
    ['en', 'Contrary to popular belief, Acme is based in Munich.', 'headquarters Munich'],
    ['en', 'It is a myth that Acme is small; the Acme Vac weighs 7 kg.', 'weight 7 kg'],
    ['de', 'Entgegen der Werbung wiegt der Acme Vac 7 kg.', 'weight 7 kg'],
    ['de', 'Acme wurde nicht 2014, sondern 2009 gegründet.', 'founding year 2009'],
    ['ja', '間違いありません。アクメは2009年に創業しました。', 'founding year 2009'],
  ])('is compared, in %s: %s', (language, text, claimed) => {
    expect(wrong(language, text)).toEqual([claimed]);
  });
});

describe('a count of one place, or a measure of one version', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'Acme has 6 shops in Austin.', []],
    ['en', 'Acme has 6 shops in Texas and 22 overall.', []],
    ['en', 'Acme has 60 shops in Texas.', ['shops 60 shops']],
    ['en', 'Acme has 18 shops.', ['shops 18 shops']],
    ['de', 'Acme hat in Wien 6 Filialen.', []],
    ['ja', 'アクメは東京に6店舗あります。', []],
    ['en', 'The size 46 version of the Acme Vac weighs 4 kg.', []],
    ['de', 'Der Acme Vac in Größe XL wiegt 4 kg.', []],
    ['ja', 'XLサイズのAcme Vacは重さ4kgです。', []],
  ])('contradicts no total, in %s: %s', (language, text, claimed) => {
    expect(wrong(language, text)).toEqual(claimed);
  });
});

// Context that decides whether a value may be called wrong, in each language: denials, owners, numbers, subjects,
// units, founders.
import { describe, expect, it } from 'vitest';
import { type Language, type Market, readBrandFile } from '../../brands/index.ts';
import { createClaimChecker } from '../verdict/check-claims.ts';

const seen = 'source: https://acme.example/facts, date: 2026-01-31';
const brand = readBrandFile(
  `
name: Acme
domain: acme.example
aliases: [アクメ]
product_lines: [{name: Vac, aliases: [バック], skus: [V-8]}]
competitors: [{name: Rival, aliases: [ライバー]}]
facts:
  - {kind: price, subject: V-8, amount: 499, currency: USD, market: US, ${seen}}
  - {kind: price, subject: V-8, amount: 449, currency: EUR, market: DE, ${seen}}
  - {kind: price, subject: V-8, amount: 59800, currency: JPY, market: JP, ${seen}}
  - {kind: price, subject: Acme, plan: Plus, amount: 9, currency: USD, period: month, market: US, ${seen}}
  - {kind: spec, subject: V-8, attribute: weight, value: 3.6, unit: kg, ${seen}}
  - {kind: spec, subject: V-8, attribute: battery life, value: 90, unit: min, ${seen}}
  - {kind: spec, subject: V-8, attribute: suction, value: 6000, unit: Pa, labels: [Saugkraft], ${seen}}
  - {kind: spec, subject: V-8, attribute: water tank, value: 0.5, unit: l, ${seen}}
  - {kind: spec, subject: V-8, attribute: maps, value: 10, ${seen}}
  - {kind: spec, subject: V-8, attribute: SPF, value: 50, ${seen}}
  - {kind: spec, attribute: headquarters, value: Leeds, ${seen}}
  - {kind: integration, with: Alexa, ${seen}}
  - {kind: integration, with: Siri, supported: false, ${seen}}
  - {kind: founder, name: José Muñoz, labels: [ホセ・ムニョス], ${seen}}
  - {kind: founder, name: Eva Beispiel, labels: [エバ・バイシュピール], ${seen}}
`,
  'brand.yaml',
);
const MARKETS: Record<Language, Market> = { en: 'US', de: 'DE', ja: 'JP' };
const checkers = {
  en: createClaimChecker(brand, 'en'),
  de: createClaimChecker(brand, 'de'),
  ja: createClaimChecker(brand, 'ja'),
};
const claimsIn = (language: Language, text: string) =>
  checkers[language]({ text, market: MARKETS[language], day: '2026-06-01' });
const SIGNS = { contradicted: 'x', supported: '+', unverifiable: '?' };
const read = (language: Language, text: string) =>
  claimsIn(language, text)
    .filter(({ verdict }) => verdict !== 'unverifiable')
    .map(({ verdict, valueStart, valueEnd }) => `${SIGNS[verdict]} ${text.slice(valueStart, valueEnd)}`);
const wrong = (language: Language, text: string) => read(language, text).filter((claim) => claim.startsWith('x'));

describe('a denial', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'The V-8 works with Alexa without extra cost.', ['+ Alexa']],
    ['en', 'There are no hidden fees, and the V-8 works with Alexa.', ['+ Alexa']],
    ['en', "Acme doesn't just work with Alexa.", ['+ Alexa']],
    ['en', 'The V-8 does not work with Alexa.', ['x Alexa']],
    ['en', 'The V-8 works with Alexa but not Siri.', ['+ Alexa', '+ Siri']],
    ['en', 'The V-8 supports Alexa (Siri is not supported).', ['+ Alexa', '+ Siri']],
    ['en', 'There is no native Alexa integration in Acme.', ['x Alexa']],
    ['de', 'Der V-8 arbeitet ohne Aufpreis mit Alexa zusammen.', ['+ Alexa']],
    ['de', 'Der V-8 lässt sich nicht mit Siri, wohl aber mit Alexa verbinden.', ['+ Siri', '+ Alexa']],
    ['de', 'Der V-8 unterstützt Alexa nicht.', ['x Alexa']],
    ['ja', 'V-8は追加料金なしでAlexaと連携できます。', ['+ Alexa']],
    ['ja', 'V-8はAlexaだけでなくSiriにも対応しています。', ['+ Alexa', 'x Siri']],
    ['ja', 'V-8はAlexaに対応していません。', ['x Alexa']],
  ])('in %s covers what its clause denies: %s', (language, text, expected) => {
    expect(read(language, text)).toEqual(expected);
  });
});

describe('an amount of something else', () => {
  it.each<[Language, string]>([
    ['en', 'A replacement filter for the V-8 costs $29.'],
    ['en', 'The V-8 battery costs $79.'],
    ['en', 'The V-8 comes with a $50 gift card.'],
    ['en', 'The V-8 won a $10,000 prize.'],
    ['en', 'The V-8 beats vacuums that cost $1,200.'],
    ['en', 'A protection plan for the V-8 costs $89.'],
    ['en', 'The V-8 is good. Competitors charge $799.'],
    ['en', 'The V-8 launched at $799 in 2024.'],
    ['en', 'Two V-8 units cost $998 together.'],
    ['en', 'A refurbished V-8 costs $299.'],
    ['en', 'The V-8 is on sale for $399.'],
    ['en', 'The V-8 costs $200 more than the Rival.'],
    ['en', 'The V-8 weighs 5.9 kg with its dock.'],
    ['en', 'Shipping is $9 for the V-8.'],
    ['de', 'Ein Ersatzfilter für den V-8 kostet 29 €.'],
    ['de', 'Die Ersatzbürste des V-8 kostet 19 €.'],
    ['de', 'Der V-8 kostete zum Marktstart 799 €.'],
    ['de', 'Der V-8 ist 100 € günstiger als der Rival.'],
    ['de', 'Gebraucht kostet der V-8 250 €.'],
    ['ja', 'V-8の交換フィルターは2,980円です。'],
    ['ja', 'V-8の発売当初の価格は79,800円でした。'],
    ['ja', 'V-8はライバーより5,000円安いです。'],
    ['ja', '中古のV-8は39,800円です。'],
    ['ja', 'V-8の送料は500円です。'],
  ])('is not a wrong price or measure, in %s: %s', (language, text) => {
    expect(wrong(language, text)).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['en', 'The V-8 costs $599.', 'x $599'],
    ['en', 'At $599, the V-8 is no bargain.', 'x $599'],
    ['en', 'The V-8 ($599) is quiet.', 'x $599'],
    ['en', 'The V-8, a light cordless vacuum, costs $599.', 'x $599'],
    ['en', 'The price of the V-8 is $599.', 'x $599'],
    ['en', 'Acme Plus costs $12 a month.', 'x $12'],
    ['de', 'Der V-8 kostet 599 €.', 'x 599 €'],
    ['de', 'Für den V-8 zahlt man 599 €.', 'x 599 €'],
    ['de', 'Derzeit kostet der V-8 599 €.', 'x 599 €'],
    ['ja', 'V-8は69,800円です。', 'x 69,800円'],
    ['ja', 'V-8の価格は69,800円です。', 'x 69,800円'],
    ['ja', 'V-8は69,800円で販売されています。', 'x 69,800円'],
  ])('is distinguished from one of the product, in %s: %s', (language, text, expected) => {
    expect(read(language, text)).toEqual([expected]);
  });
});

describe('a number', () => {
  it.each<[Language, string, string]>([
    ['en', 'The V-8 runs for 1½ hours.', '+ 1½ hours'],
    ['en', 'The V-8 runs for 1 1/2 hours.', '+ 1 1/2 hours'],
    ['en', 'The V-8 runs for an hour; its battery lasts 1 hour and 30 minutes.', '+ 1 hour and 30 minutes'],
    ['en', 'The V-8 weighs 7 lb 15 oz.', '+ 7 lb 15 oz'],
    ['en', 'The V-8 weighs about eight pounds.', '+ eight pounds'],
    ['en', 'The V-8 weighs 3–4 kg.', '+ 3–4 kg'],
    ['en', 'The V-8 weighs 6 to 7 kg.', 'x 6 to 7 kg'],
    ['en', 'The V-8 has a suction of 6 000 Pa.', '+ 6 000 Pa'],
    ['de', 'Der V-8 läuft bis zu eineinhalb Stunden.', '+ eineinhalb Stunden'],
    ['de', 'Der V-8 wiegt 3 bis 4 kg.', '+ 3 bis 4 kg'],
    ['de', 'Die Saugkraft des V-8 liegt bei 6.000 Pa.', '+ 6.000 Pa'],
    ['ja', 'V-8の連続使用時間は1時間半です。', '+ 1時間半'],
    ['ja', 'V-8の重さは約4kgです。', '+ 4kg'],
    ['ja', 'V-8の吸引力は1万Paです。', 'x 1万Pa'],
  ])('is read as written in %s: %s', (language, text, expected) => {
    expect(read(language, text)).toContain(expected);
  });

  it.each(['The V-8 weighs about 3.8 kg.', 'The V-8 costs around $520.', 'The V-8 costs more than $300.'])(
    'that may be rounded is not wrong: %s',
    (text) => expect(wrong('en', text)).toEqual([]),
  );
});

describe('a subject', () => {
  it.each<[Language, string, string[]]>([
    ['en', '## V-8\n\n- Price: $599\n- Weight: 3.6 kg\n- Spare filter: $29', ['x $599', '+ 3.6 kg']],
    ['en', 'The V-8 is light.\n\nIt costs $599.', ['x $599']],
    ['en', 'Key facts of the V-8:\n\n* Weight: 5 kg', ['x 5 kg']],
    [
      'en',
      '| | V-8 | Rival |\n|---|---|---|\n| Price | $599 | $299 |\n| Weight | 3.6 kg | 4 kg |',
      ['x $599', '+ 3.6 kg'],
    ],
    ['en', '| Model | Price |\n|---|---|\n| V-8 | $599 |\n| Dyson | $799 |', ['x $599']],
    ['en', '1. **V-8** ($599)\n2. **A dust bag** ($9)', ['x $599']],
    ['en', '### V-8\n\n#### Price\n\n$599 in most shops.', ['x $599']],
    ['en', '## Rival\n\n- Price: $599', []],
    ['de', '## V-8\n\nEr kostet 599 €.', ['x 599 €']],
    ['de', '**V-8**\n- Gewicht: 5 kg\n- Ersatzfilter: 29 €', ['x 5 kg']],
    ['ja', '## V-8\n\n- 価格：69,800円\n- 重量：3.6kg\n- 交換フィルター：2,980円', ['x 69,800円', '+ 3.6kg']],
    ['ja', 'V-8は軽い掃除機です。\n\n価格は69,800円です。', ['x 69,800円']],
    ['ja', '| 項目 | V-8 | ライバー |\n|---|---|---|\n| 重さ | 5kg | 4kg |', ['x 5kg']],
  ])('in %s is inherited through the document: %j', (language, text, expected) => {
    expect(read(language, text)).toEqual(expected);
  });
});

describe('a fact', () => {
  it.each<[Language, string, string]>([
    ['en', 'The V-8 has a suction power of 8,000 Pa.', 'x 8,000 Pa'],
    ['en', 'The water tank of the V-8 holds 500 ml.', '+ 500 ml'],
    ['en', 'The V-8 stores 20 maps.', 'x 20'],
    ['en', 'The V-8 has SPF 30.', 'x 30'],
    ['en', 'Acme is headquartered in London.', 'x London'],
    ['de', 'Der Firmensitz: Leeds. Acme sitzt in Leeds.', '+ Leeds'],
    ['de', 'Der Wassertank des V-8 fasst 1 Liter.', 'x 1 Liter'],
    ['ja', 'V-8の水タンクの容量は500mlです。', '+ 500ml'],
    ['ja', 'V-8の吸引力は8,000Paです。', 'x 8,000Pa'],
  ])('of any unit, or none, is compared in %s: %s', (language, text, expected) => {
    expect(read(language, text)).toContain(expected);
  });
});

describe('a founder', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'Jose Munoz and Eva Beispiel started Acme.', ['+ Jose Munoz', '+ Eva Beispiel']],
    ['en', 'Acme was founded in 2017 in Leeds by Eva Beispiel.', ['+ Eva Beispiel']],
    ['en', 'Otto Falsch, a former engineer, founded Acme.', ['x Otto Falsch']],
    ['en', '| Fact | Acme |\n|---|---|\n| Founders | Otto Falsch |', ['x Otto Falsch']],
    ['de', 'Hinter Acme stehen José Muñoz und Eva Beispiel.', ['+ José Muñoz', '+ Eva Beispiel']],
    ['de', 'Acme wurde 2017 von der Ingenieurin Eva Beispiel gegründet.', ['+ Eva Beispiel']],
    ['de', 'Acme wurde von Otto Falsch gegründet.', ['x Otto Falsch']],
    [
      'ja',
      'アクメの創業者のホセ・ムニョス氏とエバ・バイシュピール氏です。',
      ['+ ホセ・ムニョス', '+ エバ・バイシュピール'],
    ],
    ['ja', 'アクメはオットー・ファルシュ氏によって創業されました。', ['x オットー・ファルシュ']],
  ])('in %s is recognized: %s', (language, text, expected) => {
    expect(read(language, text)).toEqual(expected);
  });
});

describe('a quote', () => {
  it.each<[Language, string, string]>([
    ['en', 'Rival is fine [1]. The V-8 costs $599.[2][3] It is loud.', 'The V-8 costs $599.[2][3]'],
    [
      'de',
      'Gut ist er. Der V-8 kostet 599 € ([a.example](https://a.example/x)). Mehr.',
      'Der V-8 kostet 599 € ([a.example](https://a.example/x)).',
    ],
    [
      'ja',
      '良いです。ＶＡＣの上位V-8は６９，８００円です【3†source】。次です。',
      'ＶＡＣの上位V-8は６９，８００円です【3†source】。',
    ],
  ])('in %s is a whole sentence with its citations: %s', (language, text, expected) => {
    expect(claimsIn(language, text).find(({ verdict }) => verdict === 'contradicted')?.quote ?? '').toBe(expected);
  });

  it('and its value keep their position even if folding changes the length', () => {
    const text = 'ＧＯＯＤ: the V-8 weighs ５½\u00A0kg.';
    const [claim] = claimsIn('en', text);
    expect(claim?.quote).toBe(text);
    expect(text.slice(claim?.valueStart, claim?.valueEnd)).toBe('５½\u00A0kg');
  });
});

// Values in clauses that are not understood: the text has one subject, and the value must be close to the true one.
import { describe, expect, it } from 'vitest';
import { type Language, type Market, readBrandFile } from '../../brands/index.ts';
import { createClaimChecker } from '../verdict/check-claims.ts';

const seen = 'source: https://acme.example/facts, date: 2026-01-31';
const brand = readBrandFile(
  `
name: Acme
domain: acme.example
aliases: [アクメ]
product_lines: [{name: Vac, aliases: [バック], skus: [V-8]}, {name: Sim, skus: [Sim S]}]
competitors: [{name: Rival, aliases: [ライバー]}]
facts:
  - {kind: price, subject: V-8, amount: 499, currency: USD, market: US, ${seen}}
  - {kind: price, subject: V-8, amount: 399, currency: GBP, market: UK, ${seen}}
  - {kind: price, subject: V-8, amount: 449, currency: EUR, market: DE, ${seen}}
  - {kind: price, subject: V-8, amount: 59800, currency: JPY, market: JP, ${seen}}
  - {kind: price, subject: Acme, plan: Plus, amount: 9, currency: USD, period: month, per: user, market: US, ${seen}}
  - {kind: spec, subject: V-8, attribute: weight, value: 3.6, unit: kg, ${seen}}
  - {kind: spec, subject: V-8, attribute: suction, value: 6000, unit: Pa, labels: [Saugkraft], ${seen}}
  - {kind: spec, subject: V-8, attribute: water tank, value: 2, unit: l, ${seen}}
  - {kind: spec, subject: V-8, attribute: interface languages, value: 28, unit: languages, ${seen}}
  - {kind: spec, subject: V-8, attribute: noise level, value: 62, unit: dB, ${seen}}
  - {kind: spec, subject: V-8, attribute: free trial, value: 30, unit: days, ${seen}}
  - {kind: spec, subject: Sim S, attribute: data allowance, value: 10, unit: GB, ${seen}}
  - {kind: integration, with: Alexa, ${seen}}
  - {kind: integration, with: Siri, supported: false, ${seen}}
`,
  'brand.yaml',
);
const MARKETS: Record<Language, Market> = { en: 'US', de: 'DE', ja: 'JP' };
const SIGNS = { contradicted: 'x', supported: '+', unverifiable: '?' };
const read = (language: Language, text: string) =>
  createClaimChecker(
    brand,
    language,
  )({ text, market: MARKETS[language], day: '2026-06-01' })
    .filter(({ verdict }) => verdict !== 'unverifiable')
    .map(({ verdict, valueStart, valueEnd }) => `${SIGNS[verdict]} ${text.slice(valueStart, valueEnd)}`);
const wrong = (language: Language, text: string) => read(language, text).filter((claim) => claim.startsWith('x'));

describe('a measure', () => {
  it.each<[Language, string, string]>([
    ['en', '# V-8\nIts menu shows up in 18 languages.', 'x 18 languages'],
    ['en', '# V-8\nAt 1.2 litres, the water tank is small.', 'x 1.2 litres'],
    ['en', 'The V-8 is light; its weight, 2.1 kg, is printed on the box.', 'x 2.1 kg'],
    ['en', 'Suction: Rival 3,200 Pa; V-8 3,000 Pa.', 'x 3,000 Pa'],
    ['en', '# V-8\nIf you have kids, its free trial of 14 days is too short.', 'x 14 days'],
    ['de', 'Der V-8 ist mit 55 dB angegeben.', 'x 55 dB'],
    ['ja', 'Sim S(5GB)がおすすめです。', 'x 5GB'],
    ['ja', '# V-8\n**音** 70dBもあるため、夜は無理です。', 'x 70dB'],
    ['ja', 'V-8の吸引力は8,000Paとされています。', 'x 8,000Pa'],
  ])('of the only subject is compared, in %s: %s', (language, text, expected) => {
    expect(read(language, text)).toContain(expected);
  });

  it.each<[Language, string]>([
    ['en', '# V-8\nIts Welsh sibling shows up in 18 languages.'],
    ['en', '# V-8\nUnlike others, its menu shows up in 18 languages.'],
    ['en', '# V-8\nThe next version of the V-8 is to be shown in May. It weighs 2.1 kg.'],
    ['en', 'The V-8 has a suction of 30,100 Pa.'],
    ['de', 'Der V-8 ist mit 68 dB im Turbomodus angegeben.'],
    ['ja', 'V-8の別売ブラケットの重さは2.1kgです。'],
  ])('of something else is not compared, in %s: %s', (language, text) => {
    expect(wrong(language, text)).toEqual([]);
  });

  it('is wrong if up to five times off, or if its decimal point is misplaced', () => {
    expect(wrong('en', 'The V-8 weighs 18 kg.')).toEqual(['x 18 kg']);
    expect(wrong('en', 'The V-8 weighs 18.1 kg.')).toEqual([]);
    expect(wrong('en', 'The V-8 weighs 36 kg.')).toEqual(['x 36 kg']);
  });
});

describe('a price', () => {
  it.each<[Language, string, string]>([
    ['en', 'American shoppers pay $529 for the V-8.', 'x $529'],
    ['en', '# Acme\nThe entry plan, Plus, is $12 per user each month.', 'x $12'],
    ['en', '| Vendor | Monthly price per seat |\n|---|---|\n| Acme (Plus) | $12 |', 'x $12'],
    ['en', '| | UK | US |\n|---|---|---|\n| V-8 | £399 | $529 |', 'x $529'],
    ['de', '# V-8\nHierzulande zahlt man 399 €.', 'x 399 €'],
    ['en', 'You can get the V-8 for $529.', 'x $529'],
    ['de', 'Sie kaufen einen V-8 für 399 €.', 'x 399 €'],
    ['de', '# V-8\nMit 399 Euro ist sie teurer als der Rival.', 'x 399 Euro'],
    ['ja', 'V-8なら69,800円です。', 'x 69,800円'],
    ['ja', '# V-8\n69,800円という値付けです。', 'x 69,800円'],
  ])('for the product is compared, in %s: %s', (language, text, expected) => {
    expect(read(language, text)).toContain(expected);
  });

  it.each<[Language, string]>([
    ['en', 'Shops charge somewhere between £390 and £420 for the V-8.'],
    ['en', '# V-8\nYou pay $399 for the brush set.'],
    ['en', "The V-8 holds two dollars' worth of zinc."],
    ['de', '# V-8\nFür die Bürsten zahlt man 399 €.'],
    ['ja', '# V-8\n古い製品を送ると、50,000円分のクーポンがもらえます。'],
  ])('of something else is not compared, in %s: %s', (language, text) => {
    expect(wrong(language, text)).toEqual([]);
  });
});

describe('an inherited subject', () => {
  it.each<[Language, string, string[]]>([
    ['en', '# V-8\nA bid was made by Rival.\n\nIt weighs 5 kg.', ['x 5 kg']],
    ['en', '# V-8\nRival made a bid.\n\nIt weighs 5 kg.', []],
    ['ja', '# V-8\nライバーに差を付けられています。\n\n重さは5kgです。', ['x 5kg']],
  ])('stays when a competitor is mentioned in passing, in %s: %s', (language, text, expected) => {
    expect(wrong(language, text)).toEqual(expected);
  });
});

describe('an integration', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'Not every hub is on board: the V-8 works with Alexa and Siri.', ['+ Alexa', 'x Siri']],
    ['en', 'Siri is supported by the V-8 since last year.', ['x Siri']],
    ['en', 'The V-8 never fails to work with Alexa.', []],
    ['en', "Alexa isn't the only hub that the V-8 works with.", []],
    ['en', '**No lock-in.** The V-8 is at home with Alexa.', ['+ Alexa']],
    ['de', 'Für Alexa gibt es beim V-8 keine native Unterstützung.', ['x Alexa']],
    ['de', 'Mit Alexa-Boxen ist der V-8 nicht kompatibel.', ['x Alexa']],
    ['de', '# V-8: Dienste\n- **Siri**: ja, ab Werk', ['x Siri']],
    ['de', 'Nein, eine direkte Anbindung an Alexa hat der V-8 nicht.', ['x Alexa']],
    ['en', '# V-8\nSiri messages connect directly too.', ['x Siri']],
    ['en', '# V-8\nIt will not share your data, and there is no link to Alexa.', ['x Alexa']],
    ['ja', 'V-8はSiriにも登録できます。', ['x Siri']],
    ['ja', 'V-8はAlexaには登録できません。', ['x Alexa']],
    ['ja', 'V-8とSiriとの連携には、いまのところ対応していません。', ['+ Siri']],
    ['ja', 'V-8の使い方は、Siriでの問い合わせに対応しています。', []],
  ])('is distinguished from a denial of something else, in %s: %s', (language, text, expected) => {
    expect(read(language, text)).toEqual(expected);
  });
});

it('two rules that match one position produce one claim', () => {
  const text = 'Acme employs 900 people.';
  const file = readBrandFile(
    `
name: Acme
domain: acme.example
facts: [{kind: spec, attribute: employees, value: 180, ${seen}}]
`,
    'brand.yaml',
  );
  expect(createClaimChecker(file, 'en')({ text, market: 'US', day: '2026-06-01' })).toHaveLength(1);
});

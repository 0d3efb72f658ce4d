// Values that may belong to something other than the fact are never called wrong.
import { describe, expect, it } from 'vitest';
import { type Language, type Market, readBrandFile } from '../../brands/index.ts';
import { createClaimChecker } from './check-claims.ts';

const seen = 'source: https://acme.example/facts, date: 2026-01-31';
const brand = readBrandFile(
  `
name: Acme
domain: acme.example
product_lines: [{name: Acme Vac, skus: []}, {name: Acme Desk, skus: []}, {name: Acme Cola, skus: []}]
competitors: [{name: Rival}]
facts:
  - {kind: price, subject: Acme Vac, amount: 499, currency: USD, market: US, ${seen}}
  - {kind: price, subject: Acme Vac, amount: 479, currency: EUR, market: DE, ${seen}}
  - {kind: price, subject: Acme Vac, amount: 69800, currency: JPY, market: JP, ${seen}}
  - {kind: spec, subject: Acme Vac, attribute: weight, value: 3.4, unit: kg, labels: [Gewicht, 重量], ${seen}}
  - {kind: spec, subject: Acme Vac, attribute: noise level, value: 62, unit: dB, labels: [Lautstärke, 運転音], ${seen}}
  - {kind: spec, subject: Acme Vac, attribute: battery life, value: 150, unit: min, labels: [Akkulaufzeit, 連続運転時間], ${seen}}
  - {kind: spec, subject: Acme Vac, attribute: suction, value: 5000, unit: Pa, labels: [Saugkraft, 吸引力], ${seen}}
  - {kind: spec, attribute: warranty, value: 2, unit: years, labels: [Garantie, 保証期間], ${seen}}
  - {kind: spec, attribute: employees, value: 180, labels: [Mitarbeiter, 従業員数], ${seen}}
  - {kind: spec, attribute: founding year, value: 2012, labels: [Gründungsjahr, 創業年], ${seen}}
  - {kind: spec, subject: Acme Desk, attribute: storage, value: 100, unit: GB, labels: [Speicherplatz, ストレージ], ${seen}}
  - {kind: spec, subject: Acme Cola, attribute: caffeine, value: 80, unit: mg, per: can, labels: [Koffein, カフェイン], ${seen}}
  - {kind: integration, subject: Acme Desk, with: Slack, ${seen}}
  - {kind: integration, subject: Acme Desk, with: Zapier, ${seen}}
  - {kind: integration, subject: Acme Desk, with: SAP, supported: false, ${seen}}
  - {kind: founder, name: Ida Holm, ${seen}}
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
    .map(({ valueStart, valueEnd }) => text.slice(valueStart, valueEnd));

describe('a value of the product itself', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'The Acme Vac reaches 71 dB.', ['71 dB']],
    ['en', 'Acme Desk offers 500 GB of storage.', ['500 GB']],
    ['en', 'Acme was founded by Mark Olsen.', ['Mark Olsen']],
    ['en', 'Acme was founded by Ida Holm and Mark Olsen.', ['Mark Olsen']],
    ['en', 'The Acme Vac costs $1,990.', ['$1,990']],
    ['en', 'At 4.1 kg, the Acme Vac is rather heavy.', ['4.1 kg']],
    ['de', 'Der Acme Vac wiegt 7,2 kg.', ['7,2 kg']],
    ['ja', 'Acme Vacの保証期間は1年です。', ['1年']],
    ['ja', 'Acme Vacの価格は59,800円です。', ['59,800円']],
    ['en', 'The Acme Vac reaches no more than 55 dB.', ['55 dB']],
    ['en', '# Acme Desk\nApps: Slack, Zapier, SAP', ['SAP']],
    ['en', '# Acme\n- Name: Acme\n- Employees: 500', ['500']],
    ['de', 'Acme wurde 2009 von Ida Holm gegründet.', ['2009']],
  ])('is wrong, in %s: %s', (language, text, expected) => {
    expect(wrong(language, text)).toEqual(expected);
  });
});

describe('there is no finding for', () => {
  it.each<[Language, string]>([
    ['en', '# Acme Vac\nWithout its battery it weighs 1.2 kg.'],
    ['en', 'With the large battery, the Acme Vac weighs 4.1 kg.'],
    ['de', '# Acme Vac\nNach zwei Erhöhungen stand er bei 529 €.'],
    ['de', '# Acme Vac\nEine gute Fremdbox mit Telefonanlage bekommt man ab 529 €.'],
    ['en', '# Acme Vac\nWeight: 4.1 kg with the large battery fitted'],
    ['en', '# Acme Vac\n"It really weighs 4.1 kg." Wrong.'],
    ['de', '# Acme Vac\nBehauptung: „Er wiegt nur 4,1 kg.“ Stimmt nicht.'],
    ['ja', '# Acme Vac\n「このAcme Vacの重量は4.1kgです」は誤りです。'],
    ['en', 'The Acme Vac weighs 4.1 kg, say some pages.\n\nThe Acme Vac weighs 3.4 kg.'],
    ['en', '# Acme\n\n## The village\n\n- Founded in 1994'],
    ['de', 'Gegründet haben Acme zwei Brüder; seit 2019 führt Ida Holm das Unternehmen.'],
    ['en', 'In turbo mode, the Acme Vac lasts just 70 minutes and reaches 71 dB.'],
    ['ja', 'Acme Vacはターボモードでは70分しか持たず、運転音は71dBになります。'],
    ['de', 'Mit Verpackung wiegt der Acme Vac 7,2 kg.'],
    ['en', 'A 15-minute quick charge gives the Acme Vac another 20 minutes.'],
  ])('a measure in a mode or a state, in %s: %s', (language, text) => {
    expect(wrong(language, text)).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'The battery of the Acme Vac carries a one-year warranty.'],
    ['ja', 'Acme Vacのバッテリーの保証期間は1年です。'],
    ['en', '### Acme Vac\n#### Dock\n- Weight: 5.1 kg'],
    ['de', '### Acme Vac\n#### Station\n- Gewicht: 5,1 kg'],
    ['en', 'The Acme Vac Max has 8,000 Pa.'],
    ['en', '| Model | Price | Bags |\n|---|---|---|\n| Acme Vac | $499 | $190 for 30 |'],
  ])('a part or another product, in %s: %s', (language, text) => {
    expect(wrong(language, text)).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'On the Enterprise plan, Acme Desk offers 1 TB of storage.'],
    ['de', 'Im Enterprise-Tarif bietet Acme Desk 1 TB Speicher.'],
    ['de', 'Weitere 50 GB Speicherplatz gibt es bei Acme Desk auf Anfrage.'],
    ['ja', 'Acme Deskは50GBのストレージ追加が月500円です。'],
    ['en', 'One 500 ml bottle of Acme Cola has 160 mg of caffeine.'],
  ])('another plan, an addition or a portion, in %s: %s', (language, text) => {
    expect(wrong(language, text)).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'The Acme Vac costs $3,500.'],
    ['de', 'Beim Kauf eines Acme Vac ab 450 Euro ist der Versand frei.'],
    ['de', 'Ab dem zweiten Gerät kostet der Acme Vac 439 Euro.'],
    ['ja', 'Acme Vacを2台買うと139,600円です。'],
    ['ja', '楽天ではAcme Vacが62,800円で出ています。'],
  ])('a purchase, or a price six times off, in %s: %s', (language, text) => {
    expect(wrong(language, text)).toEqual([]);
  });

  it('two values of one fact in a sentence', () => {
    expect(wrong('de', 'Der Acme Vac wiegt 4,2 kg, nach anderen Angaben sind es 3,4 kg Gewicht.')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'Acme Desk can import SAP exports as CSV files.'],
    ['en', "Acme Desk doesn't need Zapier to talk to Slack."],
    ['en', 'There is no Zapier fee with Acme Desk.'],
    ['ja', 'Acme DeskはSAPのデータをCSVで取り込めます。'],
  ])('files, fees or requirements of another product, in %s: %s', (language, text) => {
    expect(wrong(language, text)).toEqual([]);
  });

  it.each<[Language, string]>([
    ['de', 'Acme wurde von der Kauffrau I. Holm gegründet.'],
    ['en', 'Harper Lindqvist, based in Boston, started in 1998.'],
    ['en', "Acme's founders hired Karin Blum as designer in 2014."],
    ['en', 'When British founders talk about bootstrapping, Acme comes up.'],
    ['en', 'The Acme Vac launched in 2023, and the company entered Japan in 2020.'],
    ['de', 'In der Entwicklung von Acme arbeiten 60 Menschen.'],
    ['ja', 'Acmeの開発部門では60人が働いています。'],
  ])('people other than founders, or part of the staff, in %s: %s', (language, text) => {
    expect(wrong(language, text)).toEqual([]);
  });
});

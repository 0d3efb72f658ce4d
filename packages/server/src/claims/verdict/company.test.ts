// Statements about a company as a whole: headquarters, founding year, employees, founders.
import { describe, expect, it } from 'vitest';
import { type Language, type Market, readBrandFile } from '../../brands/index.ts';
import { createClaimChecker } from './check-claims.ts';

const seen = 'source: https://acme.example/facts, date: 2026-01-31';
const brand = readBrandFile(
  `
name: Acme
domain: acme.example
aliases: [アクメ]
competitors: [Rival]
facts:
  - {kind: spec, attribute: headquarters, value: Leeds, labels: [Firmensitz], ${seen}}
  - {kind: spec, attribute: founding year, value: 2014, labels: [Gründungsjahr], ${seen}}
  - {kind: spec, attribute: employees, value: 180, labels: [Mitarbeiter], ${seen}}
  - {kind: founder, name: José Muñoz, labels: [ホセ・ムニョス], ${seen}}
  - {kind: founder, name: Eva Beispiel, labels: [江波花子], ${seen}}
`,
  'brand.yaml',
);
const japanese = readBrandFile(
  `
name: Acme
domain: acme.example
aliases: [アクメ]
competitors: [Rival]
facts:
  - {kind: spec, attribute: headquarters, value: 金沢市, ${seen}}
  - {kind: spec, attribute: founding year, value: 2014, ${seen}}
  - {kind: spec, attribute: employees, value: 180, ${seen}}
`,
  'brand.yaml',
);
const MARKETS: Record<Language, Market> = { en: 'US', de: 'DE', ja: 'JP' };
const SIGNS = { contradicted: 'x', supported: '+', unverifiable: '?' };
const read = (language: Language, text: string, file = brand) =>
  createClaimChecker(
    file,
    language,
  )({ text, market: MARKETS[language], day: '2026-06-01' })
    .filter(({ verdict }) => verdict !== 'unverifiable')
    .map(({ verdict, valueStart, valueEnd }) => `${SIGNS[verdict]} ${text.slice(valueStart, valueEnd)}`);

describe('a company', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'Acme employs 900 people.', ['x 900 people']],
    ['en', 'At Acme, a team of 180 builds robots.', ['+ 180']],
    ['en', 'Acme has been in business since 2009.', ['x 2009']],
    ['en', 'The story of Acme began in 2014.', ['+ 2014']],
    ['en', 'Acme hails from Bristol.', ['x Bristol']],
    ['de', 'Bei Acme arbeiten inzwischen rund 900 Menschen.', ['x 900']],
    ['de', 'Acme besteht seit 2009.', ['x 2009']],
    ['de', 'Acme kommt aus einer Garage in Hull, wo die Firma bis heute ihren Hauptsitz hat.', ['x Hull']],
  ])('is compared with its facts, in %s: %s', (language, text, expected) => {
    expect(read(language, text)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['アクメの社員は約420人です。', ['x 420人']],
    ['アクメは名古屋市の会社です。', ['x 名古屋市']],
    ['アクメの創業2009年。', ['x 2009']],
  ])('is compared with its facts, in ja: %s', (text, expected) => {
    expect(read('ja', text, japanese)).toEqual(expected);
  });

  it.each<[Language, string]>([
    ['en', 'Acme suits a team of 20.'],
    ['en', 'Acme is for firms with a staff of 50.'],
    ['en', 'Acme is for companies with 50 employees.'],
    ['en', 'In 2016 Acme employed 12 people.'],
    ['en', 'Acme employs about 200 people.'],
    ['en', 'Acme employs 60 people in its Boston office.'],
    ['en', 'Since 2019, Acme has been led by Ann Other.'],
    ['en', "The founder of Acme's rival, Otto Falsch, left."],
    ['de', 'Acme beschäftigt in Tschechien 60 Menschen.'],
    ['en', 'The support desk of Acme employs 30 people.'],
    ['en', 'Rival employs 900 people, says Acme.'],
    ['de', 'Acme eignet sich für Firmen mit 50 Mitarbeitern, die viel unterwegs arbeiten.'],
    ['ja', 'アクメは社員50人までの会社に向いています。'],
  ])('is distinguished from customers, history and neighboring names, in %s: %s', (language, text) => {
    expect(read(language, text, language === 'ja' ? japanese : brand).filter((claim) => claim.startsWith('x'))).toEqual(
      [],
    );
  });

  it('is the subject of a nameless sentence if nothing else is named', () => {
    expect(read('de', 'Die Gründerin: Sabine Roth. Die Idee hinter Acme: Roboter.')).toEqual(['x Sabine Roth']);
    expect(read('de', 'Die Gründerin: Sabine Roth. Die Idee hinter Rival und Acme: Roboter.')).toEqual([]);
  });
});

describe('a founder', () => {
  it.each<[Language, string, string[]]>([
    ['en', "Acme wasn't founded by Eva Beispiel.", ['x Eva Beispiel']],
    ['en', "The founder of Acme isn't Eva Beispiel.", ['x Eva Beispiel']],
    ['en', "Acme wasn't founded by Otto Falsch.", []],
    ['en', 'Jose Munoz and Otto Falsch are the people who founded Acme.', ['+ Jose Munoz', 'x Otto Falsch']],
    ['en', 'Otto Falsch is known as the founder of Acme.', ['x Otto Falsch']],
    ['de', 'Gegründet wurde Acme nicht von Eva Beispiel.', ['x Eva Beispiel']],
    ['de', 'Soweit bekannt, hat Otto Falsch die Firma aufgebaut, die Acme heißt.', ['x Otto Falsch']],
    ['de', 'Otto Falsch gilt als Gründer von Acme.', ['x Otto Falsch']],
    ['ja', 'アクメの創業者は江波花子ではありません。', ['x 江波花子']],
    ['ja', 'アクメの創業者は俳優の楠木ゆりさんです。', ['x 楠木ゆり']],
    ['ja', 'アクメの創業者はラーシュ・ベリマンです。', ['x ラーシュ・ベリマン']],
    ['ja', 'アクメの創業者はEva Beispielと、夫の山田太郎です。', ['+ Eva Beispiel', 'x 山田太郎']],
  ])('is compared in %s: %s', (language, text, expected) => {
    expect(read(language, text)).toEqual(expected);
  });

  it('of a product is not a founder of the company', () => {
    const file = readBrandFile(
      `
name: Acme
domain: acme.example
product_lines: [Desk]
facts: [{kind: founder, name: Eva Beispiel, ${seen}}]
`,
      'brand.yaml',
    );
    expect(read('en', 'Otto Falsch created Desk.', file)).toEqual([]);
  });
});

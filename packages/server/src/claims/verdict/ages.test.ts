// The age from which something is allowed, and cities named in another language.
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
  - {kind: spec, attribute: minimum age, value: 6, unit: years, ${seen}}
  - {kind: spec, attribute: headquarters, value: München, ${seen}}
`,
  'brand.yaml',
);
const MARKETS: Record<Language, Market> = { en: 'US', de: 'DE', ja: 'JP' };
const SIGNS = { contradicted: 'x', supported: '+', unverifiable: '?' };
const read = (language: Language, text: string): string[] =>
  createClaimChecker(
    brand,
    language,
  )({ text, market: MARKETS[language], day: '2026-06-01' }).map(
    ({ verdict, claimed }) => `${SIGNS[verdict]} ${claimed}`,
  );

describe('a minimum age', () => {
  it.each<[Language, string, string]>([
    ['en', 'Acme is a climbing gym. Children from age 4 can climb.', 'x minimum age 4 years'],
    ['en', 'The minimum age at Acme is 8.', 'x minimum age 8 years'],
    ['en', 'At Acme, children from the age of 6 can climb.', '+ minimum age 6 years'],
    ['en', 'At Acme, children must be at least 8 years old.', 'x minimum age 8 years'],
    ['en', 'At Acme, children from age 10 can climb alone.', '? minimum age 10 years'],
    ['de', 'Kinder dürfen bei Acme erst ab 10 Jahren klettern.', 'x minimum age 10 years'],
    ['de', 'Das Mindestalter bei Acme beträgt 6 Jahre.', '+ minimum age 6 years'],
    ['de', 'Kinder ab 10 Jahren dürfen bei Acme ohne Begleitung klettern.', '? minimum age 10 years'],
    ['ja', 'アクメの対象年齢は4歳以上です。', 'x minimum age 4 years'],
    ['ja', 'アクメは6歳から利用できます。', '+ minimum age 6 years'],
  ])('is compared, in %s: %s', (language, text, expected) => {
    expect(read(language, text)).toContain(expected);
  });

  it('of a competitor is not', () => {
    expect(read('en', 'At Rival, children from age 4 can climb.')).toEqual([]);
  });
});

describe('a headquarters in another language', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'Acme is based in Munich.', ['+ headquarters Munich']],
    ['en', 'Acme is based in Vienna.', ['x headquarters Vienna']],
    ['ja', 'アクメの本社はミュンヘンです。', ['+ headquarters ミュンヘン']],
    ['ja', 'アクメの本社はベルリンです。', ['x headquarters ベルリン']],
    ['ja', 'アクメはウィーンに本社を置いています。', ['x headquarters ウィーン']],
    ['ja', 'アクメの本社はミュンスターです。', ['? headquarters ミュンスター']],
    ['ja', 'アクメの日本本社は東京です。', []],
  ])('is compared by the city, in %s: %s', (language, text, expected) => {
    expect(read(language, text)).toEqual(expected);
  });
});

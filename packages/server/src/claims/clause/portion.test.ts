// The portion that a measure refers to: facts with `per` are compared only with values for the same portion.
import { describe, expect, it } from 'vitest';
import { type Language, type Market, readBrandFile } from '../../brands/index.ts';
import { createClaimChecker } from '../verdict/check-claims.ts';

const seen = 'source: https://fizz.example/facts, date: 2026-01-31';
const brand = readBrandFile(
  `
name: Fizz
domain: fizz.example
facts:
  - {kind: price, amount: 2.49, currency: USD, per: can, market: US, ${seen}}
  - {kind: price, amount: 24, currency: USD, per: case, market: US, ${seen}}
  - {kind: spec, attribute: caffeine, value: 80, unit: mg, per: can, labels: [Koffein, カフェイン], ${seen}}
  - {kind: spec, attribute: sugar, value: 4, unit: g, per: 100 ml, labels: [Zucker, 糖質], ${seen}}
`,
  'brand.yaml',
);
const MARKETS: Record<Language, Market> = { en: 'US', de: 'DE', ja: 'JP' };
const read = (language: Language, text: string) =>
  createClaimChecker(
    brand,
    language,
  )({ text, market: MARKETS[language], day: '2026-06-01' }).map(({ verdict, verified }) => [verdict, verified]);
const [CAN, SUGAR] = ['caffeine 80 mg per can', 'sugar 4 g per 100 ml'];

describe('a fact with per', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'Fizz has 80 mg of caffeine per can.', 'supported', CAN],
    ['en', 'Fizz has 95 mg of caffeine per can.', 'contradicted', CAN],
    ['en', 'Each can of Fizz has 95 mg of caffeine.', 'contradicted', CAN],
    ['en', 'The caffeine content of Fizz is 80 mg.', 'supported', CAN],
    ['en', 'Fizz has 4 g of sugar per 100 ml.', 'supported', SUGAR],
    ['en', 'Fizz has 6 g of sugar per 100 ml.', 'contradicted', SUGAR],
    ['de', 'Fizz enthält 4 g Zucker pro 100 ml.', 'supported', SUGAR],
    ['ja', 'Fizzのカフェインは一本につき80mgです。', 'supported', CAN],
    ['ja', 'Fizzのカフェインは1本あたり80mgです。', 'supported', CAN],
    ['ja', 'Fizzのカフェインは1本あたり95mgです。', 'contradicted', CAN],
  ])('is compared, in %s: %s', (language, text, verdict, verified) => {
    expect(read(language, text)).toEqual([[verdict, verified]]);
  });

  it.each<[Language, string]>([
    ['en', 'Fizz has 24 mg of caffeine per 100 ml.'],
    ['en', 'Fizz has 160 mg of caffeine per bottle.'],
    ['en', 'Fizz has 13 g of sugar per can.'],
    ['de', 'Fizz enthält 24 mg Koffein pro 100 ml.'],
    ['ja', 'Fizzのカフェインは100mlあたり24mgです。'],
  ])('is not compared with another portion, in %s: %s', (language, text) => {
    expect(read(language, text).map(([verdict]) => verdict)).not.toContain('contradicted');
  });
});

describe('a price with per', () => {
  it.each([
    ['Fizz costs $2.49 per can.', 'supported'],
    ['Fizz costs $2.99 per can.', 'contradicted'],
    ['Fizz costs $24 per case.', 'supported'],
    ['Fizz costs $5 per bottle.', 'unverifiable'],
  ])('is that of the named portion: %s', (text, verdict) => {
    expect(read('en', text).map(([one]) => one)).toEqual([verdict]);
  });
});

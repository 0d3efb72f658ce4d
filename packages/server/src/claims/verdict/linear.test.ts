// Anyone can write an answer: reading one takes time proportional to its length, whatever it contains.
import { describe, expect, it } from 'vitest';
import { leastCosts } from '../../../../../test/support/least-costs.ts';
import { type Language, readBrandFile } from '../../brands/index.ts';
import { createClaimChecker } from './check-claims.ts';

const seen = 'source: https://acme.example/facts, date: 2026-01-31';
const brand = readBrandFile(
  `
name: Acme
domain: acme.example
facts:
  - {kind: price, amount: 49, currency: USD, period: month, market: US, ${seen}}
  - {kind: spec, attribute: weight, value: 2, unit: kg, ${seen}}
  - {kind: spec, attribute: headquarters, value: Leeds, ${seen}}
  - {kind: integration, with: Slack, ${seen}}
  - {kind: founder, name: Eva Beispiel, ${seen}}
`,
  'brand.yaml',
);

const PIECES: [string, Language][] = [
  ['Acme ', 'en'],
  ['$49 ', 'en'],
  ['$1', 'en'],
  ['1,', 'en'],
  ['. ', 'en'],
  ['-x', 'en'],
  ['Slack, ', 'en'],
  ['5 lb 3 oz ', 'en'],
  ['1/2 ', 'en'],
  ['Dr. ', 'en'],
  ['founded by Eva Beispiel and ', 'en'],
  ['gegründet von Eva Beispiel und ', 'de'],
  ['| $49 | Acme ', 'en'],
  ['Acme costs $49. ', 'en'],
  ['Acme costs $49.\n', 'en'],
  ['- $49 a month\n', 'en'],
  ['# Acme\n', 'en'],
  ['| Acme | $49 |\n', 'en'],
  ['[1]', 'en'],
  ['](', 'en'],
  ['(', 'en'],
  ['**', 'en'],
  ['価格は', 'ja'],
  ['4,980円、', 'ja'],
  ['1万', 'ja'],
  ['創業者のA氏と', 'ja'],
  ['"', 'en'],
  ['“', 'en'],
  ['「', 'ja'],
  ['[', 'en'],
  ['<', 'en'],
  ['9', 'en'],
  ['e\u0301', 'de'],
  ['\u202e', 'en'],
  ['\u200b', 'en'],
  ['かな', 'ja'],
  ['it is a myth that Acme was founded in 2009, ', 'en'],
  ['wenn Acme nicht 2009 gegründet wurde, wäre ', 'de'],
  ['もし2009年に創業したと', 'ja'],
];
const SMALL = 12_000;
const TIMES = 4;

describe('reading claims', () => {
  it.each(PIECES)('of %j repeated takes linear time', (piece, language) => {
    // Finding names is measured elsewhere.
    const mentionsIn = (text: string) =>
      [...text.matchAll(/Acme/g)].map(({ index }) => ({
        entity: 'brand' as const,
        name: 'Acme',
        start: index,
        end: index + 4,
        sentence: 0,
        noInformation: false,
      }));
    const check = createClaimChecker(brand, language, mentionsIn);
    const read = (length: number) => {
      const text = `Acme ${piece.repeat(length / piece.length)}`;
      return () => check({ text, market: 'US', day: '2026-06-01' });
    };
    // Compiles the code that it needs.
    read(SMALL)();
    // Twice the linear time, plus slack for timer resolution; quadratic time would be four times.
    const most = (small: number) => 2 * TIMES * small + 40;
    const { small, large } = leastCosts(
      { small: read(SMALL), large: read(SMALL * TIMES) },
      (costs) => costs.large < most(costs.small),
    );
    expect(large).toBeLessThan(most(small));
  });
});

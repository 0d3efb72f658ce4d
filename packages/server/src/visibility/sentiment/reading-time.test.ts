// Engines may return any text: analysis takes linear time for all of them.
import { describe, expect, it } from 'vitest';
import { leastCosts } from '../../../../../test/support/least-costs.ts';
import { rowsOfDepth } from '../../../../../test/support/table-rows.ts';
import { readBrandFile } from '../../brands/index.ts';
import { createMentionFinder } from '../names/mentions.ts';
import { sentimentsByLexicon } from './sentiment.ts';

const brand = readBrandFile(
  `
name: Acme
domain: acme.example
aliases: [アクメ, A & B]
product_lines: [{name: Acme Desk, skus: [AD-100]}]
competitors: [Rival, Slack]
`,
  'brand.yaml',
);

function read(text: string, language: 'en' | 'de' | 'ja'): void {
  const find = createMentionFinder(brand, language);
  sentimentsByLexicon(text, find(text), language);
}

const SMALL = 12_500;
const TIMES = 8;
/** Linear work takes eight times as long, quadratic work sixty-four times. */
const MAX_RATIO = 24;
const NOISE_MS = 40;

describe.each(['en', 'de', 'ja'] as const)('reading in %s', (language) => {
  it.each(
    rowsOfDepth([
      ...[
        'Acme ',
        'Acme, ',
        'Acme is good, ',
        'Acme\n',
        '| Acme ',
        'unlike Acme, ',
        'buy Acme ',
        'アクメより',
        'アクメは良い、',
      ],
      ...[
        'works with Slack, ',
        'Acme beats ',
        'Acme 1, Rival 2, ',
        'still no ',
        'lets ',
        'lässt ',
        'アクメはライバルほど',
        '$1',
        '1 ',
        '.',
        '-x',
        'a@',
        'www.',
        'a.a',
        '](',
        '[x](',
        '*',
        '&',
        'Dr. ',
        '1. ',
        'no any ',
        '? ',
      ],
    ]),
  )('%j repeated takes linear time', (unit) => {
    const take = (size: number) => {
      const text = unit.repeat(size / unit.length);
      return () => read(text, language);
    };
    const most = (small: number) => small * MAX_RATIO + NOISE_MS;
    const { small, large } = leastCosts(
      { small: take(SMALL), large: take(SMALL * TIMES) },
      (costs) => costs.large < most(costs.small),
    );
    expect(large).toBeLessThan(most(small));
  });
});

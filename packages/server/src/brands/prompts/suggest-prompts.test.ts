import { expect, it } from 'vitest';
import { readBrandFile } from '../read-brand-file.ts';
import { suggestPrompts } from './suggest-prompts.ts';

const seen = 'source: https://acme.example/facts, date: 2026-01-01';
const FILE = readBrandFile(
  `
name: Acme
domain: acme.example
markets: [US, UK, DE]
competitors: [Radix]
product_lines: [{name: Deskline, skus: [D-100]}]
prompts:
  - {text: Which desk should I buy?, market: US, tags: [desks]}
  - {text: "acme VS radix: which is better?", market: US}
  - {text: Welcher Tisch ist gut?, market: DE}
facts:
  - {kind: price, subject: D-100, amount: 499, currency: USD, market: US, ${seen}}
  - {kind: integration, with: Slack, ${seen}}
`,
  'brand.yaml',
);
const shown = (gaps: Parameters<typeof suggestPrompts>[1] = [], limit = 100) =>
  suggestPrompts(FILE, gaps, limit).map(({ market, reason, text }) => `${market} ${reason}: ${text}`);

it('suggests prompts from names, tags, facts and other markets, first for markets without any', () => {
  expect(shown()).toEqual([
    'UK comparison: Acme vs Radix: which is better?',
    'UK category: What is the best choice for desks?',
    'UK market: Which desk should I buy?',
    'UK integration: Does Acme work with Slack?',
    'DE comparison: Acme oder Radix: Was ist besser?',
    'US category: What is the best choice for desks?',
    'US price: How much does D-100 cost?',
    'US integration: Does Acme work with Slack?',
    'DE integration: Funktioniert Acme mit Slack?',
  ]);
});

it('puts gaps before other prompts in markets that have prompts', () => {
  const gaps = [
    { market: 'DE', competitor: 'Pedalo' },
    { market: 'DE', competitor: 'Pedalo' },
    { market: 'US', competitor: 'Radix' },
  ] as const;
  const all = shown(gaps);
  expect(all.filter((one) => one.includes('gap'))).toEqual(['DE gap: Acme oder Pedalo: Was ist besser?']);
  expect(all.findIndex((one) => one.includes('gap'))).toBe(4);
  expect(shown(gaps, 2)).toHaveLength(2);
});

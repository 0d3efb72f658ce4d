import { describe, expect, it } from 'vitest';
import { type Market, readBrandFile } from '../brands/index.ts';
import { type VerifyClaimInput, verifyClaim } from './verify-claim.ts';

const seen = 'source: https://acme.example/facts, date: 2026-01-01';
const FILE = readBrandFile(
  `
name: Acme
domain: acme.example
markets: [US, UK, DE]
product_lines: [{name: Deskline, skus: [D-100, D-200]}]
competitors: [Radix]
facts:
  - {kind: price, subject: D-100, amount: 499, currency: USD, market: US, ${seen}}
  - {kind: price, subject: D-100, amount: 399, currency: GBP, market: UK, ${seen}}
  - {kind: price, subject: D-100, amount: 449, currency: EUR, market: DE, ${seen}}
  - {kind: price, subject: D-200, amount: 700, currency: EUR, market: DE, valid_until: 2025-12-31, ${seen}}
  - {kind: spec, subject: D-200, attribute: weight, value: 20, unit: kg, ${seen}}
  - {kind: spec, subject: D-100, attribute: weight, value: 15, unit: kg, market: US, ${seen}}
  - {kind: spec, subject: D-100, attribute: weight, value: 14, unit: kg, market: DE, ${seen}}
  - {kind: integration, with: Slack, supported: true, ${seen}}
  - {kind: founder, name: Eva Beispiel, ${seen}}
`,
  'brand.yaml',
);
const BRAND = { id: 'b', tenantId: 't', name: 'Acme', domain: 'acme.example', aliases: [], createdAt: 0 };
const verify = verifyClaim({
  brands: { findProfile: async () => ({ brand: BRAND, document: JSON.stringify(FILE) }) },
  findings: { findByKey: async () => undefined },
  clock: { now: () => Date.parse('2026-03-01') },
});
const of = (claim: string, over: Partial<VerifyClaimInput> = {}) => verify({ brandId: 'b', claim, ...over });

describe('a claim without a market', () => {
  it.each<[string, string, Market[]]>([
    ['The D-100 costs $499.', 'supported', ['US']],
    ['The D-100 costs £399.', 'supported', ['UK']],
    ['The D-100 costs £299.', 'contradicted', ['UK']],
    ['The D-100 costs €449.', 'supported', ['DE']],
    ['Der D-100 kostet 449 €.', 'supported', ['DE']],
    ['The D-100 weighs 15 kg.', 'supported', ['US']],
    ['The D-100 weighs 14 kg.', 'supported', ['DE']],
    ['The D-100 weighs 16 kg.', 'contradicted', ['US', 'DE']],
    ['The D-200 weighs 20 kg.', 'supported', []],
    ['The D-200 weighs 50 kg.', 'contradicted', []],
  ])('%j is %s according to the facts of %j', async (claim, verdict, markets) => {
    const verified = await of(claim);
    expect([verified.verdict, verified.markets]).toEqual([verdict, markets]);
    expect(verified.claims.map((one) => one.markets)).toEqual([markets]);
    expect(verified.facts.length).toBe(Math.max(1, markets.length));
  });
});

describe('a claim with a market', () => {
  it.each<[string, Market, string]>([
    ['The D-100 weighs 14 kg.', 'DE', 'supported'],
    ['The D-100 weighs 14 kg.', 'US', 'contradicted'],
    ['The D-100 weighs 14 kg.', 'UK', 'unverifiable'],
    ['The D-200 weighs 20 kg.', 'UK', 'supported'],
    ['The D-100 costs $499.', 'US', 'supported'],
    ['The D-100 costs $499.', 'UK', 'unverifiable'],
    ['The D-100 costs $450.', 'US', 'contradicted'],
  ])('%j in %s is %s', async (claim, market, verdict) => {
    expect((await of(claim, { market })).verdict).toBe(verdict);
  });
});

describe('a question', () => {
  it.each<[string, unknown[]]>([
    ['What does the D-100 cost?', [499, 399, 449]],
    ['what does the D-100 cost', [499, 399, 449]],
    ['Was kostet der D-100?', [499, 399, 449]],
    ['D-100の価格はいくらですか', [499, 399, 449]],
    ['How heavy is the D-200?', [20]],
    ['Who founded Acme?', ['Eva Beispiel']],
    ['Does Acme work with Slack?', ['Slack']],
    ['What does the D-200 cost?', [499, 399, 449]],
    ['What about the Deskline?', [499, 399, 449, 20, 15, 14]],
    ['Is Radix any good?', [499, 399, 449, 20, 15, 14, 'Slack', 'Eva Beispiel']],
  ])('%j is answered by the facts %j', async (claim, values) => {
    const { verdict, facts } = await of(claim);
    const shownOf = (fact: (typeof facts)[number]) => {
      if (fact.kind === 'price') return fact.amount;
      if (fact.kind === 'spec') return fact.value;
      return fact.kind === 'integration' ? fact.with : fact.name;
    };
    expect(['question', 'supported']).toContain(verdict);
    expect(facts.map(shownOf)).toEqual(values);
  });

  it('about one market gets the facts of that market', async () => {
    const { facts, markets } = await of('What does the D-100 cost?', { market: 'UK' });
    expect([facts, markets]).toMatchObject([[{ amount: 399 }], ['UK']]);
  });

  it.each<[string, object]>([
    ['Does the D-200 weigh 20 kg?', { value: 20 }],
    ['Does the D-200 weigh 50 kg?', { value: 20 }],
    ['does the D-200 weigh 50.5 kg', { value: 20 }],
    ['Kostet der D-100 449 €?', { amount: 449 }],
    ['D-200の重さは50kgですか?', { value: 20 }],
  ])('%j that suggests an answer makes no claim, and gets the fact', async (claim, fact) => {
    expect(await of(claim)).toMatchObject({ verdict: 'question', facts: [fact], claims: [], severity: null });
  });

  it('before a statement leaves it to be judged', async () => {
    const { verdict } = await of('Does the D-200 weigh 20 kg? The D-200 weighs 50 kg.');
    expect(verdict).toBe('contradicted');
  });

  it('without a matching fact is not a claim, and has no facts', async () => {
    const bare = verifyClaim({
      brands: { findProfile: async () => ({ brand: BRAND, document: undefined }) },
      findings: { findByKey: async () => undefined },
      clock: { now: () => 0 },
    });
    expect(await bare({ brandId: 'b', claim: 'What does it cost?' })).toMatchObject({ verdict: 'question', facts: [] });
  });

  it.each(['Nobody knows.', 'The Chairline weighs 9 kg.', 'It was founded by somebody.'])(
    'is not %j, which stays unverifiable',
    async (claim) => expect((await of(claim)).verdict).toBe('unverifiable'),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrandFile } from '../../brands/index.ts';
import { createClaimChecker } from './check-claims.ts';

const seen = 'source: https://acme.example/facts, date: 2026-01-31';
const brand = readBrandFile(
  `
name: Acme
domain: acme.example
aliases: [アクメ]
product_lines: [{name: Desk, aliases: [デスク], skus: [D-1]}]
competitors: [Rival]
facts:
  - {kind: price, subject: Desk, amount: 39, currency: USD, period: month, market: US, valid_from: 2023-01-01, valid_until: 2024-12-31, ${seen}}
  - {kind: price, subject: Desk, amount: 49, currency: USD, period: month, market: US, valid_from: 2025-01-01, ${seen}}
  - {kind: price, subject: Desk, amount: 4980, currency: JPY, period: month, market: JP, ${seen}}
  - {kind: spec, subject: D-1, attribute: weight, value: 2, unit: kg, ${seen}}
  - {kind: integration, with: Slack, ${seen}}
  - {kind: founder, name: Eva Beispiel, ${seen}}
`,
  'brand.yaml',
);
const claimsIn = (text: string, day = '2026-06-01', market: 'US' | 'JP' = 'US', language: 'en' | 'ja' = 'en') =>
  createClaimChecker(brand, language)({ text, market, day });
const short = (text: string, day?: string) =>
  claimsIn(text, day).map(({ claimed, verdict, severity }) => [claimed, verdict, severity]);

describe('claims', () => {
  it('are compared with the facts valid on the date of the answer', () => {
    expect(short('Desk costs $39 per month.', '2024-06-01')).toEqual([['39 USD/month', 'supported', null]]);
    expect(short('Desk costs $39 per month.', '2026-06-01')).toEqual([['39 USD/month', 'contradicted', 'high']]);
    expect(short('In 2023, Desk cost $39 per month.')).toEqual([['39 USD/month', 'supported', null]]);
    expect(short('In 2019, Desk cost $9 per month.')).toEqual([['9 USD/month', 'unverifiable', null]]);
  });

  it.each([
    ['Desk costs $150 per month.', 'critical'],
    ['Desk costs $60 per month.', 'high'],
    ['Desk costs $53 per month.', 'medium'],
    ['Desk costs $50 per month.', 'low'],
    ['Desk costs about $150 per month.', 'high'],
    ['The D-1 weighs 2.3 kg.', 'medium'],
    ['Acme does not integrate with Slack.', 'medium'],
    ['Acme was founded by Otto Falsch.', 'medium'],
  ])('in %j are wrong, with severity: %s', (text, severity) => {
    expect(claimsIn(text).map((claim) => [claim.verdict, claim.severity])).toEqual([['contradicted', severity]]);
  });

  it.each([
    'Desk costs $60 per year.',
    'Desk costs €60 per month.',
    'Desk costs $60 per user per month.',
    'Desk costs $60 per month, billed annually.',
    'Desk costs around $55 per month.',
    'The Enterprise plan of Desk costs $99 per month.',
    'Acme was founded by エバ・ラルサ.',
  ])('in %j are never wrong, since another reading could make them right', (text) => {
    expect(claimsIn(text).filter(({ verdict }) => verdict === 'contradicted')).toEqual([]);
  });

  it.each([
    'Rival costs $20 per month.',
    'Does Desk cost $20 per month?',
    'Desk is $5 cheaper.',
    'You save $20 with Desk.',
    'Acme raised $20 million.',
    'Rival was founded by Otto Falsch.',
    'The Rival R1 weighs 9 kg, less than the D-1.',
  ])('are not found in %j', (text) => expect(claimsIn(text)).toEqual([]));

  it('have their position in the stored answer, even with full-width digits', () => {
    const text = 'ｱｸﾒのご紹介。デスクは月額４，９８０円です。以上。';
    const [claim] = claimsIn(text, '2026-06-01', 'JP', 'ja');
    expect(claim).toMatchObject({
      quote: 'デスクは月額４，９８０円です。',
      claimed: '4980 JPY/month',
      verdict: 'supported',
    });
    expect(text.slice(claim?.start, claim?.end)).toBe(claim?.quote);
  });

  it('quote an exact excerpt, with the correct value if wrong', () => {
    const piece = fc.constantFrom(
      'Desk',
      ' costs ',
      '$',
      '39',
      '49',
      '60',
      '4,980円',
      ' per month',
      '. ',
      '\n',
      '| ',
      ' |',
      'D-1',
      ' weighs ',
      '2 kg',
      '3 lb',
      'Acme',
      ' founded by ',
      'Eva Beispiel',
      'Otto Falsch',
      ' integrates with ',
      'Slack',
      'not ',
      '月額',
      '４',
      'ﬁ',
      '- ',
      '# ',
      'Rival',
      '?',
      '|---|---|\n',
    );
    const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'ja'), (answer, language) => {
        for (const claim of claimsIn(answer, '2026-06-01', 'US', language)) {
          expect(answer.slice(claim.start, claim.end)).toBe(claim.quote);
          expect(claim.quote).not.toBe('');
          expect(claim.severity === null).toBe(claim.verdict !== 'contradicted');
          expect(claim.verified === null).toBe(claim.verdict === 'unverifiable');
          if (claim.kind !== 'founder')
            expect(claim.verified === claim.claimed && claim.verdict === 'contradicted').toBe(false);
        }
      }),
      { examples: [['Desk costs $60 per month.', 'en']] },
    );
  });
});

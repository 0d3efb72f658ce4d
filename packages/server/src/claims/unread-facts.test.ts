import { describe, expect, it } from 'vitest';
import { readBrandFile } from '../brands/index.ts';
import { unreadFacts } from './unread-facts.ts';

const faultsOf = (fact: string, markets = 'US') =>
  unreadFacts(
    readBrandFile(
      `name: Acme\ndomain: acme.example\nmarkets: [${markets}]\nfacts:\n  - {${fact}, source: https://acme.example/, date: 2026-01-31}\n`,
      'b',
    ),
  ).map(({ path, message }) => `${path.join('.')} ${message}`);

describe('a fact that is hard to compare with answers', () => {
  it.each([
    ['kind: price, amount: 9, currency: SEK, market: US', /^facts\.0\.currency is not recognized in answers/],
    [
      'kind: spec, attribute: tempo, value: 9, unit: b/m',
      /^facts\.0\.unit b\/m is recognized only in exactly this spelling/,
    ],
    ['kind: spec, attribute: colour, value: deep blue', /^facts\.0\.value is text/],
  ])('is reported with its line: %s', (fact, expected) => {
    expect(faultsOf(fact)).toEqual([expect.stringMatching(expected)]);
  });

  it('lacks a word in the language of one of its markets', () => {
    const fact = 'kind: spec, attribute: chair legs, value: 4';
    expect(faultsOf(fact, 'US, JP')).toEqual([
      'facts.0.attribute chair legs has no Japanese word; add one to its labels',
    ]);
    expect(faultsOf(`${fact}, labels: [脚の数]`, 'US, JP')).toEqual([]);
  });

  it.each([
    'kind: price, amount: 9, currency: USD, market: US, per: capsule',
    'kind: spec, attribute: suction, value: 6000, unit: Pa',
    'kind: spec, attribute: maps, value: 10, unit: maps',
    'kind: spec, attribute: SPF, value: 50',
    'kind: spec, attribute: protection, value: IP67',
    'kind: spec, attribute: headquarters, value: Leeds',
    'kind: integration, with: Slack',
  ])('is not: %s', (fact) => expect(faultsOf(fact)).toEqual([]));
});

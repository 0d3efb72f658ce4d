import { describe, expect, it } from 'vitest';
import { DomainError } from '../kernel/domain-error.ts';
import { readBrandFile } from './read-brand-file.ts';

const faultsOf = (content: string): string[] => {
  try {
    readBrandFile(content, 'brand.yaml');
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid_brand_file') return error.message.split('\n');
    throw error;
  }
  return [];
};

const WHOLE = `
name: Acme
domain: acme.example
domains: [acme.example, acme.de]
aliases: [ACM, {name: Ac, case_sensitive: true}]
product_lines:
  - Acme Desk
  - name: Acme Flow
    skus: [AF-1, {name: AF-2, aliases: [AF2000]}]
competitors: [{name: Rival, domains: [rival.example]}]
markets: [DE]
prompts: [{text: Which?, market: DE, tags: [a]}]
facts:
  - {kind: price, subject: AF-1, amount: 9.99, currency: EUR, period: month, market: DE, source: https://acme.de/, date: 2026-01-31}
  - {kind: founder, name: Eva Beispiel, source: https://acme.de/, date: 2026-01-31}
`;

describe('a brand file', () => {
  it('says the same as YAML and as JSON, names alone or as objects', () => {
    const brand = readBrandFile(WHOLE, 'brand.yaml');
    expect(brand.domains).toEqual(['acme.example', 'acme.de']);
    expect(brand.aliases).toEqual([
      { name: 'ACM', caseSensitive: undefined },
      { name: 'Ac', caseSensitive: true },
    ]);
    expect(brand.product_lines.map(({ name, skus }) => [name, skus.map((sku) => sku.name)])).toEqual([
      ['Acme Desk', []],
      ['Acme Flow', ['AF-1', 'AF-2']],
    ]);
    expect(brand.facts.map(({ kind }) => kind)).toEqual(['price', 'founder']);
    const json = JSON.stringify({ name: 'Acme', domain: 'acme.example' });
    expect(readBrandFile(json, 'brand.json')).toEqual(
      readBrandFile('name: Acme\ndomain: acme.example\n', 'brand.yaml'),
    );
  });

  it('is refused with the line of each fault, in their order', () => {
    expect(
      faultsOf(`name: Acme
domains: [https://acme.example]
nmae: typo
markets: [FR]
facts:
  - kind: price
    amount: much
    currency: EUR
    market: DE
    source: nowhere
    date: 2026-02-30
  - kind: rumour
`),
    ).toEqual([
      'brand.yaml:2: domains.0 must be a host name alone, such as acme.example',
      'brand.yaml:3: nmae is not known here',
      'brand.yaml:4: markets.0 must be one of US, UK, DE, JP',
      'brand.yaml:7: facts.0.amount must be of type number',
      'brand.yaml:10: facts.0.source must be an http(s) address',
      'brand.yaml:11: facts.0.date must be a day, such as 2026-01-31',
      'brand.yaml:12: facts.1.kind must be a fact of kind price, spec, integration or founder',
    ]);
  });

  it('tells what is missing at the line of the thing that lacks it', () => {
    expect(faultsOf('name: Acme\ndomain: acme.example\nfacts:\n  - kind: founder\n    date: 2026-01-01\n')).toEqual([
      'brand.yaml:4: facts.0.name is missing',
      'brand.yaml:4: facts.0.source is missing',
    ]);
    expect(faultsOf('name: Acme\n')).toEqual(['brand.yaml:1: domains must be at least one']);
  });

  it('names one thing by one name, and facts speak of things that are there', () => {
    const head = 'name: Acme\ndomain: acme.example\n';
    expect(faultsOf(`${head}competitors:\n  - name: Rival\n    aliases: [ACME]\n`)).toEqual([
      'brand.yaml:5: competitors.0.aliases.0 must not be a name of Acme too',
    ]);
    const fact = 'kind: founder, name: A B, source: https://a.example, date: 2026-01-01';
    expect(
      faultsOf(
        `${head}facts:\n  - {${fact}, subject: Ghost}\n  - {${fact}, valid_from: 2026-02-01, valid_until: 2026-01-01}\n`,
      ),
    ).toEqual([
      'brand.yaml:4: facts.0.subject must be the brand, a product line or a SKU of this file, not Ghost',
      'brand.yaml:5: facts.1.valid_until must not be before valid_from',
    ]);
  });

  it.each(['name: [', 'name: a\nname: b\ndomain: a.example', '{"name": }'])(
    'that is no YAML tells where: %j',
    (content) => {
      expect(faultsOf(content)[0]).toMatch(/^brand\.yaml:\d+: \S/);
    },
  );

  it('that multiplies itself by anchors is refused', () => {
    const levels = [...'bcdefghi'].map((key, at) => `${key}: &${key} [${Array(9).fill(`*${'abcdefgh'[at]}`)}]`);
    expect(faultsOf(['a: &a [x]', ...levels].join('\n'))[0]).toMatch(/alias/i);
  });
});

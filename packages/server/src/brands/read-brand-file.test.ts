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

const issuesOf = (content: string) => {
  try {
    readBrandFile(content, 'brand.yaml');
  } catch (error) {
    if (error instanceof DomainError) return error.issues ?? [];
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
  it('reads YAML and JSON alike, with names given as strings or objects', () => {
    const brand = readBrandFile(WHOLE, 'brand.yaml');
    expect(brand.domains).toEqual(['acme.example', 'acme.de']);
    expect(brand.aliases).toEqual([
      { name: 'ACM', caseSensitive: undefined, context: [] },
      { name: 'Ac', caseSensitive: true, context: [] },
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

  it('is refused with the line of each error, in order', () => {
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
      'brand.yaml:2: domains.0 must be a bare host name, such as acme.example',
      'brand.yaml:3: nmae is not a known field',
      'brand.yaml:4: markets.0 must be one of US, UK, DE, JP',
      'brand.yaml:7: facts.0.amount must be of type number',
      'brand.yaml:10: facts.0.source must be an http(s) URL',
      'brand.yaml:11: facts.0.date must be a day, such as 2026-01-31',
      'brand.yaml:12: facts.1.kind must be a fact of kind price, spec, integration or founder',
    ]);
  });

  it('reports a missing field at the line of its object', () => {
    expect(faultsOf('name: Acme\ndomain: acme.example\nfacts:\n  - kind: founder\n    date: 2026-01-01\n')).toEqual([
      'brand.yaml:4: facts.0.name is missing',
      'brand.yaml:4: facts.0.source is missing',
    ]);
    expect(faultsOf('name: Acme\n')).toEqual(['brand.yaml:1: domains must be at least one']);
  });

  it('refuses duplicate names and facts about unknown subjects', () => {
    const head = 'name: Acme\ndomain: acme.example\n';
    expect(faultsOf(`${head}competitors:\n  - name: Rival\n    aliases: [ACME]\n`)).toEqual([
      'brand.yaml:5: competitors.0.aliases.0 must not also be a name of Acme',
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
    'that is not YAML reports the position: %j',
    (content) => {
      expect(faultsOf(content)[0]).toMatch(/^brand\.yaml:\d+: \S/);
    },
  );

  it('that grows exponentially through anchors is refused', () => {
    const levels = [...'bcdefghi'].map((key, at) => `${key}: &${key} [${Array(9).fill(`*${'abcdefgh'[at]}`)}]`);
    expect(faultsOf(['a: &a [x]', ...levels].join('\n'))[0]).toMatch(/alias/i);
  });
});

describe('the limits of a brand file', () => {
  const listOf = (count: number, entry: (index: number) => string) =>
    `[${Array.from({ length: count }, (_, index) => entry(index)).join(', ')}]`;
  const withList = (key: string, count: number, entry: (index: number) => string) =>
    `name: Acme\ndomain: acme.example\n${key}: ${listOf(count, entry)}`;
  const fact = (i: number) => `{kind: founder, name: Eva ${i}, source: https://acme.example/, date: 2026-01-31}`;

  it.each([
    ['prompts', (i: number) => `{text: Which ${i}?, market: DE}`],
    ['facts', fact],
    ['competitors', (i: number) => `Rival ${i}`],
    ['aliases', (i: number) => `ACM ${i}`],
    ['product_lines', (i: number) => `Line ${i}`],
    ['domains', (i: number) => `acme${i}.example`],
  ])('allow 1,000 %s, but not 1,001', (key, entry) => {
    expect(faultsOf(withList(key, 999, entry))).toEqual([]);
    expect(faultsOf(withList(key, 1000, entry))).toEqual([]);
    expect(faultsOf(withList(key, 1001, entry))).toEqual(['brand.yaml:3: a list must have at most 1000 entries']);
  });

  it('allow four markets, but not five', () => {
    const markets = ['US', 'UK', 'DE', 'JP'];
    expect(faultsOf(withList('markets', 4, (i) => markets[i] ?? 'US'))).toEqual([]);
    expect(faultsOf(withList('markets', 5, (i) => markets[i] ?? 'US'))).toEqual([
      'brand.yaml:3: markets must be at most 4',
    ]);
  });

  it('allow 1,000 product lines and SKUs together, but not one more', () => {
    const lines = (skus: number) =>
      `name: Acme\ndomain: acme.example\nproduct_lines: [{name: A, skus: ${listOf(500, (i) => `A-${i}`)}}, ` +
      `{name: B, skus: ${listOf(skus, (i) => `B-${i}`)}}]`;
    expect(faultsOf(lines(498))).toEqual([]);
    expect(faultsOf(lines(499))).toEqual(['brand.yaml:3: product_lines and their SKUs must be at most 1000']);
  });

  it.each(['%YAML 1.2', '%TAG !a! tag:shop.example,2026:'])('allow 10 lines of %s and refuse 11', (directive) => {
    const withDirectives = (count: number) => `${`${directive}\n`.repeat(count)}---\nbrand: Acme\n`;
    const fault = 'brand.yaml:11: has more than 10 directives, which are lines that begin with %';
    expect(faultsOf(withDirectives(10))).not.toContain(fault);
    expect(faultsOf(withDirectives(11))).toEqual([fault]);
    expect(faultsOf(withDirectives(50_000))).toEqual([fault]);
  });

  it.each([
    ['keys', 'k: 1\n'],
    ['quotes', '"'],
    ['comments', '# c\n'],
    ['documents', '---\n'],
    ['aliases', '- *a\n'],
  ])('refuse 2 MiB of %s as one error, before they are parsed', (_, part) => {
    const [fault, ...others] = faultsOf(part.repeat((2 * 1024 * 1024) / part.length));
    expect([fault, others]).toEqual([
      expect.stringMatching(/^brand\.yaml:\d+: has more than 250,000 keys, values and marks$/),
      [],
    ]);
  });

  it('allow 2 MiB, counted in bytes, but not one byte more', () => {
    const start = 'name: Acme\ndomain: acme.example\n# é';
    const file = (bytes: number) => start + 'x'.repeat(bytes - Buffer.byteLength(start));
    expect(faultsOf(file(2 * 1024 * 1024))).toEqual([]);
    expect(faultsOf(file(2 * 1024 * 1024 + 1))).toEqual(['brand.yaml:1: must be at most 2 MiB']);
  });

  it.each([
    ['unclosed brackets', `name: ${'['.repeat(100_000)}`, 1],
    ['closed brackets', `name: ${'['.repeat(100_000)}${']'.repeat(100_000)}`, 1],
    ['maps in brackets', '{a: '.repeat(50_000), 1],
    ['JSON', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 1],
    ['dashes on one line', `name:\n ${'- '.repeat(100_000)}x`, 2],
    ['question marks', '? '.repeat(90_000), 1],
    ['colons', ': '.repeat(90_000), 1],
    ['increasingly indented lines', Array.from({ length: 1500 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'), 65],
  ])('report unbounded nesting as one error: %s', (_, content, line) => {
    expect(faultsOf(content)).toEqual([`brand.yaml:${line}: is nested more than 32 levels deep`]);
  });

  it('refuse aliases that expand beyond the limits of a file', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...[...'bcdefghi'].map((key, i) => `${key}: &${key} [${`*${'abcdefgh'[i]}, `.repeat(9)}]`),
    ];
    expect(faultsOf(bomb.join('\n'))).toEqual(['brand.yaml:1: has aliases (*name) that expand to too many values']);
  });

  it('report fifty errors and the number of the rest', () => {
    const faults = faultsOf(withList('prompts', 60, () => '{text: Which?}'));
    expect(faults).toHaveLength(51);
    expect(faults.at(-1)).toBe('and 10 more');
  });

  it.each([
    [
      'invalid escapes',
      `x: "${'\\q'.repeat(1000)}"`,
      'brand.yaml:1: has more than 50 invalid escape sequences in double quotes',
    ],
    [
      'misplaced characters',
      '}'.repeat(1000),
      'brand.yaml:1: has more than 50 characters or lines where YAML does not allow them',
    ],
  ])('refuse many %s before an error is created for each', (_, content, fault) => {
    expect(faultsOf(content)).toEqual([fault]);
  });

  it('allow escapes of YAML, and any backslash in text without double quotes', () => {
    const escapes = String.raw`\0\a\n\/\"\\ \N\_\x41\u00e9\U0001F600`.repeat(60);
    const text = String.raw`"\d\q\w" `.repeat(60);
    const content = `name: Acme\ndomain: acme.example\nx: "${escapes}"\ny: |\n  ${text}\nz: '${text}'\n`;
    expect(faultsOf(content).map((fault) => fault.slice(14))).toEqual([
      'x is not a known field',
      'y is not a known field',
      'z is not a known field',
    ]);
  });

  it('stay small in the error, however many issues there are', () => {
    const fields = Array.from({ length: 900 }, (_, i) => `k${i}: 1`).join(', ');
    const content = `name: Acme\ndomain: acme.example\nfacts: [${`{${fields}}, `.repeat(2)}]\nprompts: [${'{a: 1}, '.repeat(900)}]`;
    const thrown = issuesOf(content);
    expect(thrown).toHaveLength(51);
    expect(thrown.at(-1)).toMatchObject({ path: '', message: expect.stringMatching(/^and \d{4} more$/) });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BrandFile, brandFileSchema, LANGUAGES, MARKETS, PERIODS } from './brand-file.ts';
import { readBrandFile } from './read-brand-file.ts';
import { writeBrandFile } from './write-brand-file.ts';

/** Includes strings that YAML would parse as another type. */
const anyText = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom('yes', '1e3', '~', '- x', 'a: b', '#', "it's", '2026-01-31', 'ヴェルト', 'Größe', '*', '&a', '|'),
);
const isName = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text) && text.trim() === text && text !== '';
const anyName = anyText.filter(isName);
const anyHost = fc.constantFrom('acme.example', 'shop.acme.example', 'xn--mller-kva.example');
const anyDay = fc.constantFrom('2026-01-31', '2025-12-01');
const optional = <Value>(key: string, value: fc.Arbitrary<Value>) =>
  fc.option(value).map((given) => (given === null ? {} : { [key]: given }));
const joined = (...parts: fc.Arbitrary<object>[]) => fc.tuple(...parts).map((all): object => Object.assign({}, ...all));

const anyAlias = fc.oneof(
  anyName,
  fc.record({ name: anyName, case_sensitive: fc.boolean(), context: fc.array(anyName, { maxLength: 2 }) }),
);
const naming = (name: fc.Arbitrary<string>) =>
  fc.record({
    name,
    aliases: fc.array(anyAlias, { maxLength: 2 }),
    case_sensitive: fc.boolean(),
    context: fc.array(anyName, { maxLength: 2 }),
    except: fc.array(anyName, { maxLength: 2 }),
  });
const scope = [
  fc.record({ source: fc.constant('https://acme.example/facts'), date: anyDay }),
  optional('valid_from', fc.constant('2024-01-01')),
  optional('valid_until', fc.constant('2030-01-01')),
  fc.record({ labels: fc.array(anyName, { maxLength: 2 }) }),
];
const anyMarket = fc.constantFrom(...MARKETS);
const anyFact = fc.oneof(
  joined(
    fc.record({
      kind: fc.constant('price'),
      market: anyMarket,
      amount: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map(Math.abs),
      currency: fc.constantFrom('USD', 'EUR'),
    }),
    optional('period', fc.constantFrom(...PERIODS)),
    optional('plan', anyName),
    optional('per', anyName),
    ...scope,
  ),
  joined(
    fc.record({ kind: fc.constant('spec'), attribute: anyName, value: fc.oneof(anyName, fc.integer()) }),
    optional('unit', anyName),
    optional('market', anyMarket),
    ...scope,
  ),
  joined(fc.record({ kind: fc.constant('integration'), with: anyName, supported: fc.boolean() }), ...scope),
  joined(fc.record({ kind: fc.constant('founder'), name: anyName }), ...scope),
);
const anyPrompt = joined(
  fc.record({ text: anyName, market: anyMarket, tags: fc.array(anyName, { maxLength: 2 }) }),
  optional('language', fc.constantFrom(...LANGUAGES)),
  optional('branded', fc.boolean()),
);

/** Valid output of the reader: the schema excludes ambiguous names. */
const anyFile: fc.Arbitrary<BrandFile> = joined(
  naming(anyName),
  fc.record({
    domains: fc.uniqueArray(anyHost, { minLength: 1 }),
    markets: fc.uniqueArray(anyMarket, { minLength: 1 }),
    product_lines: fc.array(joined(naming(anyName), fc.record({ skus: fc.array(naming(anyName), { maxLength: 2 }) })), {
      maxLength: 2,
    }),
    competitors: fc.array(joined(naming(anyName), fc.record({ domains: fc.array(anyHost, { maxLength: 1 }) })), {
      maxLength: 2,
    }),
    prompts: fc.array(anyPrompt, { maxLength: 3 }),
    facts: fc.array(anyFact, { maxLength: 3 }),
  }),
)
  .map((given) => brandFileSchema.safeParse(given))
  .filter(({ success }) => success)
  .map((parsed) => {
    if (!parsed.success) throw parsed.error;
    return parsed.data;
  });

describe('a brand file', () => {
  it.each(['yaml', 'json'] as const)('that is written as %s is read back unchanged', (format) => {
    fc.assert(
      fc.property(anyFile, (file) => {
        expect(readBrandFile(writeBrandFile(file, format), 'file')).toEqual(file);
      }),
      { numRuns: 300 },
    );
  });

  it('omits whatever reading would fill in', () => {
    const file = readBrandFile('{name: Acme, domain: acme.example, competitors: [Other]}', 'file');
    expect(writeBrandFile(file, 'yaml')).toBe(
      'name: Acme\ndomains:\n  - acme.example\nmarkets:\n  - US\n  - UK\n  - DE\n  - JP\ncompetitors:\n  - name: Other\n',
    );
  });
});

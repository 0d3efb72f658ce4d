// Checks snippets against schema.org's published terms, as typed in `schema-dts`.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBrandFile } from '../../brands/index.ts';
import { wrongClaim } from '../read-wrong-claims.ts';
import { createClaimChecker } from '../verdict/check-claims.ts';
import { fixFor } from './prescribe.ts';

const TERMS = readFileSync(new URL(import.meta.resolve('schema-dts').replace(/\.js$/, '.d.ts')), 'utf8');

/** Properties of a type, including inherited ones; undefined for a type that is not published. */
function propertiesOf(type: string): Set<string> | undefined {
  const leaf = new RegExp(`interface ${type}Leaf extends ([^{]+)\\{[^}]*"@type": "${type}"`).exec(TERMS);
  return leaf ? new Set((leaf[1] ?? '').split(',').flatMap((base) => inherited(base.trim()))) : undefined;
}

function inherited(base: string): string[] {
  const found = new RegExp(`interface ${base} extends ([^{]+)\\{([\\s\\S]*?)\\n\\}`).exec(TERMS);
  if (!found) return [];
  const own = [...(found[2] ?? '').matchAll(/^\s*"(\w+)"\??:/gm)].map(([, name = '']) => name);
  return [...own, ...(found[1] ?? '').split(',').flatMap((each) => inherited(each.trim()))];
}

function faultsIn(node: unknown, path = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((each) => faultsIn(each, path));
  if (!(node instanceof Object)) return [];
  const entries = Object.entries(node);
  const type = String(entries.find(([key]) => key === '@type')?.[1]);
  const properties = propertiesOf(type);
  if (!properties) return [`${path}: no type ${type}`];
  return entries.flatMap(([key, value]) => [
    ...(key.startsWith('@') || properties.has(key) ? [] : [`${path}: ${type} has no ${key}`]),
    ...faultsIn(value, `${path}/${key}`),
  ]);
}

const seen = 'source: https://acme.example/facts, date: 2026-01-31';
const brand = readBrandFile(
  `
name: Acme
domain: acme.example
product_lines: [{name: Desk, skus: [D-1]}]
facts:
  - {kind: price, subject: Desk, plan: Team, amount: 49, currency: GBP, period: month, market: UK, valid_until: 2030-01-01, ${seen}}
  - {kind: spec, subject: D-1, attribute: weight, value: 2, unit: kg, ${seen}}
  - {kind: spec, subject: D-1, attribute: users, value: 25, unit: users, ${seen}}
  - {kind: spec, subject: Desk, attribute: height, value: 70, unit: cm, source: https://acme.example/chair, date: 2026-01-31}
  - {kind: integration, with: Slack, supported: false, ${seen}}
  - {kind: founder, name: Eva Beispiel, ${seen}}
`,
  'brand.yaml',
);
const fixOf = (text: string) => {
  const [claim] = createClaimChecker(brand, 'en')({ text, market: 'UK', day: '2026-06-01' });
  const citations = [
    { url: 'https://acme.example/old', domain: 'acme.example', own: true },
    { url: 'https://blog.example/a', domain: 'blog.example', own: false },
  ];
  const [wrong] = claim ? wrongClaim(brand, claim, []) : [];
  return wrong && fixFor(wrong, brand, citations);
};

describe('a fix', () => {
  it.each([
    ['Desk Team costs £99 per month.', 'price', 49],
    ['The D-1 weighs 9 kg.', 'value', 2],
    ['The D-1 supports up to 99 users.', 'value', 25],
    ['Acme integrates with Slack.', 'value', false],
    ['Acme was founded by Otto Falsch.', 'name', 'Eva Beispiel'],
  ])('of %j contains the verified value in published terms only', (text, key, value) => {
    const fix = fixOf(text);
    expect(fix).toBeDefined();
    expect(faultsIn(fix?.jsonLd)).toEqual([]);
    expect(JSON.stringify(fix?.jsonLd)).toContain(`${JSON.stringify(key)}:${JSON.stringify(value)}`);
  });

  it('names the pages to correct and the domains to contact', () => {
    const steps = fixOf('Desk Team costs £99 per month.')?.steps.map(({ action, target }) => [action, target]);
    expect(steps).toEqual([
      ['correct_own_page', 'https://acme.example/facts'],
      ['correct_own_page', 'https://acme.example/old'],
      ['publish_snippet', 'https://acme.example/facts'],
      ['contact_source', 'blog.example'],
    ]);
  });

  it('names a cited page about another product after those about this one', () => {
    const [claim] = createClaimChecker(brand, 'en')({ text: 'The D-1 weighs 9 kg.', market: 'UK', day: '2026-06-01' });
    const page = (path: string) => ({ url: `https://acme.example/${path}`, domain: 'acme.example', own: true });
    const [wrong] = claim ? wrongClaim(brand, claim, []) : [];
    const fix = wrong && fixFor(wrong, brand, [page('chair'), page('d-1')]);
    const targets = fix?.steps.map(({ target }) => target);
    const paths = ['facts', 'd-1', 'chair', 'facts'];
    expect(targets).toEqual(paths.map((path) => `https://acme.example/${path}`));
    expect(fix?.steps[2]?.text).toBe(
      'Check https://acme.example/chair, which the answer cites: if it mentions this, it must say "weight 2 kg", not "weight 9 kg".',
    );
  });

  it('exists only for wrong claims', () => {
    expect(fixOf('Desk Team costs £49 per month.')).toBeUndefined();
    expect(fixOf('Desk Team costs £99 per year.')).toBeUndefined();
  });

  it('is checked for unpublished terms', () => {
    expect(faultsIn({ '@type': 'Product', prize: 1 })).toEqual([': Product has no prize']);
    expect(faultsIn({ '@type': 'Produkt' })).toEqual([': no type Produkt']);
  });
});

describe('the steps of a fix', () => {
  it('state an integration as a sentence', () => {
    const texts = fixOf('Acme integrates with Slack.')?.steps.map(({ text }) => text) ?? [];
    expect(texts[0]).toBe('Make sure that https://acme.example/facts says that Acme does not work with Slack.');
    expect(texts.at(-1)).toBe('Ask blog.example, which the answer cites, to say that Acme does not work with Slack.');
  });
});

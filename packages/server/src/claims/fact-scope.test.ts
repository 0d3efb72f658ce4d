import { expect, it } from 'vitest';
import { type BrandFile, type Fact, readBrandFile } from '../brands/index.ts';
import { factsAbout } from './fact-scope.ts';

const SKUS = 900;
const base = readBrandFile(
  JSON.stringify({
    name: 'Acme',
    domain: 'acme.example',
    product_lines: [{ name: 'Line', skus: Array.from({ length: SKUS }, (_, i) => `SKU ${i}`) }],
    facts: Array.from({ length: SKUS }, (_, i) => ({
      kind: 'spec',
      subject: `SKU ${SKUS - 1 - i}`,
      attribute: 'weight',
      value: i,
      source: 'https://acme.example/',
      date: '2026-01-31',
    })),
  }),
  'brand.json',
);

function counted({ facts, ...brand }: BrandFile) {
  const reads = { of: 0 };
  const watched = facts.map(
    (fact): Fact =>
      new Proxy(fact, {
        get(target, name) {
          if (name === 'subject') reads.of++;
          return Reflect.get(target, name);
        },
      }),
  );
  return { brand: { ...brand, facts }, facts: watched, reads };
}

it('facts below a subject are found in the order of the products, by reading each fact once', () => {
  const { brand, facts, reads } = counted(base);
  const found = factsAbout(brand, 'Acme', facts);
  expect(reads.of).toBe(SKUS);
  expect(found.exact).toBe(false);
  expect(found.facts.map(({ subject }) => subject)).toEqual(Array.from({ length: SKUS }, (_, i) => `SKU ${i}`));
});

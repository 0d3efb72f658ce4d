// A brand with recorded answers, and everything needed to recount its figures.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type BrandFile, createBrand, importBrand, numberedPrompts, readBrandFile } from '../../src/brands/index.ts';
import { createWrongClaimReader } from '../../src/claims/index.ts';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { type AnswerInput, createAnswerRecorder } from '../../src/visibility/index.ts';

const seen = 'source: https://acme.example/facts, date: 2026-01-01';
export const BRAND = readBrandFile(
  `
name: Acme
aliases: [Acme Works]
domain: acme.example
product_lines: [{name: Deskline, skus: [D-100, D-200]}, {name: Chairline, skus: [C-7]}]
competitors: [Radix, {name: Pedalo, domains: [pedalo.example]}]
prompts:
  - {text: Which desk should I buy?, market: US}
  - {text: Which chair is good for the back?, market: UK, tags: [chairs]}
  - {text: Is Acme any good?, market: US}
facts:
  - {kind: price, subject: D-100, amount: 499, currency: USD, market: US, ${seen}}
  - {kind: price, subject: D-100, amount: 399, currency: GBP, market: UK, ${seen}}
  - {kind: spec, subject: D-200, attribute: weight, value: 20, unit: kg, ${seen}}
  - {kind: founder, name: Eva Beispiel, ${seen}}
`,
  'brand.yaml',
);

export const DAY = 86_400_000;
export const START = Date.parse('2026-03-01T08:00:00.000Z');

export async function answerScene(stores: Stores, file: BrandFile = BRAND) {
  const deps = { ...stores, clock: systemClock, ids: systemIds };
  const { id: brandId, tenantId } = await createBrand(deps)({
    name: 'Acme',
    domain: 'acme.example',
    aliases: [],
  });
  await importBrand(deps)({ file, brandId });
  const promptIds = numberedPrompts(brandId, file).map(({ id }) => id);
  const answerOf = (given: Partial<AnswerInput> = {}): AnswerInput => ({
    tenantId,
    brandId,
    scanId: randomUUID(),
    promptId: promptIds[0] ?? '',
    market: 'US',
    language: 'en',
    engine: 'one',
    model: 'one-1',
    text: 'Acme makes good desks.',
    citations: [],
    askedAt: START,
    ...given,
  });
  return { deps, brandId, tenantId, promptIds, recorder: recorderOver(stores), answerOf };
}

export const recorderOver = (stores: Stores) =>
  createAnswerRecorder({
    ...stores,
    clock: systemClock,
    ids: systemIds,
    readWrongClaims: createWrongClaimReader(),
  });

const SENTENCES = [
  'Acme makes excellent desks, and Acme Works is reliable.',
  'Radix is the best of all.',
  'Pedalo is terrible.',
  'I recommend the Deskline.',
  'The D-100 costs $999.',
  'The D-100 costs $499.',
  'The D-200 weighs 50 kg.',
  'The Chairline is loud and bad.',
  'I could not find any information about the C-7.',
  'I could not find anything about Acme.',
  'See https://acme.example/desks and https://blog.example/a for more.',
  'Nobody knows.',
];

/** `scan`, `prompt` and `day` are small numbers, so that engines and markets are asked repeatedly. */
export interface GivenAnswer {
  scan: number;
  prompt: number;
  day: number;
  engine: string;
  market: 'US' | 'UK';
  text: string;
  cited: string[];
  searched: boolean | undefined;
}

export const anyAnswer: fc.Arbitrary<GivenAnswer> = fc.record({
  scan: fc.nat(2),
  prompt: fc.nat(2),
  day: fc.nat(3),
  engine: fc.constantFrom('one', 'two'),
  market: fc.constantFrom('US' as const, 'UK' as const),
  text: fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 5 }).map((all) => all.join(' ')),
  cited: fc.array(fc.constantFrom('https://acme.example/x', 'https://news.example/y', 'https://pedalo.example'), {
    maxLength: 3,
  }),
  searched: fc.constantFrom(true, false, undefined),
});

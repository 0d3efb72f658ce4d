import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrandFile } from '../../brands/index.ts';
import { figuresOf } from '../answer-figures.ts';
import type { Observation } from '../observation.ts';
import { type Counts, type PromptSums, TONE_UNIT } from '../ports.ts';
import { targetsOf } from '../targets.ts';
import { measure } from './measures.ts';
import { addCounts, changesOf, measuresOf } from './summed-measures.ts';

const brand = readBrandFile(
  'name: Acme\ndomain: acme.example\nproduct_lines: [{name: Desk, skus: [D-1]}]\ncompetitors: [Rival, Other]\n',
  'b',
);
const targets = targetsOf(brand);
const KINDS = { Acme: 'brand', Desk: 'product_line', 'D-1': 'sku', Rival: 'competitor', Other: 'competitor' } as const;
const SUBJECTS = [
  { kind: 'brand', entity: '', target: targets.brand },
  { kind: 'product_line', entity: 'Desk', target: targets.productLines.get('Desk') ?? new Set<string>() },
  { kind: 'sku', entity: 'D-1', target: targets.skus.get('D-1') ?? new Set<string>() },
] as const;

const mentions = fc
  .array(
    fc.record({
      name: fc.constantFrom('Acme', 'Desk', 'D-1', 'Rival', 'Other' as const),
      sentence: fc.nat(2),
      noInformation: fc.constantFrom(false, false, true),
      sentiment: fc.constantFrom('positive', 'negative', 'neutral', 'unknown' as const),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map(({ name, ...rest }, start) => ({ entity: { kind: KINDS[name], name }, start, ...rest })));
const citations = fc.array(fc.boolean(), { maxLength: 3 });
const observation = fc.record({
  prompt: fc.constantFrom('p1', 'p2', 'p3'),
  engine: fc.constant('e'),
  market: fc.constant('US'),
  day: fc.constant('2026-01-01'),
  branded: fc.constant(false),
  searched: fc.constantFrom(true, false, undefined),
  mentions: mentions,
  citations: citations.map((all) => all.map((own) => ({ domain: own ? 'acme.example' : 'other.example', own }))),
});

/** The sums over some answers, as a store keeps them. */
function sumsOf(observations: readonly Observation[], { kind, entity }: (typeof SUBJECTS)[number]) {
  const figures = observations.flatMap((each) => figuresOf(each, brand));
  const of = (wanted: string, name = '') =>
    addCounts(figures.filter((row) => row.kind === wanted && row.entity === name));
  return { answers: of('answers'), target: of(kind, entity), competitors: of('competitors') };
}

const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** The differences between prompts, from the sums of each. */
function spreadsOf(observations: readonly Observation[], subject: (typeof SUBJECTS)[number]) {
  const prompts = [...new Set(observations.map(({ prompt }) => prompt))].map((prompt) =>
    sumsOf(
      observations.filter((each) => each.prompt === prompt),
      subject,
    ),
  );
  const over = (y: (sums: (typeof prompts)[number]) => number, x: (sums: (typeof prompts)[number]) => number) => {
    const cells = prompts.map((sums) => ({ y: y(sums), x: x(sums) }));
    return {
      prompts: cells.filter((cell) => cell.x > 0).length,
      y: total(cells.map((cell) => cell.y)),
      x: total(cells.map((cell) => cell.x)),
      yy: total(cells.map((cell) => cell.y ** 2)),
      yx: total(cells.map((cell) => cell.y * cell.x)),
      xx: total(cells.map((cell) => cell.x ** 2)),
    } satisfies PromptSums;
  };
  return {
    mentionRate: over(
      ({ target }) => target.answers,
      ({ answers }) => answers.answers,
    ),
    shareOfVoice: over(
      ({ target }) => target.answers,
      ({ target, competitors }) => target.answers + competitors.answers,
    ),
    averagePosition: over(
      ({ target }) => target.ranks,
      ({ target }) => target.answers,
    ),
    sentiment: over(
      ({ target }) => target.toneSum / TONE_UNIT,
      ({ target }) => target.tones,
    ),
    citationShare: over(
      ({ answers }) => answers.ownCitations,
      ({ answers }) => answers.citations,
    ),
  };
}

/** Without the rounding errors of sums in another order. */
const digits = (document: unknown): unknown =>
  JSON.parse(JSON.stringify(document, (_, value) => (typeof value === 'number' ? Number(value.toFixed(9)) : value)));

describe('the measures of sums', () => {
  it('are those of every single answer', () => {
    fc.assert(
      fc.property(fc.array(observation, { maxLength: 6 }), fc.constantFrom(...SUBJECTS), (observations, subject) => {
        const context = { brandNames: targets.brand, trackedNames: 3, weeks: observations };
        const sums = { ...sumsOf(observations, subject), spreads: spreadsOf(observations, subject) };
        const summed = measuresOf(sums, { trackedNames: 3, isProduct: subject.kind !== 'brand' });
        expect(digits(summed)).toEqual(digits(measure(observations, subject.target, context)));
      }),
      { numRuns: 300 },
    );
  });

  it('are those of every single answer to many prompts', () => {
    const prompts = Array.from({ length: 25 }, (_, i) => `p${i}`);
    const many = fc.record({
      answers: fc.array(observation, { minLength: 20, maxLength: 40 }),
      each: fc.integer({ min: 2, max: 5 }),
      subject: fc.constantFrom(...SUBJECTS),
    });
    fc.assert(
      fc.property(many, ({ answers, each, subject }) => {
        // A prompt gets mostly the same answer, so that prompts differ.
        const observations = prompts.flatMap((prompt, i) =>
          Array.from({ length: each }, (_, k) => answers[(i + (k === 0 ? 1 : 0)) % answers.length] ?? []).flatMap(
            (answer) => ({ ...answer, prompt }),
          ),
        );
        const context = { brandNames: targets.brand, trackedNames: 3, weeks: observations };
        const sums = { ...sumsOf(observations, subject), spreads: spreadsOf(observations, subject) };
        const summed = measuresOf(sums, { trackedNames: 3, isProduct: subject.kind !== 'brand' });
        expect(digits(summed)).toEqual(digits(measure(observations, subject.target, context)));
      }),
      { numRuns: 20 },
    );
  });

  it('add every count', () => {
    const counts: Counts = {
      answers: 1,
      noInformation: 2,
      unsearched: 3,
      ranks: 4,
      rankSquares: 5,
      tones: 6,
      toneSum: 7,
      toneSquares: 8,
      tonesUnknown: 9,
      citations: 10,
      ownCitations: 11,
    };
    const twice = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, 2 * count]));
    expect(addCounts([counts, counts])).toEqual(twice);
    expect(Object.values(addCounts([]))).toEqual(Object.values(counts).map(() => 0));
  });
});

describe('the changes between two periods', () => {
  it('are those of each measure', () => {
    const none = { answers: 0, noInformation: 0, withoutSearch: 0, sentimentUnknown: 0 };
    const measures = (values: number[]) => {
      const [mentionRate, shareOfVoice, averagePosition, sentiment, citationShare] = values.map((value) => ({
        value,
        numerator: value,
        denominator: 1,
        reason: null,
        interval: { low: value - 0.1, high: value + 0.1 },
      }));
      if (!mentionRate || !shareOfVoice || !averagePosition || !sentiment || !citationShare) throw new Error('five');
      return { ...none, mentionRate, shareOfVoice, averagePosition, sentiment, citationShare };
    };
    const changes = changesOf(measures([1, 2, 3, 4, 5]), measures([0, 0, 0, 0, 0]));
    expect(Object.entries(changes).map(([name, { difference }]) => [name, difference])).toEqual([
      ['mentionRate', 1],
      ['shareOfVoice', 2],
      ['averagePosition', 3],
      ['sentiment', 4],
      ['citationShare', 5],
    ]);
  });
});

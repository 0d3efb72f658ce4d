import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrandFile } from '../brands/index.ts';
import { differenceInterval, meanInterval, wilson } from './intervals.ts';
import { changeOf, groupBy, measure, measureApart } from './measures.ts';
import { createMentionFinder } from './mentions.ts';
import type { Observation, ObservedMention } from './observation.ts';
import { isBranded, targetsOf } from './targets.ts';

const brand = readBrandFile(
  'name: Acme\ndomain: acme.example\nproduct_lines: [{name: Desk, skus: [D-1]}]\ncompetitors: [Rival, Other]\n',
  'b',
);
const targets = targetsOf(brand);
const KINDS = { Acme: 'brand', Desk: 'product_line', 'D-1': 'sku', Rival: 'competitor', Other: 'competitor' } as const;

const mention = (name: keyof typeof KINDS, start: number, more: Partial<ObservedMention> = {}): ObservedMention => ({
  entity: { kind: KINDS[name], name },
  start,
  sentence: start,
  noInformation: false,
  sentiment: 'neutral',
  ...more,
});
const observe = (mentions: ObservedMention[], more: Partial<Observation> = {}): Observation => ({
  engine: 'e',
  market: 'US',
  day: '2026-01-01',
  branded: false,
  mentions,
  citations: [],
  ...more,
});
const of = (observations: Observation[]) => measure(observations, targets.brand, targets.brand);

describe('measures', () => {
  it('say why there is no figure where nothing can be counted', () => {
    const { mentionRate, shareOfVoice, averagePosition, sentiment, citationShare } = of([]);
    expect(
      [mentionRate, shareOfVoice, averagePosition, sentiment, citationShare].map(({ value, reason }) => [
        value,
        reason,
      ]),
    ).toEqual([
      [null, 'no_answers'],
      [null, 'nothing_mentioned'],
      [null, 'no_mentions'],
      [null, 'no_known_sentiment'],
      [null, 'no_citations'],
    ]);
  });

  it('count a brand with its lines and SKUs once an answer', () => {
    const measures = of([
      observe([mention('Rival', 0), mention('Other', 5), mention('Rival', 8), mention('D-1', 20), mention('Acme', 30)]),
      observe([mention('Rival', 0)]),
    ]);
    expect(measures.mentionRate).toMatchObject({ value: 0.5, numerator: 1, denominator: 2 });
    expect(measures.shareOfVoice).toMatchObject({ numerator: 1, denominator: 4 });
    expect(measures.averagePosition).toMatchObject({ value: 3, denominator: 1 });
  });

  it('keep answers that found nothing, and unknown sentiment, apart', () => {
    const measures = of([
      observe([mention('Acme', 0, { noInformation: true, sentiment: 'unknown' })]),
      observe([
        mention('Acme', 0, { sentiment: 'positive', sentence: 0 }),
        mention('Desk', 9, { sentiment: 'positive', sentence: 0 }),
        mention('Acme', 40, { sentiment: 'unknown' }),
        mention('Acme', 60, { sentiment: 'negative' }),
      ]),
    ]);
    expect(measures).toMatchObject({ answers: 2, noInformation: 1, sentimentUnknown: 1 });
    expect(measures.mentionRate).toMatchObject({ numerator: 1, denominator: 2 });
    expect(measures.sentiment).toMatchObject({ value: 0, denominator: 2 });
  });

  it('keep branded prompts apart, and group by engine', () => {
    const all = [observe([mention('Acme', 0)], { branded: true }), observe([], { engine: 'f' })];
    const { branded, unbranded } = measureApart(all, targets.brand, targets.brand);
    expect([branded.mentionRate.value, unbranded.mentionRate.value]).toEqual([1, 0]);
    expect([...groupBy(all, 'engine').keys()]).toEqual(['e', 'f']);
    const find = createMentionFinder(brand, 'en');
    expect(isBranded('Is acme any good?', find)).toBe(true);
    expect(isBranded('Is Rival any good?', find)).toBe(false);
  });

  it('call a change significant only where its interval leaves nothing out', () => {
    const rate = (hits: number, all: number) =>
      of(Array.from({ length: all }, (_, at) => observe(at < hits ? [mention('Acme', 0)] : []))).mentionRate;
    expect(changeOf(rate(60, 100), rate(30, 100))).toMatchObject({ significant: true, reason: null });
    expect(changeOf(rate(6, 10), rate(3, 10))).toMatchObject({ significant: false });
    expect(changeOf(rate(0, 0), rate(3, 10))).toMatchObject({ difference: null, reason: 'no_value_now' });
    expect(changeOf(rate(3, 10), rate(0, 0))).toMatchObject({ reason: 'no_value_before' });
  });

  it('roll up by union: an SKU never outnumbers its line, nor a line its brand', () => {
    const name = fc.constantFrom('Acme', 'Desk', 'D-1', 'Rival', 'Other' as const);
    const answer = fc.array(name).map((names) => observe(names.map((each, at) => mention(each, at))));
    fc.assert(
      fc.property(fc.array(answer), (observations) => {
        const count = (target: ReadonlySet<string>) =>
          measure(observations, target, targets.brand).mentionRate.numerator;
        const [sku, line, whole] = [
          new Set(['D-1']),
          targets.productLines.get('Desk') ?? new Set<string>(),
          targets.brand,
        ].map(count);
        expect(sku).toBeLessThanOrEqual(line ?? 0);
        expect(line).toBeLessThanOrEqual(whole ?? 0);
        const either = observations.filter(({ mentions }) =>
          mentions.some(({ entity }) => targets.brand.has(entity.name)),
        );
        expect(whole).toBe(either.length);
      }),
    );
  });
});

describe('intervals', () => {
  it('are the published ones of Wilson and Newcombe', () => {
    expect(wilson(81, 263).low).toBeCloseTo(0.2553, 4);
    expect(wilson(81, 263).high).toBeCloseTo(0.3662, 4);
    const difference = differenceInterval({ numerator: 56, denominator: 70 }, { numerator: 48, denominator: 80 });
    expect(difference.low).toBeCloseTo(0.0524, 4);
    expect(difference.high).toBeCloseTo(0.3339, 4);
  });

  it('hold the rate and stay within 0 and 1; more answers make them narrower', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (trials, share) => {
        const successes = Math.round(trials * share);
        const { low, high } = wilson(successes, trials);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(successes / trials);
        expect(high).toBeGreaterThanOrEqual(successes / trials);
        const more = wilson(successes * 4, trials * 4);
        expect(more.high - more.low).toBeLessThan(high - low);
      }),
    );
  });

  it('of a mean need two values', () => {
    expect(meanInterval([1])).toBeUndefined();
    expect(meanInterval([1, 1])).toEqual({ low: 1, high: 1 });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBrandFile } from '../../brands/index.ts';
import { createMentionFinder } from '../names/mentions.ts';
import type { Observation, ObservedMention } from '../observation.ts';
import { isBranded, targetsOf } from '../targets.ts';
import { effectiveSize } from './effective-size.ts';
import { boundedMeanInterval, wilson } from './intervals.ts';
import { changeOf, groupBy, mean, measure, measureSeparately, rate, TONES } from './measures.ts';

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
let prompts = 0;
/** With its own prompt, unless one is given. */
const observe = (mentions: ObservedMention[], more: Partial<Observation> = {}): Observation => ({
  prompt: `prompt ${prompts++}`,
  engine: 'e',
  market: 'US',
  day: '2026-01-01',
  branded: false,
  mentions,
  citations: [],
  ...more,
});
const contextOf = (weeks: readonly Observation[]) => ({ brandNames: targets.brand, trackedNames: 3, weeks });
const of = (observations: Observation[]) => measure(observations, targets.brand, contextOf(observations));

describe('measures', () => {
  it('give a reason if nothing can be counted', () => {
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

  it('count a brand with its lines and SKUs once per answer', () => {
    const measures = of([
      observe([mention('Rival', 0), mention('Other', 5), mention('Rival', 8), mention('D-1', 20), mention('Acme', 30)]),
      observe([mention('Rival', 0)]),
    ]);
    expect(measures.mentionRate).toMatchObject({ value: 0.5, numerator: 1, denominator: 2 });
    expect(measures.shareOfVoice).toMatchObject({ numerator: 1, denominator: 4 });
    expect(measures.averagePosition).toMatchObject({ value: 3, denominator: 1 });
  });

  it('separate answers that found nothing, and unknown sentiment', () => {
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

  it('separate branded prompts, and group by engine', () => {
    const all = [observe([mention('Acme', 0)], { branded: true }), observe([], { engine: 'f' })];
    const { branded, unbranded } = measureSeparately(all, targets.brand, contextOf(all));
    expect([branded.mentionRate.value, unbranded.mentionRate.value]).toEqual([1, 0]);
    expect([...groupBy(all, 'engine').keys()]).toEqual(['e', 'f']);
    const find = createMentionFinder(brand, 'en');
    expect(isBranded('Is acme any good?', find)).toBe(true);
    expect(isBranded('Is Rival any good?', find)).toBe(false);
  });

  it('call a change significant only if its interval excludes zero', () => {
    const rate = (hits: number, all: number) =>
      of(Array.from({ length: all }, (_, at) => observe(at < hits ? [mention('Acme', 0)] : []))).mentionRate;
    expect(changeOf(rate(60, 100), rate(30, 100)).difference).toBeCloseTo(0.3, 9);
    expect(changeOf(rate(30, 100), rate(60, 100))).toMatchObject({ significant: true });
    expect(changeOf(rate(30, 100), rate(60, 100)).difference).toBeCloseTo(-0.3, 9);
    expect(changeOf(rate(60, 100), rate(30, 100))).toMatchObject({ significant: true, reason: null });
    expect(changeOf(rate(6, 10), rate(3, 10))).toMatchObject({ significant: false });
    expect(changeOf(rate(0, 0), rate(3, 10))).toMatchObject({ difference: null, reason: 'no_value_now' });
    expect(changeOf(rate(3, 10), rate(0, 0))).toMatchObject({ reason: 'no_value_before' });
  });

  it('use the spread of the weeks around them', () => {
    // Forty prompts with five answers each; half of all answers mention the brand.
    const weeks = { prompts: 40, y: 100, x: 200, yy: 300, yx: 500, xx: 1000 };
    const ofRate = wilson(0.3, effectiveSize(100, 0.25, weeks));
    expect(rate(30, 100, 'no_answers', weeks)).toMatchObject({ value: 0.3, interval: ofRate });
    const spread = { mean: 0.2, meanSquare: 0.6, count: effectiveSize(50, 0.6 - 0.2 ** 2, weeks), bounds: TONES };
    expect(mean({ count: 50, sum: 10, squares: 30 }, TONES, 'no_known_sentiment', weeks)).toMatchObject({
      interval: boundedMeanInterval(spread),
    });
    expect(rate(30, 100, 'no_answers')).toMatchObject({ interval: wilson(0.3, 100) });
  });

  it('remain uncertain about a sentiment repeated fifty-two times', () => {
    const neutral = Array.from({ length: 52 }, () => observe([mention('Acme', 0)]));
    const { sentiment, averagePosition } = of(neutral);
    expect(sentiment).toMatchObject({ value: 0, denominator: 52 });
    expect([sentiment.interval?.low, sentiment.interval?.high].map((bound) => bound?.toFixed(3))).toEqual([
      '-0.051',
      '0.051',
    ]);
    expect(averagePosition.interval).toMatchObject({ low: 1 });
    expect(averagePosition.interval?.high).toBeGreaterThan(1.02);
  });

  it('gain no certainty from repeating one prompt fifty times', () => {
    const named = observe([mention('Acme', 0, { sentiment: 'positive' })]);
    const silent = observe([mention('Rival', 0)]);
    const once = of([named, silent]);
    const often = of(Array.from({ length: 50 }, () => [named, silent]).flat());
    expect(often.mentionRate).toMatchObject({ value: 0.5, denominator: 100 });
    for (const name of ['mentionRate', 'shareOfVoice', 'averagePosition', 'sentiment'] as const)
      expect(often[name].interval, name).toEqual(once[name].interval);
  });

  it('have no citations for a product line', () => {
    const observations = [observe([mention('Desk', 0)], { citations: [{ domain: 'acme.example', own: true }] })];
    const line = measure(observations, targets.productLines.get('Desk') ?? new Set(), contextOf(observations));
    expect(line.citationShare).toMatchObject({ value: null, reason: 'not_of_products' });
    expect(of(observations).citationShare).toMatchObject({ value: 1 });
  });

  it('roll up by union: an SKU never outnumbers its line, nor a line its brand', () => {
    const name = fc.constantFrom('Acme', 'Desk', 'D-1', 'Rival', 'Other' as const);
    const answer = fc.array(name).map((names) => observe(names.map((each, at) => mention(each, at))));
    fc.assert(
      fc.property(fc.array(answer), (observations) => {
        const count = (target: ReadonlySet<string>) =>
          measure(observations, target, contextOf(observations)).mentionRate.numerator;
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

// The measures of decisions 7 over observations, each with its counts. Pure.
import { hasNoInformation, rankOf, sentenceTones, sum, voicesIn } from '../answer-marks.ts';
import type { Observation, Target } from '../observation.ts';
import type { PromptSpreads, PromptSums } from '../ports.ts';
import { effectiveSize, NO_PROMPT_SUMS } from './effective-size.ts';
import { boundedMeanInterval, differenceInterval, type Interval, wilson } from './intervals.ts';

/** `not_of_products`: citations belong to pages, not to a single product line or SKU. */
export type NoValueReason =
  | 'no_answers'
  | 'nothing_mentioned'
  | 'no_mentions'
  | 'no_known_sentiment'
  | 'no_citations'
  | 'not_of_products';

/** `value` is `numerator / denominator`, or null with the reason. */
export type Measure =
  | { value: number; numerator: number; denominator: number; interval: Interval; reason: null }
  | { value: null; numerator: 0; denominator: 0; interval: null; reason: NoValueReason };

export interface Measures {
  answers: number;
  /** Answers that say they found nothing about the target; excluded from every other figure. */
  noInformation: number;
  /** Answers given without a web search, among those whose engine reports it. */
  withoutSearch: number;
  mentionRate: Measure;
  shareOfVoice: Measure;
  averagePosition: Measure;
  sentiment: Measure;
  /** Sentences with a mention whose sentiment is unknown; excluded from means. */
  sentimentUnknown: number;
  citationShare: Measure;
}

export const NO_SPREADS: Readonly<PromptSpreads> = {
  mentionRate: NO_PROMPT_SUMS,
  shareOfVoice: NO_PROMPT_SUMS,
  averagePosition: NO_PROMPT_SUMS,
  sentiment: NO_PROMPT_SUMS,
  citationShare: NO_PROMPT_SUMS,
};

export interface MeasureContext {
  /** The brand with all its lines and SKUs, which share one rank among the tracked names. */
  brandNames: Target;
  /** How many names an answer can rank: the brand and its competitors. */
  trackedNames: number;
  /** All answers of the weeks that contain the ones being measured. */
  weeks: readonly Observation[];
}

/** Computed from every single answer; rollups must produce the same result. */
export function measure(observations: readonly Observation[], target: Target, context: MeasureContext): Measures {
  const { brandNames, trackedNames, weeks } = context;
  const tones = observations.flatMap((observation) => sentenceTones(observation, target));
  const known = tones.filter((tone) => tone !== undefined);
  const ranks = observations.flatMap((observation) => rankOf(observation, target, brandNames) ?? []);
  const voices = observations.map((observation) => voicesIn(observation, target, brandNames));
  const citations = observations.flatMap((observation) => observation.citations);
  const answers = observations.length;
  const spreads = spreadsOf(weeks, target, brandNames);
  const isBrand = target === brandNames;
  return {
    answers,
    noInformation: observations.filter((observation) => hasNoInformation(observation, target)).length,
    withoutSearch: observations.filter(({ searched }) => searched === false).length,
    mentionRate: rate(ranks.length, answers, 'no_answers', spreads.mentionRate),
    shareOfVoice: rate(
      voices.filter(({ own }) => own).length,
      sum(voices.map(({ all }) => all)),
      'nothing_mentioned',
      spreads.shareOfVoice,
    ),
    averagePosition: mean(sumsOf(ranks), ranksOf(trackedNames), 'no_mentions', spreads.averagePosition),
    sentiment: mean(sumsOf(known), TONES, 'no_known_sentiment', spreads.sentiment),
    sentimentUnknown: tones.length - known.length,
    citationShare: isBrand
      ? rate(citations.filter(({ own }) => own).length, citations.length, 'no_citations', spreads.citationShare)
      : none('not_of_products'),
  };
}

function spreadsOf(weeks: readonly Observation[], target: Target, brandNames: Target): PromptSpreads {
  const prompts = [...Map.groupBy(weeks, ({ prompt }) => prompt).values()];
  const over = (of: (observation: Observation) => { y: number; x: number }): PromptSums => {
    const cells = prompts.map((answers) => {
      const parts = answers.map(of);
      return { y: sum(parts.map(({ y }) => y)), x: sum(parts.map(({ x }) => x)) };
    });
    return {
      prompts: cells.filter(({ x }) => x > 0).length,
      y: sum(cells.map(({ y }) => y)),
      x: sum(cells.map(({ x }) => x)),
      yy: sum(cells.map(({ y }) => y * y)),
      yx: sum(cells.map(({ y, x }) => y * x)),
      xx: sum(cells.map(({ x }) => x * x)),
    };
  };
  const rank = (observation: Observation) => rankOf(observation, target, brandNames);
  return {
    mentionRate: over((observation) => ({ y: rank(observation) === undefined ? 0 : 1, x: 1 })),
    shareOfVoice: over((observation) => {
      const { own, all } = voicesIn(observation, target, brandNames);
      return { y: own ? 1 : 0, x: all };
    }),
    averagePosition: over((observation) => ({ y: rank(observation) ?? 0, x: rank(observation) === undefined ? 0 : 1 })),
    sentiment: over((observation) => {
      const known = sentenceTones(observation, target).filter((tone) => tone !== undefined);
      return { y: sum(known), x: known.length };
    }),
    citationShare: over(({ citations }) => ({ y: citations.filter(({ own }) => own).length, x: citations.length })),
  };
}

/** Branded prompts name the brand, and so do most of their answers, so they are not pooled with other prompts. */
export function measureSeparately(observations: readonly Observation[], target: Target, context: MeasureContext) {
  const of = (branded: boolean) => {
    const alike = (all: readonly Observation[]) => all.filter((observation) => observation.branded === branded);
    return measure(alike(observations), target, { ...context, weeks: alike(context.weeks) });
  };
  return { unbranded: of(false), branded: of(true) };
}

/** Observations by engine, market or day, in the order of first appearance. */
export const groupBy = (
  observations: readonly Observation[],
  key: 'engine' | 'market' | 'day',
): Map<string, Observation[]> => Map.groupBy(observations, (observation) => observation[key]);

export type Change =
  | { difference: number; interval: Interval; significant: boolean; reason: null }
  | { difference: null; interval: null; significant: false; reason: 'no_value_now' | 'no_value_before' };

/**
 * The change from the period before; significant if the 95% interval of the difference excludes 0. Both periods have
 * the same prompts, so the interval is too wide rather than too narrow.
 */
export function changeOf(current: Measure, previous: Measure): Change {
  const nothing = { difference: null, interval: null, significant: false } as const;
  if (current.value === null) return { ...nothing, reason: 'no_value_now' };
  if (previous.value === null) return { ...nothing, reason: 'no_value_before' };
  const interval = differenceInterval(current, previous);
  const significant = interval.low > 0 || interval.high < 0;
  return { difference: current.value - previous.value, interval, significant, reason: null };
}

export const none = (reason: NoValueReason): Measure => ({
  value: null,
  numerator: 0,
  denominator: 0,
  interval: null,
  reason,
});

/** @param weeks by prompt, if a prompt may have several answers */
export function rate(numerator: number, denominator: number, reason: NoValueReason, weeks = NO_PROMPT_SUMS): Measure {
  if (denominator === 0) return none(reason);
  const value = numerator / denominator;
  const usual = weeks.x > 0 ? weeks.y / weeks.x : value;
  const interval = wilson(value, effectiveSize(denominator, usual * (1 - usual), weeks));
  return { value, numerator, denominator, interval, reason: null };
}

export interface Sums {
  count: number;
  sum: number;
  /** Sum of the squares. */
  squares: number;
}

const sumsOf = (values: readonly number[]): Sums => ({
  count: values.length,
  sum: sum(values),
  squares: sum(values.map((value) => value ** 2)),
});

export const TONES: Readonly<Interval> = { low: -1, high: 1 };
export const ranksOf = (trackedNames: number): Interval => ({ low: 1, high: Math.max(1, trackedNames) });

/** @param bounds the range of the values */
export function mean(
  { count, sum: numerator, squares }: Sums,
  bounds: Interval,
  reason: NoValueReason,
  weeks: PromptSums,
): Measure {
  if (count === 0) return none(reason);
  const value = numerator / count;
  const meanSquare = squares / count;
  const size = effectiveSize(count, meanSquare - value ** 2, weeks);
  const interval = boundedMeanInterval({ mean: value, meanSquare, count: size, bounds });
  return { value, numerator, denominator: count, interval, reason: null };
}

// The measures of decisions 7 over observations, each with what it was counted from. Pure.
import { rankOf, saysNothingOf, sentenceTones, sum, voicesIn } from './answer-marks.ts';
import { differenceInterval, type Interval, meanInterval, wilson } from './intervals.ts';
import type { Observation, Target } from './observation.ts';

export type NoValueReason = 'no_answers' | 'nothing_mentioned' | 'no_mentions' | 'no_known_sentiment' | 'no_citations';

/** `value` is `numerator / denominator`, or null with the reason why there is none. */
export type Measure =
  | { value: number; numerator: number; denominator: number; interval: Interval | null; reason: null }
  | { value: null; numerator: 0; denominator: 0; interval: null; reason: NoValueReason };

export interface Measures {
  answers: number;
  /** Answers that say they found nothing about the target, in no other figure. */
  noInformation: number;
  /** Answers made without a search of the web, of those whose engine says so. */
  withoutSearch: number;
  mentionRate: Measure;
  shareOfVoice: Measure;
  averagePosition: Measure;
  sentiment: Measure;
  /** Sentences with a mention whose sentiment could not be told; in no mean. */
  sentimentUnknown: number;
  citationShare: Measure;
}

/** `brandNames`: the brand with all its lines and SKUs, which hold one place among the tracked names. */
export function measure(observations: readonly Observation[], target: Target, brandNames: Target): Measures {
  const tones = observations.flatMap((observation) => sentenceTones(observation, target));
  const known = tones.filter((tone) => tone !== undefined);
  const ranks = observations.flatMap((observation) => rankOf(observation, target, brandNames) ?? []);
  const voices = observations.map((observation) => voicesIn(observation, target, brandNames));
  const citations = observations.flatMap((observation) => observation.citations);
  const answers = observations.length;
  return {
    answers,
    noInformation: observations.filter((observation) => saysNothingOf(observation, target)).length,
    withoutSearch: observations.filter(({ searched }) => searched === false).length,
    mentionRate: rate(ranks.length, answers, 'no_answers'),
    shareOfVoice: rate(voices.filter(({ own }) => own).length, sum(voices.map(({ all }) => all)), 'nothing_mentioned'),
    averagePosition: mean(ranks, 'no_mentions'),
    sentiment: mean(known, 'no_known_sentiment'),
    sentimentUnknown: tones.length - known.length,
    citationShare: rate(citations.filter(({ own }) => own).length, citations.length, 'no_citations'),
  };
}

/** Branded prompts name the brand, so that most answers do: pooled with others they would say nothing. */
export function measureApart(observations: readonly Observation[], target: Target, brandNames: Target) {
  const of = (branded: boolean) => observations.filter((observation) => observation.branded === branded);
  return { unbranded: measure(of(false), target, brandNames), branded: measure(of(true), target, brandNames) };
}

/** Observations by engine, market or day, in the order of first appearance. */
export const groupBy = (
  observations: readonly Observation[],
  key: 'engine' | 'market' | 'day',
): Map<string, Observation[]> => Map.groupBy(observations, (observation) => observation[key]);

export type Change =
  | { difference: number; interval: Interval | null; significant: boolean; reason: null }
  | { difference: null; interval: null; significant: false; reason: 'no_value_now' | 'no_value_before' };

type Value = Extract<Measure, { reason: null }>;

/** Of a rate to the one of the period before. */
export const changeOf = (current: Measure, previous: Measure): Change =>
  changeWithin(differenceInterval, current, previous);

/**
 * Significant where the 95 % interval of the difference leaves 0 out.
 * @param intervalOf of the difference; null where it cannot be told
 */
export function changeWithin(
  intervalOf: (current: Value, previous: Value) => Interval | null,
  current: Measure,
  previous: Measure,
): Change {
  const nothing = { difference: null, interval: null, significant: false } as const;
  if (current.value === null) return { ...nothing, reason: 'no_value_now' };
  if (previous.value === null) return { ...nothing, reason: 'no_value_before' };
  const interval = intervalOf(current, previous);
  const significant = interval !== null && (interval.low > 0 || interval.high < 0);
  return { difference: current.value - previous.value, interval, significant, reason: null };
}

export const none = (reason: NoValueReason): Measure => ({
  value: null,
  numerator: 0,
  denominator: 0,
  interval: null,
  reason,
});

export function rate(numerator: number, denominator: number, reason: NoValueReason): Measure {
  if (denominator === 0) return none(reason);
  const interval = wilson(numerator, denominator);
  return { value: numerator / denominator, numerator, denominator, interval, reason: null };
}

function mean(values: readonly number[], reason: NoValueReason): Measure {
  if (values.length === 0) return none(reason);
  const [numerator, denominator] = [sum(values), values.length];
  return {
    value: numerator / denominator,
    numerator,
    denominator,
    interval: meanInterval(values) ?? null,
    reason: null,
  };
}

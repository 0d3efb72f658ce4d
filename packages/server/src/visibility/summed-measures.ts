// The measures of decisions 7 from rollups: the same figures as `measure` gives over every single answer. Pure.
import { NO_COUNTS } from './answer-figures.ts';
import { meanOfSums, type Sums } from './intervals.ts';
import {
  type Change,
  changeOf,
  changeWithin,
  type Measure,
  type Measures,
  type NoValueReason,
  none,
  rate,
} from './measures.ts';
import { type Counts, TONE_UNIT } from './ports.ts';

/** Sums of one group: of all answers, of the target, and of all competitors. */
export interface SummedParts {
  answers: Counts;
  target: Counts;
  competitors: Counts;
}

export function measuresOf({ answers: all, target, competitors }: SummedParts): Measures {
  const voices = target.answers + competitors.answers;
  return {
    answers: all.answers,
    noInformation: target.noInformation,
    withoutSearch: all.unsearched,
    mentionRate: rate(target.answers, all.answers, 'no_answers'),
    shareOfVoice: rate(target.answers, voices, 'nothing_mentioned'),
    averagePosition: mean({ count: target.answers, sum: target.ranks, squares: target.rankSquares }, 'no_mentions'),
    sentiment: mean(
      {
        count: target.tones,
        sum: target.toneSum / TONE_UNIT,
        squares: target.toneSquares / TONE_UNIT ** 2,
      },
      'no_known_sentiment',
    ),
    sentimentUnknown: target.tonesUnknown,
    citationShare: rate(all.ownCitations, all.citations, 'no_citations'),
  };
}

function mean(sums: Sums, reason: NoValueReason): Measure {
  const { count: denominator, sum: numerator } = sums;
  if (denominator === 0) return none(reason);
  const interval = meanOfSums(sums) ?? null;
  return { value: numerator / denominator, numerator, denominator, interval, reason: null };
}

export function addCounts(all: readonly Counts[]): Counts {
  const total = { ...NO_COUNTS };
  for (const counts of all) {
    total.answers += counts.answers;
    total.noInformation += counts.noInformation;
    total.unsearched += counts.unsearched;
    total.ranks += counts.ranks;
    total.rankSquares += counts.rankSquares;
    total.tones += counts.tones;
    total.toneSum += counts.toneSum;
    total.toneSquares += counts.toneSquares;
    total.tonesUnknown += counts.tonesUnknown;
    total.citations += counts.citations;
    total.ownCitations += counts.ownCitations;
  }
  return total;
}

export type Changes = Record<
  'mentionRate' | 'shareOfVoice' | 'averagePosition' | 'sentiment' | 'citationShare',
  Change
>;

/** To the period before. */
export const changesOf = (current: Measures, previous: Measures): Changes => ({
  mentionRate: changeOf(current.mentionRate, previous.mentionRate),
  shareOfVoice: changeOf(current.shareOfVoice, previous.shareOfVoice),
  averagePosition: changeOfMeans(current.averagePosition, previous.averagePosition),
  sentiment: changeOfMeans(current.sentiment, previous.sentiment),
  citationShare: changeOf(current.citationShare, previous.citationShare),
});

/** Of a mean; where one of the two has no interval, their difference has none. */
export const changeOfMeans = (current: Measure, previous: Measure): Change =>
  changeWithin(
    (now, before) => {
      if (!now.interval || !before.interval) return null;
      const difference = now.value - before.value;
      const spread = Math.hypot(now.interval.high - now.value, before.interval.high - before.value);
      return { low: difference - spread, high: difference + spread };
    },
    current,
    previous,
  );

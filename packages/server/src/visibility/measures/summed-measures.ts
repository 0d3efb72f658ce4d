// The measures of decisions 7 from rollups: the same figures that `measure` computes from every answer. Pure.

import { type Counts, type MeasureName, NO_COUNTS, type PromptSpreads, TONE_UNIT } from '../ports.ts';
import { type Change, changeOf, type Measures, mean, none, ranksOf, rate, TONES } from './measures.ts';

/** Sums of one group: for all answers, the target, and all competitors. */
export interface SummedParts {
  answers: Counts;
  target: Counts;
  competitors: Counts;
  spreads: PromptSpreads;
}

export interface SummedTarget {
  /** How many names an answer can rank: the brand and its competitors. */
  trackedNames: number;
  /** True for a product line or SKU, which has no citations of its own. */
  isProduct: boolean;
}

export function measuresOf(
  { answers: all, target, competitors, spreads }: SummedParts,
  { trackedNames, isProduct }: SummedTarget,
): Measures {
  const voices = target.answers + competitors.answers;
  const ranks = { count: target.answers, sum: target.ranks, squares: target.rankSquares };
  const tones = {
    count: target.tones,
    sum: target.toneSum / TONE_UNIT,
    squares: target.toneSquares / TONE_UNIT ** 2,
  };
  return {
    answers: all.answers,
    noInformation: target.noInformation,
    withoutSearch: all.unsearched,
    mentionRate: rate(target.answers, all.answers, 'no_answers', spreads.mentionRate),
    shareOfVoice: rate(target.answers, voices, 'nothing_mentioned', spreads.shareOfVoice),
    averagePosition: mean(ranks, ranksOf(trackedNames), 'no_mentions', spreads.averagePosition),
    sentiment: mean(tones, TONES, 'no_known_sentiment', spreads.sentiment),
    sentimentUnknown: target.tonesUnknown,
    citationShare: isProduct
      ? none('not_of_products')
      : rate(all.ownCitations, all.citations, 'no_citations', spreads.citationShare),
  };
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

export type Changes = Record<MeasureName, Change>;

/** Compared with the period before. */
export const changesOf = (current: Measures, previous: Measures): Changes => ({
  mentionRate: changeOf(current.mentionRate, previous.mentionRate),
  shareOfVoice: changeOf(current.shareOfVoice, previous.shareOfVoice),
  averagePosition: changeOf(current.averagePosition, previous.averagePosition),
  sentiment: changeOf(current.sentiment, previous.sentiment),
  citationShare: changeOf(current.citationShare, previous.citationShare),
});

export interface MeasuresWithChange extends Measures {
  change: Changes;
}

// What the rules read in one answer, against its labels.
import { createClaimChecker } from '../src/claims/index.ts';
import { createMentionFinder, sentimentsByLexicon } from '../src/visibility/index.ts';
import type { LabelledAnswer } from './answers.ts';
import { type ClaimResult, measureClaims } from './measure-claims.ts';
import { measureMentions } from './measure-mentions.ts';
import { measureSentiment, type SentimentResult } from './measure-sentiment.ts';
import type { Counts } from './scores.ts';

/** When the answers of the corpus were given. */
const DAY = '2026-11-01';

export interface AnswerResult extends ClaimResult, SentimentResult {
  answer: LabelledAnswer;
  mentions: Counts;
  faults: string[];
}

export function measureAnswer(answer: LabelledAnswer): AnswerResult {
  const { brand, language, market, text } = answer;
  const find = createMentionFinder(brand, language);
  const found = find(text);
  const faults: string[] = [];
  const onFault = (fault: string) => void faults.push(fault);
  return {
    answer,
    mentions: measureMentions(answer, found, onFault),
    ...measureClaims(answer, createClaimChecker(brand, language, find)({ text, market, day: DAY }), onFault),
    ...measureSentiment(answer, found, sentimentsByLexicon(text, found, language), onFault),
    faults,
  };
}

// The rules' reading of one answer, compared with its labels.
import type { BrandFile } from '../src/brands/index.ts';
import { type ClaimChecker, createClaimChecker } from '../src/claims/index.ts';
import { createMentionFinder, type MentionFinder, sentimentsByLexicon } from '../src/visibility/index.ts';
import type { LabeledAnswer } from './answers.ts';
import { type ClaimResult, measureClaims } from './measure-claims.ts';
import { measureMentions } from './measure-mentions.ts';
import { measureSentiment, type SentimentResult } from './measure-sentiment.ts';
import type { Counts } from './scores.ts';

/** The dates of the corpus answers. */
const DAY = '2026-11-01';

export interface AnswerResult extends ClaimResult, SentimentResult {
  answer: LabeledAnswer;
  mentions: Counts;
  faults: string[];
}

interface Reader {
  find: MentionFinder;
  check: ClaimChecker;
}

/** Words are compiled once for each brand file; each file is in one language. */
const readers = new WeakMap<BrandFile, Reader>();

function readerFor({ brand, language }: LabeledAnswer): Reader {
  const known = readers.get(brand);
  if (known) return known;
  const find = createMentionFinder(brand, language);
  const reader = { find, check: createClaimChecker(brand, language, find) };
  readers.set(brand, reader);
  return reader;
}

export function measureAnswer(answer: LabeledAnswer): AnswerResult {
  const { language, market, text } = answer;
  const { find, check } = readerFor(answer);
  const found = find(text);
  const faults: string[] = [];
  const onFault = (fault: string) => void faults.push(fault);
  return {
    answer,
    mentions: measureMentions(answer, found, onFault),
    ...measureClaims(answer, check({ text, market, day: DAY }), onFault),
    ...measureSentiment(answer, found, sentimentsByLexicon(text, found, language), onFault),
    faults,
  };
}

// Finds the citations attached to a claim: only these can be its source. Pure.
import { type AnswerCitation, type Citation, citationsOf, type Span } from '../../visibility/index.ts';

export interface CitedAnswer {
  text: string;
  citations: readonly AnswerCitation[];
  ownDomains: readonly string[];
}

const MARKER = /\[\^?(\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,9})\]|【(\d{1,3})/gu;

/**
 * Uses markers (`[2]`) and links in the sentence, and the offsets that the engine returned. `quote` is the sentence.
 */
export function citationsAt({ text, citations, ownDomains }: CitedAnswer, { start, end }: Span): Citation[] {
  const sentence = text.slice(start, end);
  const cited = citations.filter(({ kind }) => kind === 'cited');
  const numbered = [...sentence.matchAll(MARKER)]
    .flatMap(([, list = '', single = '']) => numbersIn(list === '' ? single : list))
    .flatMap((number) => cited[number - 1] ?? []);
  const placed = cited.filter(
    ({ start: from, end: to }) => from !== undefined && from >= start && (to ?? from) <= end + 1,
  );
  return citationsOf(sentence, [...new Set([...placed, ...numbered])], ownDomains);
}

/** `1, 3` and `2–4`. */
function numbersIn(list: string): number[] {
  return list.split(/\s?,\s?/).flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split(/\s?[–-]\s?/).map(Number);
    return Array.from({ length: Math.min(20, Math.max(0, to - from + 1)) }, (_, index) => from + index);
  });
}

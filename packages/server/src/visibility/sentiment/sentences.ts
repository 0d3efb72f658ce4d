// Sentences of an answer as answer engines write them: lines of lists and rows of tables end one too. Pure.
import type { Language } from '../../brands/index.ts';

export interface Span {
  /** UTF-16 units of the answer; `end` is exclusive. */
  start: number;
  end: number;
}

/** What ends with a full stop and ends no sentence. One more is one line. */
const ABBREVIATION =
  /(?:\b(?:vs|e\.g|i\.e|approx|Inc|Ltd|Co|No|Nr|ca|bzw|inkl|z\. ?B|d\. ?h|u\. ?a|Dr|Mr|Ms|Mrs|St|mtl|Mio|max|min)\.|(?<!\b(?:LSF|SPF|PA|pH)[ -])\b\d{1,2}\.)\s*$/u;

const segmenterFor = (language: Language) => new Intl.Segmenter(language, { granularity: 'sentence' });
/** Making one costs more than splitting an answer. */
const SEGMENTERS: Readonly<Record<Language, Intl.Segmenter>> = {
  en: segmenterFor('en'),
  de: segmenterFor('de'),
  ja: segmenterFor('ja'),
};

/** Where there is none, the line is one sentence. */
const ENDS_SENTENCE = /[.!?…\u0085\u2024\u203C-\u203D\u2047-\u2049\u2028\u2029。．！？｡\r\f\v]/u;

/** In the order of the text, without the white space around them; never empty. */
export function splitSentences(text: string, language: Language): Span[] {
  return linesOf(text).flatMap((line) => sentencesOfLine(text, line, language));
}

/** The same of one line of it. */
export function sentencesOfLine(text: string, { start, end }: Span, language: Language): Span[] {
  const line = text.slice(start, end);
  if (/^\s*\|/.test(line) || !ENDS_SENTENCE.test(line)) return trimmed(text, [{ start, end }]);
  const pieces = [...SEGMENTERS[language].segment(withoutMarks(line))].map(({ index, segment }) => ({
    start: start + index,
    end: start + index + segment.length,
  }));
  return trimmed(text, joined(text, pieces));
}

/** The sentence around a place, the nearest before it if the place is between two; places are asked in order. */
export function sentenceWalker(sentences: readonly Span[]): (at: number) => Span {
  let index = 0;
  return (at) => {
    while ((sentences[index + 1]?.start ?? Number.POSITIVE_INFINITY) <= at) index++;
    const sentence = sentences[index];
    return sentence && sentence.start <= at ? sentence : { start: at, end: at };
  };
}

/** What belongs to the sentence before it and would tear it: `[1][2]`, 【3†source】, `([site](https://...))`. */
const CITATIONS =
  /(?:\s?(?:\[\^?\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,9}\]|【[^】]{0,60}】|\(\[[^\]]{0,200}\]\([^)\s]{0,1000}\)\)))+/gu;
const ADDRESS = /\]\([^)\s]{0,1000}\)|https?:\/\/[^\s)\]]{1,1000}/gu;
const EMPHASIS = /(?<=\S)[*_]{1,3}(?=\s|$)|[*_]{1,3}(?=\S)/gu;

/** Of the same length, without marks that a segmenter takes for ends or starts of sentences. */
const withoutMarks = (line: string): string =>
  line
    .replace(CITATIONS, (marks) => ' '.repeat(marks.length))
    .replace(ADDRESS, (address) => 'x'.repeat(address.length))
    .replace(EMPHASIS, (marks, at: number) => (/\s|^$/.test(line[at - 1] ?? '') ? 'X' : ' ').repeat(marks.length));

export function linesOf(text: string): Span[] {
  return [...text.matchAll(/[^\n]+/g)].map(({ 0: line, index }) => ({ start: index, end: index + line.length }));
}

function joined(text: string, pieces: readonly Span[]): Span[] {
  const sentences: Span[] = [];
  for (const piece of pieces) {
    const before = sentences.at(-1);
    const isInName = NAME_WITH_MARK.test(text.slice(piece.start - 2, piece.start + 1));
    if (before && (isInName || ABBREVIATION.test(lastWords(text, before)))) before.end = piece.end;
    else sentences.push({ ...piece });
  }
  return sentences;
}

/** FRITZ!Box */
const NAME_WITH_MARK = /^[\p{L}\p{N}]!\p{Script=Latin}$/u;

/** As many characters as the longest abbreviation needs: a sentence that grows is not read again from its start. */
const LAST = 12;
const lastWords = (text: string, { start, end }: Span): string =>
  text.slice(Math.max(start, end - LAST), end).trimEnd();

const trimmed = (text: string, spans: readonly Span[]): Span[] =>
  spans.flatMap((span) => {
    const raw = text.slice(span.start, span.end);
    const start = span.start + raw.length - raw.trimStart().length;
    const end = span.end - (raw.length - raw.trimEnd().length);
    return start < end ? [{ start, end }] : [];
  });

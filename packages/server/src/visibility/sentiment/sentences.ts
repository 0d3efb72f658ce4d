// Splits an answer into sentences as engines write them: list items and table rows end one too. Pure.
import type { Language } from '../../brands/index.ts';
import { lazily } from '../../kernel/lazily.ts';

export interface Span {
  /** UTF-16 units of the answer; `end` is exclusive. */
  start: number;
  end: number;
}

/** Abbreviations with a full stop that do not end a sentence. One line each. */
const ABBREVIATION =
  /(?:\b(?:vs|e\.g|i\.e|approx|Inc|Ltd|Co|No|Nr|ca|bzw|inkl|z\. ?B|d\. ?h|u\. ?a|Dr|Mr|Ms|Mrs|St|mtl|Mio|max|min)\.|(?<!\b(?:LSF|SPF|PA|pH)[ -])\b\d{1,2}\.)\s*$/u;

const segmenterFor = (language: Language) => lazily(() => new Intl.Segmenter(language, { granularity: 'sentence' }));
/** Constructing one costs more than splitting an answer. */
const SEGMENTERS: Readonly<Record<Language, () => Intl.Segmenter>> = {
  en: segmenterFor('en'),
  de: segmenterFor('de'),
  ja: segmenterFor('ja'),
};

/** Without a match, the line is one sentence. */
const ENDS_SENTENCE = /[.!?…\u0085\u2024\u203C-\u203D\u2047-\u2049\u2028\u2029。．！？｡\r\f\v]/u;

/** In order, trimmed and never empty. */
export function splitSentences(text: string, language: Language): Span[] {
  return linesOf(text).flatMap((line) => sentencesOfLine(text, line, language));
}

/** The same for a single line. */
export function sentencesOfLine(text: string, { start, end }: Span, language: Language): Span[] {
  const line = text.slice(start, end);
  if (/^\s*\|/.test(line) || !ENDS_SENTENCE.test(line)) return trimmed(text, [{ start, end }]);
  const pieces = [...SEGMENTERS[language]().segment(withoutMarks(line))].map(({ index, segment }) => ({
    start: start + index,
    end: start + index + segment.length,
  }));
  return trimmed(text, joined(text, pieces));
}

/** The sentence at a position, or the nearest one before it; positions must be queried in order. */
export function sentenceWalker(sentences: readonly Span[]): (at: number) => Span {
  let index = 0;
  return (at) => {
    while ((sentences[index + 1]?.start ?? Number.POSITIVE_INFINITY) <= at) index++;
    const sentence = sentences[index];
    return sentence && sentence.start <= at ? sentence : { start: at, end: at };
  };
}

/** Text that belongs to the previous sentence: `[1][2]`, 【3†source】, `([site](https://...))`. */
const CITATIONS =
  /(?:\s?(?:\[\^?\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,9}\]|【[^】]{0,60}】|\(\[[^\]]{0,200}\]\([^)\s]{0,1000}\)\)))+/gu;
const ADDRESS = /\]\([^)\s]{0,1000}\)|https?:\/\/[^\s)\]]{1,1000}/gu;
const EMPHASIS = /(?<=\S)[*_]{1,3}(?=\s|$)|[*_]{1,3}(?=\S)/gu;

/** Of the same length, without characters that a segmenter treats as sentence boundaries. */
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

/** The length of the longest abbreviation: a growing sentence is not read again from its start. */
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

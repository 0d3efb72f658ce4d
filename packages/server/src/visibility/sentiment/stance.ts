// The verdict on a name from the words around it: who is chosen, who is rejected, who wins a comparison. Pure.
import type { Language } from '../../brands/index.ts';
import { type BareSentence, NAME } from './bare-sentence.ts';
import { COMPARISONS } from './comparison-data.ts';
import { tonesOf, withoutDenials } from './lexicon.ts';
import { SENTIMENT_GRAMMAR, STANCES } from './sentiment-data.ts';

const BEFORE = 72;
const AFTER = 60;

/** 0 if the words around it are neutral. */
export function verdictOn(text: string, name: number, language: Language): -1 | 0 | 1 {
  const before = text.slice(Math.max(0, name - BEFORE), name).trimStart();
  const after = text.slice(name + 1, name + 1 + AFTER);
  const head = listHead(before);
  const first = STANCES[language].find(
    (stance) => (stance.before?.test(head) ?? true) && (stance.after?.test(after) ?? true),
  );
  if (!first) return 0;
  return first.before && isDenied(head.slice(0, first.before.exec(head)?.index), language)
    ? (-first.value as -1 | 1)
    : first.value;
}

const REACH = 5;

/** "Nobody was impressed by X", "no complaints about X". */
function isDenied(ahead: string, language: Language): boolean {
  const words = withoutDenials(ahead, language).match(/[\p{L}'’]+/gu) ?? [];
  return words.slice(-REACH).some((word) => SENTIMENT_GRAMMAR[language].negators.test(word));
}

/** "buy X or Y": a verdict on the first of a list applies to each. */
const listHead = (before: string): string =>
  before.replace(new RegExp(`(?:${NAME}(?:,| and| or| und| oder|[とや])* ?)+$`, 'u'), '');

export function losesComparison(text: string, name: number, language: Language): boolean {
  const { worseBefore, worseAfter } = SENTIMENT_GRAMMAR[language];
  return (
    worseBefore.test(text.slice(Math.max(0, name - 48), name)) ||
    (worseAfter?.test(text.slice(name + 1, name + 24)) ?? false)
  );
}

/** Indexes of the names that the rest of the sentence is contrasted with: "unlike X". */
export function contrastedNames({ text, names }: BareSentence, language: Language): number[] {
  const places = new Set(
    [...text.matchAll(SENTIMENT_GRAMMAR[language].setAgainst)].map(
      ({ 0: match, index }) => index + match.indexOf(NAME),
    ),
  );
  return places.size === 0 ? [] : [...names.keys()].filter((index) => places.has(names[index] ?? -1));
}

/** Verdicts from comparing names with each other, by name index. */
export function comparedIn({ text, names }: BareSentence, language: Language): Map<number, number> {
  const values = new Map<number, number>();
  if (names.length < 2) return values;
  const indexAt = new Map(names.map((place, index) => [place, index]));
  for (const { pattern, values: said } of COMPARISONS[language])
    for (const { 0: match, index: start, groups } of text.matchAll(pattern)) {
      const quality = groups?.quality === undefined ? 1 : qualityOf(groups.quality, language);
      const places = [match.indexOf(NAME), match.lastIndexOf(NAME)].map((at) => indexAt.get(start + at));
      for (const [side, index] of places.entries())
        if (index !== undefined && !values.has(index)) values.set(index, (said[side] ?? 0) * quality);
    }
  return values;
}

/** Having more of something is good, unless a word marks it as bad. */
const qualityOf = (words: string, language: Language): number =>
  Math.sign(tonesOf(words, language).reduce((sum, { value }) => sum + value, 0)) || 1;

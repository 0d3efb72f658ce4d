// Quantities with their units in a text. Pure.
import type { Language } from '../brands/index.ts';
import { literal, type Span } from '../visibility/index.ts';
import { UNITS, type Unit } from './attribute-data.ts';
import { NUMBER, numberWords, readNumber } from './numbers.ts';

export interface Quantity extends Span {
  value: number;
  /** The size of its last digit. */
  step: number;
  unit: Unit;
}

const WORDS = UNITS.flatMap((unit) => unit.words.map((word) => ({ word, unit }))).toSorted(
  (a, b) => b.word.length - a.word.length,
);
const UNIT = WORDS.map(({ word }) => literal(word)).join('|');

const patternFor = (language: Language): RegExp =>
  new RegExp(
    `(?<![\\p{Script=Latin}\\d.,$€£¥-])(?<number>${NUMBER}|(?<!\\p{L})(?:${numberWords(language)}))(?:[\\s-]|\\u00A0)?(?<unit>${UNIT})(?!\\p{Script=Latin}|\\/(?!\\s)\\p{Script=Latin})`,
    'giu',
  );

const PATTERNS: Readonly<Record<Language, RegExp>> = {
  en: patternFor('en'),
  de: patternFor('de'),
  ja: patternFor('ja'),
};

export function quantitiesIn(text: string, { start, end }: Span, language: Language): Quantity[] {
  return [...text.slice(start, end).matchAll(PATTERNS[language])].flatMap(({ 0: match, index, groups = {} }) => {
    const unit = unitCalled(groups.unit ?? '');
    if (!unit) return [];
    return [
      { start: start + index, end: start + index + match.length, unit, ...readNumber(groups.number ?? '', language) },
    ];
  });
}

/** As written, else without regard to case: `GB` and `gb`, but `m` is no `M`. */
export const unitCalled = (word: string): Unit | undefined =>
  WORDS.find((other) => other.word === word)?.unit ??
  WORDS.find((other) => other.word.length > 1 && other.word.toLowerCase() === word.toLowerCase())?.unit;

/** Equal to the last digit that was written; where units differ, to half a percent more. */
export function isSame(claimed: Quantity, verified: { value: number; unit: Unit }): boolean {
  const claimedBase = claimed.value * claimed.unit.factor;
  const verifiedBase = verified.value * verified.unit.factor;
  const rounding = (claimed.step * claimed.unit.factor) / 2;
  const conversion = claimed.unit === verified.unit ? 0 : Math.abs(verifiedBase) * 0.005;
  return Math.abs(claimedBase - verifiedBase) <= Math.max(rounding, conversion) + 1e-9;
}

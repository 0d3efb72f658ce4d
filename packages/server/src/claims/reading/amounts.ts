// Reads amounts of money and measures at a position in the text, with their ranges and compounds. Pure.
import type { Language } from '../../brands/index.ts';
import { CURRENCIES } from './money-data.ts';
import { numberAt } from './numbers.ts';
import { toBaseUnit, type Unit, type UnitTable } from './units.ts';

export interface Amount {
  start: number;
  end: number;
  /** The same as `low` unless it is a range. */
  low: number;
  high: number;
  /** The size of the last digit. */
  step: number;
  currency: string | undefined;
  unit: Unit | undefined;
  /** For a compound such as `5 lb 3 oz`: the original text. */
  shown: string;
}

interface Sign {
  text: string;
  code: string;
}

const signs = (side: 'before' | 'after'): Sign[] =>
  Object.entries(CURRENCIES)
    .flatMap(([code, words]) => words[side].map((text) => ({ text, code })))
    .toSorted((a, b) => b.text.length - a.text.length);
const BEFORE = signs('before');
const AFTER = signs('after');
const LONGEST_SIGN = Math.max(...[...BEFORE, ...AFTER].map(({ text }) => text.length));
const signsByText = (list: readonly Sign[]): Map<string, string> => new Map(list.map(({ text, code }) => [text, code]));
const FIRST_OF_SIGNS = new Set([...BEFORE, ...AFTER].map(({ text }) => text[0]));
const BEFORE_CODES = signsByText(BEFORE);
const AFTER_CODES = signsByText(AFTER);

const RANGE = /\s?(?:–|—|-|~|〜|～)\s?|\s(?:to|bis|bis zu)\s|から/uy;
const JOIN = /\s?,?\s?(?:and\s|und\s|と)?/uy;
/** Millions of money are not a price. */
const MILLIONS =
  /[\s-]?(?:bn|million|billion|Mio\.?|Mrd\.?|Million|Millionen|Milliarde|Milliarden|億|兆)(?![\p{Script=Latin}])/iuy;
/** "$45M": only after a currency sign, since "15 m" means metres. */
const SHORT_MILLIONS = /\s?(?:m|M|mn)(?![\p{Script=Latin}\d])/uy;
const THOUSANDS = /\s?(?:k|K|thousand|Tausend|tsd\.)(?![\p{Script=Latin}\d])/uy;
const HALF = /半|\s(?:and a half)(?!\p{L})/uy;

const matchAt = (pattern: RegExp, text: string, at: number): number | undefined => {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match ? at + match[0].length : undefined;
};

function signAt(
  codes: ReadonlyMap<string, string>,
  text: string,
  at: number,
): { code: string; end: number } | undefined {
  if (!FIRST_OF_SIGNS.has(text[at])) return undefined;
  for (let end = Math.min(text.length, at + LONGEST_SIGN); end > at; end--) {
    const code = codes.get(text.slice(at, end));
    const isWord = /\p{Script=Latin}/u.test(text[end - 1] ?? '');
    if (code !== undefined && !(isWord && /\p{Script=Latin}/u.test(text[end] ?? ''))) return { code, end };
  }
  return undefined;
}

/** One number with its unit or currency; undefined if none starts here. */
function single(text: string, start: number, language: Language, units: UnitTable): Amount | undefined {
  const before = signAt(BEFORE_CODES, text, start);
  const first = before ? before.end + (text[before.end] === ' ' ? 1 : 0) : start;
  const number = numberAt(text, first, language);
  if (!number || (before && number.inWords)) return undefined;
  let { value, end } = number;
  let { step } = number;
  const thousands = matchAt(THOUSANDS, text, end);
  if (thousands !== undefined) {
    [value, step, end] = [value * 1000, step * 1000, thousands];
  }
  const millions = matchAt(MILLIONS, text, end) ?? (before && matchAt(SHORT_MILLIONS, text, end));
  if (millions !== undefined) {
    const factor = /^\s?-?(?:b|Mrd|Milliard)/i.test(text.slice(end, millions)) ? 1_000_000_000 : 1_000_000;
    if (!/[億兆]/u.test(text.slice(end, millions))) [value, step] = [value * factor, step * factor];
    end = millions;
  }
  const after = before ? undefined : signAfter(text, end);
  // Pounds are money or weight; the surrounding words decide.
  const isPound = after !== undefined && /^(?:pounds?|Pfund|ポンド)$/u.test(text.slice(end, after.end).trim());
  const unit = before || (after && !isPound) ? undefined : unitAfter(text, end, units, language);
  // "one" and "a" are usually not numbers.
  if (number.inWords && !after && !unit && (language === 'ja' || value < 2)) return undefined;
  const half = unit && matchAt(HALF, text, unit.end);
  if (half !== undefined) [value, step] = [value + 0.5, 0.5];
  end = half ?? after?.end ?? unit?.end ?? end;
  const sign = before?.code ?? after?.code;
  const currency = sign !== undefined && millions !== undefined ? 'millions' : sign;
  return { start, end, low: value, high: value, step, currency, unit: unit?.unit, shown: text.slice(start, end) };
}

const signAfter = (text: string, end: number): { code: string; end: number } | undefined => {
  const dash = text.startsWith(',-', end) || text.startsWith(',–', end) ? 2 : 0;
  const gap = /[ -]/.test(text[end + dash] ?? '') ? 1 : 0;
  return signAt(AFTER_CODES, text, end + dash + gap);
};

/** Joined to the number, or not followed by a word that it could introduce. */
const INCH = /^(?:-in(?!\p{L})| in(?=\.?\s*(?:[.,;:)|×x]|$|against|vs|tall|wide|long|deep|high|thick|across)))/u;

/** "10 in 2024": `in` is a unit only if joined to its number. */
function unitAfter(
  text: string,
  end: number,
  units: UnitTable,
  language: Language,
): { unit: Unit; end: number } | undefined {
  const inch = language === 'en' && INCH.test(text.slice(end, end + 14));
  const known = inch ? units.called('inch') : undefined;
  if (known) return { unit: known, end: end + 3 };
  const gap = /[ \-–]/.test(text[end] ?? '') ? 1 : 0;
  return units.at(text, end + gap);
}

/** The amount that starts at a position, including its range (`10–12 h`) and smaller parts (`5 lb 3 oz`). */
export function amountAt(text: string, start: number, language: Language, units: UnitTable): Amount | undefined {
  const first = single(text, start, language, units);
  if (!first) return undefined;
  return rangeOf(text, first, language, units) ?? compoundOf(text, first, language, units) ?? first;
}

function rangeOf(text: string, first: Amount, language: Language, units: UnitTable): Amount | undefined {
  const next = matchAt(RANGE, text, first.end);
  const second = next === undefined ? undefined : single(text, next, language, units);
  if (!second || second.currency === 'millions') return undefined;
  const isSame =
    (first.currency === undefined || second.currency === undefined || first.currency === second.currency) &&
    (first.unit === undefined || first.unit.dimension === second.unit?.dimension) &&
    (first.currency !== undefined ||
      first.unit !== undefined ||
      second.currency !== undefined ||
      second.unit !== undefined);
  if (!isSame || (first.unit === undefined && first.currency !== undefined && second.unit !== undefined))
    return undefined;
  const unit = second.unit ?? first.unit;
  const low = first.unit && unit && first.unit !== unit ? (first.low * first.unit.factor) / unit.factor : first.low;
  if (low >= second.high) return undefined;
  return {
    ...second,
    unit,
    currency: second.currency ?? first.currency,
    start: first.start,
    low,
    step: Math.max(first.step, second.step),
    shown: text.slice(first.start, second.end),
  };
}

function compoundOf(text: string, first: Amount, language: Language, units: UnitTable): Amount | undefined {
  const { unit } = first;
  const next = unit && matchAt(JOIN, text, first.end);
  const second = next === undefined ? undefined : single(text, next, language, units);
  if (!unit || !second?.unit || unit.dimension !== second.unit.dimension || unit.dimension === 'people')
    return undefined;
  const ratio = second.unit.factor / unit.factor;
  if (ratio >= 1 || second.low * ratio >= 1 || !/[a-z\p{L}]/u.test(unit.symbol)) return undefined;
  const value = first.low + second.low * ratio;
  return {
    ...first,
    low: value,
    high: value,
    step: second.step * ratio,
    end: second.end,
    shown: text.slice(first.start, second.end),
  };
}

/** The lowest and highest value in the base unit. */
export const baseRange = ({ low, high }: Amount, unit: Unit): [number, number] => [
  toBaseUnit(low, unit),
  toBaseUnit(high, unit),
];

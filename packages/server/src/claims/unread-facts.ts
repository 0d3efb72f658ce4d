// Finds facts in a brand file that are hard to compare with answers, each with advice. Pure.
import type { BrandFile, Fact, SpecFact } from '../brands/index.ts';
import { ATTRIBUTES, CODE_PATTERNS } from './reading/attribute-data.ts';
import { CURRENCIES } from './reading/money-data.ts';
import { unitTable } from './reading/units.ts';
import { keyOf } from './reading/vocabulary.ts';

export interface UnreadFact {
  /** Its path in the file, such as `['facts', 3, 'unit']`. */
  path: (string | number)[];
  message: string;
}

const UNITS = unitTable();

export const unreadFacts = (file: BrandFile): UnreadFact[] =>
  file.facts.flatMap((fact, index) =>
    faultsOf(fact, file).map(([key, message]) => ({ path: ['facts', index, key], message })),
  );

function faultsOf(fact: Fact, file: BrandFile): [string, string][] {
  if (fact.kind === 'price' && !(fact.currency in CURRENCIES))
    return [['currency', `is not recognized in answers; use one of: ${Object.keys(CURRENCIES).join(', ')}`]];
  if (fact.kind !== 'spec') return [];
  return [...unitFaults(fact), ...valueFaults(fact), ...labelFaults(fact, file)];
}

/** A word for counted things is matched as written; an unknown symbol is not. */
function unitFaults({ unit }: SpecFact): [string, string][] {
  if (unit === undefined || UNITS.called(unit) || /^[\p{L}\s-]{4,}$/u.test(unit)) return [];
  return [['unit', `${unit} is recognized only in exactly this spelling, and other units are not converted to it`]];
}

const FRAMED = new Set(['headquarters', 'founding year']);

function valueFaults({ value, attribute, labels }: SpecFact): [string, string][] {
  if (typeof value === 'number' || CODE_PATTERNS.some((pattern) => pattern.test(value))) return [];
  const known = knownAs([attribute, ...labels]);
  if (known !== undefined && FRAMED.has(known)) return [];
  return [['value', 'is text: answers with the same text are recognized, but other texts never contradict it']];
}

const knownAs = (words: readonly string[]): string | undefined => {
  const keys = new Set(words.map(keyOf));
  return ATTRIBUTES.find(({ name, nouns }) => [name, ...nouns.split('|')].some((word) => keys.has(keyOf(word))))?.name;
};

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** An attribute without a name in an answer's language cannot be found there. */
function labelFaults({ attribute, labels }: SpecFact, { markets }: BrandFile): [string, string][] {
  const words = [attribute, ...labels];
  if (!markets.includes('JP') || knownAs(words) !== undefined || words.some((word) => JAPANESE.test(word))) return [];
  return [['attribute', `${attribute} has no Japanese word; add one to its labels`]];
}

// Every word that rules know of, for one brand in one language: the language's own, the file's plans, attributes and
// partners. What the file says wins over what the language says. Compiled once. Pure.
import {
  type BrandFile,
  type IntegrationFact,
  type Language,
  MARKETS,
  type Market,
  PERIODS,
  type Period,
  type SpecFact,
} from '../brands/index.ts';
import { ATTRIBUTES, type KnownAttribute } from './attribute-data.ts';
import { fold } from './fold.ts';
import { type UnitTable, unitTable } from './units.ts';
import { DE } from './words/de.ts';
import { EN } from './words/en.ts';
import { JA } from './words/ja.ts';
import type { Kind, Words } from './words/kinds.ts';

export interface Attribute {
  name: string;
  /** None: the brand's facts do not know it. */
  facts: SpecFact[];
  /** Of its facts' units, or the usual one. */
  dimension: string | undefined;
}

export interface AttributeWord {
  attribute: Attribute;
  /** One word of several (`tank` of `water tank`). */
  isPart: boolean;
  isVerb: boolean;
}

export interface Entry {
  kinds: Set<Kind>;
  period?: Period;
  market?: Market | 'other';
  /** By how it is written. */
  plans?: Map<string, string>;
  attributes?: AttributeWord[];
  partners?: { name: string; facts: IntegrationFact[] }[];
}

export interface Vocabulary {
  language: Language;
  units: UnitTable;
  attributes: Attribute[];
  /** By what the word is in lower case, single spaces between words. */
  entries: Map<string, Entry>;
  /** The longest entry, in words (Japanese: in characters). */
  longest: number;
}

const WORDS: Readonly<Record<Language, Words>> = { en: EN, de: DE, ja: JA };

export const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\-‐‑]+/gu, ' ')
    .trim();

export function vocabularyOf(brand: BrandFile, language: Language): Vocabulary {
  const entries = new Map<string, Entry>();
  const entry = (word: string): Entry => {
    const key = keyOf(fold(word).text);
    const known = entries.get(key) ?? { kinds: new Set() };
    entries.set(key, known);
    return known;
  };
  addWords(WORDS[language], entry);
  const attributes = addAttributes(brand, language, entry);
  addPlans(brand, entry);
  addPartners(brand, entry);
  entries.delete('');
  const size = (key: string) => (language === 'ja' ? key.length : key.split(' ').length);
  return {
    ...{ language, attributes, entries },
    units: unitTable(countedUnits(brand)),
    longest: Math.max(...[...entries.keys()].map(size)),
  };
}

const split = (list: string | undefined): string[] => (list ?? '').split('|').filter((word) => word !== '');

function addWords({ kinds, periods, markets }: Words, entry: (word: string) => Entry): void {
  for (const [kind, list] of Object.entries(kinds) as [Kind, string][])
    for (const word of split(list)) entry(word).kinds.add(kind);
  // A monthly fee is a fee with its period.
  for (const word of split(kinds.priceNoun))
    for (const period of PERIODS)
      if (split(periods[period]).some((one) => word.split(' ').includes(one))) entry(word).period = period;
  for (const period of PERIODS) for (const word of split(periods[period])) entry(word).period = period;
  for (const market of [...MARKETS, 'other'] as const)
    for (const word of split(markets[market])) entry(word).market = market;
}

function addPlans(brand: BrandFile, entry: (word: string) => Entry): void {
  for (const fact of brand.facts) {
    if (fact.kind !== 'price' || fact.plan === undefined) continue;
    for (const word of [fact.plan, ...fact.labels]) {
      const known = entry(word);
      known.plans ??= new Map();
      known.plans.set(word, fact.plan);
    }
  }
}

function addPartners(brand: BrandFile, entry: (word: string) => Entry): void {
  const facts = brand.facts.filter((fact) => fact.kind === 'integration');
  for (const fact of facts)
    for (const word of [fact.with, ...fact.labels]) {
      const known = entry(word);
      known.partners ??= [];
      const same = known.partners.find(({ name }) => name === word);
      if (same) same.facts.push(fact);
      else known.partners.push({ name: word, facts: [fact] });
    }
}

/** Too common to say by themselves which attribute is meant. */
const GENERAL = new Set(
  'level|capacity|time|max|maximum|rate|rating|power|number|size|duration|output|value|total|with|for|per|and|the|type|of|limit|included|allowance|content|main|minimum|min|average|one|full|zeit|dauer|maximale|wert|anzahl|pro|und|mit|für|bei|der|die|das|von|zahl'.split(
    '|',
  ),
);

function addAttributes(brand: BrandFile, language: Language, entry: (word: string) => Entry): Attribute[] {
  const facts = brand.facts.filter((fact) => fact.kind === 'spec');
  const named = Map.groupBy(facts, ({ attribute }) => attribute);
  const owned = new Set(facts.flatMap((fact) => [fact.attribute, ...fact.labels].map(keyOf)));
  const units = unitTable();
  const taken = new Set<KnownAttribute>();
  const attributes = [...named].map(([name, list]): Attribute => {
    const unit = list.map(({ unit: word }) => word).find((word) => word !== undefined);
    const dimension = unit === undefined ? undefined : (units.called(unit)?.dimension ?? `count: ${unit}`);
    const attribute = { name, facts: list, dimension };
    const labels = [...new Set([name, ...list.flatMap((fact) => fact.labels)])];
    const known = knownAs(labels, dimension);
    for (const label of labels) addName(entry, attribute, label, language);
    if (known) {
      taken.add(known);
      for (const word of split(known.nouns)) if (!owned.has(keyOf(word))) addWord(entry(word), attribute, false, false);
      for (const word of split(known.verbs)) addWord(entry(word), attribute, false, true);
    }
    return attribute;
  });
  // What no fact speaks of still says that a measure is of something else.
  for (const known of ATTRIBUTES)
    if (!taken.has(known)) {
      const attribute = { name: known.name, facts: [], dimension: known.dimension };
      for (const word of split(known.nouns)) if (!owned.has(keyOf(word))) addWord(entry(word), attribute, false, false);
      for (const word of split(known.verbs)) addWord(entry(word), attribute, false, true);
      attributes.push(attribute);
    }
  return attributes;
}

/** Which of the known attributes a brand file means by its own name for it. */
function knownAs(labels: readonly string[], dimension: string | undefined): KnownAttribute | undefined {
  const keys = new Set(labels.map(keyOf));
  const fits = (known: KnownAttribute) =>
    dimension === undefined || known.dimension === dimension || !/^[a-z ]+$/.test(known.dimension);
  return (
    ATTRIBUTES.find((known) => keys.has(keyOf(known.name)) && fits(known)) ??
    ATTRIBUTES.find((known) => split(known.nouns).some((word) => keys.has(keyOf(word))) && fits(known))
  );
}

function addName(entry: (word: string) => Entry, attribute: Attribute, label: string, language: Language): void {
  for (const form of formsOf(label, language)) addWord(entry(form), attribute, false, false);
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(label)) return;
  const words = label.split(/[\s\-/()]+/u).filter((word) => word.length >= 3 && !GENERAL.has(word.toLowerCase()));
  if (label.split(/[\s\-/()]+/u).length < 2) return;
  for (const word of words) for (const form of formsOf(word, language)) addWord(entry(form), attribute, true, false);
}

const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ['', 's', 'es'],
  de: ['', 'e', 'en', 'n', 's', 'es', 'er'],
  ja: [''],
};

const formsOf = (word: string, language: Language): string[] =>
  /\p{Script=Latin}$/u.test(word) ? ENDINGS[language].map((ending) => word + ending) : [word];

function addWord(entry: Entry, attribute: Attribute, isPart: boolean, isVerb: boolean): void {
  entry.attributes ??= [];
  if (!entry.attributes.some((one) => one.attribute === attribute))
    entry.attributes.push({ attribute, isPart, isVerb });
}

/** Words for what facts count and the table of units does not have: `10 accounts`. */
function countedUnits({ facts }: BrandFile): Map<string, string> {
  const units = unitTable();
  const counted = new Map<string, string>();
  for (const fact of facts) {
    if (fact.kind !== 'spec' || fact.unit === undefined || units.called(fact.unit)) continue;
    const stem = fact.unit.replace(/s$/, '');
    for (const word of [fact.unit, stem, `${stem}s`, `${fact.unit}n`, `${fact.unit}en`]) counted.set(word, fact.unit);
  }
  return counted;
}

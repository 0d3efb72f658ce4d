// Every word the rules know for one brand in one language: general words, plus the brand file's plans, attributes and
// partners, which take precedence. Compiled once. Pure.
import {
  type BrandFile,
  type IntegrationFact,
  type Language,
  MARKETS,
  type Market,
  PERIODS,
  type Period,
  type SpecFact,
} from '../../brands/index.ts';
import { lazily } from '../../kernel/lazily.ts';
import { ATTRIBUTES, type KnownAttribute } from './attribute-data.ts';
import { fold } from './readable-text.ts';
import { type UnitTable, unitTable } from './units.ts';
import { DE } from './words/de.ts';
import { EN } from './words/en.ts';
import { JA } from './words/ja.ts';
import type { Kind, Words } from './words/kinds.ts';

export interface Attribute {
  name: string;
  /** Absent if the brand's facts do not have it. */
  facts: SpecFact[];
  /** The unit of its facts, or the usual one. */
  dimension: string | undefined;
  /** `storage in the Team plan`: applies to that plan only. */
  plan?: string;
}

export interface AttributeWord {
  attribute: Attribute;
  /** One word of several (`tank` in `water tank`). */
  isPart: boolean;
  isVerb: boolean;
}

export interface Entry {
  kinds: Set<Kind>;
  period?: Period;
  market?: Market | 'other';
  /** By spelling. */
  plans?: Map<string, string>;
  attributes?: AttributeWord[] | undefined;
  partners?: { name: string; facts: IntegrationFact[] }[];
}

export interface Vocabulary {
  language: Language;
  units: UnitTable;
  attributes: Attribute[];
  /** Keyed by the lower-case word with single spaces (`keyOf`). */
  find(key: string): Entry | undefined;
  /** By first character, the length of the longest entry: in words, or for Japanese in characters. */
  longest: ReadonlyMap<string, number>;
}

const UNITS = unitTable();
const WORDS: Readonly<Record<Language, Words>> = { en: EN, de: DE, ja: JA };

const SEPARATORS = /[\s\-‐‑]+/gu;

/** The key of an entry: lower case, single spaces between words. */
export function keyOf(text: string): string {
  const lower = text.toLowerCase();
  return lower.search(SEPARATORS) < 0 ? lower : lower.replace(SEPARATORS, ' ').trim();
}

export function vocabularyOf(brand: BrandFile, language: Language): Vocabulary {
  const common = COMMON[language]();
  const own = new Map<string, Entry>();
  const entry: EntryOf = (word) => {
    const key = keyOf(fold(word).text);
    const known = own.get(key) ?? copyOf(common.entries.get(key));
    own.set(key, known);
    return known;
  };
  const attributes = addAttributes(brand, language, entry, common);
  addPlans(brand, entry);
  addPartners(brand, entry);
  own.delete('');
  const longest = longestByFirst(own.keys(), sizeIn(language), common.longest);
  return {
    language,
    attributes,
    longest,
    units: unitTable(countedUnits(brand)),
    find: (key) => own.get(key) ?? common.entries.get(key),
  };
}

type EntryOf = (word: string) => Entry;

/** The vocabulary that all brands share in a language. */
interface Common {
  entries: ReadonlyMap<string, Entry>;
  longest: ReadonlyMap<string, number>;
  /** No brand has a fact for it yet. */
  attributes: ReadonlyMap<KnownAttribute, Attribute>;
}

/** Thousands of words, shared by all brands. */
const COMMON: Readonly<Record<Language, () => Common>> = {
  en: lazily(() => commonWords('en')),
  de: lazily(() => commonWords('de')),
  ja: lazily(() => commonWords('ja')),
};

function commonWords(language: Language): Common {
  const entries = new Map<string, Entry>();
  const entry: EntryOf = (word) => {
    const key = keyOf(fold(word).text);
    const known = entries.get(key) ?? { kinds: new Set() };
    entries.set(key, known);
    return known;
  };
  addWords(WORDS[language], entry);
  const attributes = new Map<KnownAttribute, Attribute>();
  for (const known of ATTRIBUTES) {
    const attribute = { name: known.name, facts: [], dimension: known.dimension };
    attributes.set(known, attribute);
    for (const word of split(known.nouns)) addWord(entry(word), attribute, false, false);
    for (const word of split(known.verbs)) addWord(entry(word), attribute, false, true);
  }
  return { entries, attributes, longest: longestByFirst(entries.keys(), sizeIn(language)) };
}

const copyOf = (entry: Entry | undefined): Entry =>
  entry === undefined
    ? { kinds: new Set() }
    : { ...entry, kinds: new Set(entry.kinds), ...(entry.attributes && { attributes: [...entry.attributes] }) };

const sizeIn = (language: Language) => (key: string) => (language === 'ja' ? key.length : key.split(' ').length);

function longestByFirst(
  keys: Iterable<string>,
  size: (key: string) => number,
  known: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const longest = new Map(known);
  for (const key of keys) {
    const first = key[0] ?? '';
    longest.set(first, Math.max(longest.get(first) ?? 0, size(key)));
  }
  return longest;
}

const split = (list: string | undefined): string[] => (list ?? '').split('|').filter((word) => word !== '');

function addWords({ kinds, periods, markets }: Words, entry: EntryOf): void {
  for (const [kind, list] of Object.entries(kinds) as [Kind, string][])
    for (const word of split(list)) entry(word).kinds.add(kind);
  // A monthly fee is a fee with a period.
  for (const word of split(kinds.priceNoun))
    for (const period of PERIODS)
      if (split(periods[period]).some((one) => word.split(' ').includes(one))) entry(word).period = period;
  for (const period of PERIODS) for (const word of split(periods[period])) entry(word).period = period;
  for (const market of [...MARKETS, 'other'] as const)
    for (const word of split(markets[market])) entry(word).market = market;
}

function addPlans(brand: BrandFile, entry: EntryOf): void {
  for (const fact of brand.facts) {
    if (fact.kind !== 'price' || fact.plan === undefined) continue;
    for (const word of [fact.plan, ...fact.labels]) {
      const known = entry(word);
      known.plans ??= new Map();
      known.plans.set(word, fact.plan);
    }
  }
}

function addPartners(brand: BrandFile, entry: EntryOf): void {
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

/** Too common to identify an attribute by themselves. */
const GENERAL = new Set(
  'level|capacity|time|max|maximum|rate|rating|power|number|size|duration|output|value|total|with|for|per|and|the|type|of|limit|included|allowance|content|main|minimum|min|average|one|full|zeit|dauer|maximale|wert|anzahl|pro|und|mit|für|bei|der|die|das|von|zahl'.split(
    '|',
  ),
);

function addAttributes(
  brand: BrandFile,
  language: Language,
  entry: EntryOf,
  { attributes: common }: Common,
): Attribute[] {
  const facts = brand.facts.filter((fact) => fact.kind === 'spec');
  const unowned = new Map(common);
  const labelsOf = new Map<Attribute, string[]>();
  const attributes = [...Map.groupBy(facts, ({ attribute }) => attribute)].map(([name, list]): Attribute => {
    const plan = planIn(name, brand);
    const attribute: Attribute = { name, facts: list, dimension: dimensionOf(list), ...(plan && { plan: plan.name }) };
    labelsOf.set(attribute, [...new Set([plan?.rest ?? name, ...list.flatMap((fact) => fact.labels)])]);
    return attribute;
  });
  // A name from the brand file means that attribute only, and overrides the general meaning.
  const ownWords = new Set([...labelsOf.values()].flat().map(keyOf));
  for (const word of ownWords) entry(word).attributes = entry(word).attributes?.filter(({ isVerb }) => isVerb) ?? [];
  for (const [attribute, labels] of labelsOf) {
    for (const label of labels) addName(entry, attribute, label, language);
    const known = knownAs(labels, attribute.dimension);
    if (known) addKnown(entry, attribute, known, { ownWords, stranger: common.get(known) });
    if (known) unowned.delete(known);
  }
  return [...attributes, ...unowned.values()];
}

function dimensionOf(facts: readonly SpecFact[]): string | undefined {
  const unit = facts.map((fact) => fact.unit).find((word) => word !== undefined);
  return unit === undefined ? undefined : (UNITS.called(unit)?.dimension ?? `count: ${unit}`);
}

/** All words for a known attribute refer to the brand's own, instead of one without facts. */
function addKnown(
  entry: EntryOf,
  attribute: Attribute,
  known: KnownAttribute,
  { ownWords, stranger }: { ownWords: ReadonlySet<string>; stranger: Attribute | undefined },
): void {
  const replace = (word: string, isVerb: boolean): void => {
    const place = entry(word);
    place.attributes = place.attributes?.filter((one) => one.attribute !== stranger);
    addWord(place, attribute, false, isVerb);
  };
  for (const word of split(known.nouns)) if (!ownWords.has(keyOf(word))) replace(word, false);
  for (const word of split(known.verbs)) replace(word, true);
}

/** The plan at the end of an attribute's name, and the name without it. */
function planIn(name: string, { facts }: BrandFile): { name: string; rest: string } | undefined {
  for (const fact of facts) {
    if (fact.kind !== 'price' || fact.plan === undefined || !name.endsWith(` ${fact.plan}`)) continue;
    const rest = name
      .slice(0, -fact.plan.length)
      .replace(/[\s,(]*(?:in the|on the|of the|in|on|im|of|des|der)?\s*(?:Tarif|plan|tier)?\s*$/iu, '');
    if (rest !== '') return { name: fact.plan, rest };
  }
  return undefined;
}

/** The known attributes that a brand file's own name for an attribute stands for. */
function knownAs(labels: readonly string[], dimension: string | undefined): KnownAttribute | undefined {
  const keys = new Set(labels.map(keyOf));
  const fits = (known: KnownAttribute) =>
    dimension === undefined ||
    known.dimension === dimension ||
    (known.dimension === 'count' && dimension.startsWith('count'));
  return (
    ATTRIBUTES.find((known) => keys.has(keyOf(known.name)) && fits(known)) ??
    ATTRIBUTES.find((known) => split(known.nouns).some((word) => keys.has(keyOf(word))) && fits(known))
  );
}

function addName(entry: EntryOf, attribute: Attribute, label: string, language: Language): void {
  for (const form of formsOf(label, language)) addWord(entry(form), attribute, false, false);
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(label)) return;
  const words = label.split(/[\s\-/()]+/u).filter((word) => word.length >= 3 && !GENERAL.has(word.toLowerCase()));
  if (label.split(/[\s\-/()]+/u).length < 2) return;
  for (const word of words)
    for (const form of formsOf(word, language)) {
      const known = entry(form);
      // `monthly` in `monthly runs` is not a word for runs.
      if (known.kinds.size === 0 && known.period === undefined) addWord(known, attribute, true, false);
    }
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

/** Words for counted things that the unit table lacks: `10 accounts`. */
function countedUnits({ facts }: BrandFile): Map<string, string> {
  const counted = new Map<string, string>();
  for (const fact of facts) {
    if (fact.kind !== 'spec' || fact.unit === undefined || UNITS.called(fact.unit)) continue;
    const stem = fact.unit.replace(/s$/, '');
    for (const word of [fact.unit, stem, `${stem}s`, `${fact.unit}n`, `${fact.unit}en`]) counted.set(word, fact.unit);
  }
  return counted;
}

// Mentions of a brand, its product lines, its SKUs and its competitors in one answer (decisions 7). Pure.
import type { BrandFile, Language, Naming } from '../../brands/index.ts';
import { type Span, sentenceWalker, splitSentences } from '../sentiment/sentences.ts';
import { createNameFinder, type Name } from './find-names.ts';
import { saysNothingFound } from './no-information.ts';

export type EntityKind = 'brand' | 'product_line' | 'sku' | 'competitor';

export interface Entity {
  kind: EntityKind;
  /** The name in the brand file, whichever alias the answer used. */
  name: string;
}

export interface Mention {
  entity: EntityKind;
  name: string;
  /** UTF-16 units of the answer; `end` is exclusive. */
  start: number;
  end: number;
  /** The start of its sentence. */
  sentence: number;
  /** The answer says that it found nothing about the name; counted separately and excluded from rates. */
  noInformation: boolean;
}

export type MentionFinder = (text: string) => readonly Mention[];

type Owner = Entity | 'except';

/**
 * Compiles the names once; the finder can be reused for any number of answers. It caches its last result, because each
 * answer is searched for both mentions and claims.
 */
export function createMentionFinder(brand: BrandFile, language: Language): MentionFinder {
  const read = mentionReader(brand, language);
  let last: { text: string; mentions: readonly Mention[] } = { text: '', mentions: [] };
  return (text) => {
    if (last.text !== text) last = { text, mentions: read(text) };
    return last.mentions;
  };
}

/** One per language, compiled on first use. */
export function createMentionFinders(brand: BrandFile): (language: Language) => MentionFinder {
  const known = new Map<Language, MentionFinder>();
  return (language) => {
    const finder = known.get(language) ?? createMentionFinder(brand, language);
    known.set(language, finder);
    return finder;
  };
}

function mentionReader(brand: BrandFile, language: Language): MentionFinder {
  const find = createNameFinder<Owner>(namesOf(brand), language);
  return (text) => {
    const sentenceAt = sentenceWalker(splitSentences(text, language));
    const saysNothing = remembered((sentence: Span) =>
      saysNothingFound(text.slice(sentence.start, sentence.end), language),
    );
    return find(text).flatMap(({ owner, start, end }) => {
      if (owner === 'except') return [];
      const sentence = sentenceAt(start);
      const noInformation = saysNothing(sentence);
      return [{ entity: owner.kind, name: owner.name, start, end, sentence: sentence.start, noInformation }];
    });
  };
}

/** Called repeatedly for the same sentence. */
function remembered<Value>(ask: (sentence: Span) => Value): (sentence: Span) => Value {
  let last: { sentence: Span; value: Value } | undefined;
  return (sentence) => {
    if (last?.sentence !== sentence) last = { sentence, value: ask(sentence) };
    return last.value;
  };
}

/** Every name in the file with the entity it refers to, the brand's own first. */
export const namesOf = (brand: BrandFile): Name<Owner>[] => [
  ...namesOfEntity('brand', brand),
  ...brand.product_lines.flatMap((line) => [
    ...namesOfEntity('product_line', line),
    ...line.skus.flatMap((sku) => namesOfEntity('sku', sku)),
  ]),
  ...brand.competitors.flatMap((competitor) => namesOfEntity('competitor', competitor)),
];

function namesOfEntity(kind: EntityKind, naming: Naming): Name<Owner>[] {
  const { name, aliases, context, except, case_sensitive: caseSensitive } = naming;
  const plural = kind === 'product_line' || kind === 'sku';
  const owner: Entity = { kind, name };
  return [
    { text: name, caseSensitive, context, plural, owner },
    ...aliases.map((alias) => ({
      text: alias.name,
      caseSensitive: alias.caseSensitive ?? caseSensitive,
      context: alias.context.length > 0 ? alias.context : context,
      plural,
      owner,
    })),
    ...except.map((text): Name<Owner> => ({ text, caseSensitive: false, plural: false, owner: 'except' })),
  ];
}

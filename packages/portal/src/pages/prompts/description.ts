// A brand's description as the pages change it: each change makes a new document, which replaces the old one. Pure.
import type { Answer } from '../../api/client.ts';

export type Description = Answer<'GET /brands/:brand/description'>;
export type BrandDocument = Description['document'];
export type Prompt = NonNullable<BrandDocument['prompts']>[number];
export type Fact = NonNullable<BrandDocument['facts']>[number];
export type Competitor = NonNullable<BrandDocument['competitors']>[number];
export type ProductLine = NonNullable<BrandDocument['product_lines']>[number];
type Alias = NonNullable<BrandDocument['aliases']>[number];

export interface Lists {
  prompts: Prompt;
  facts: Fact;
  competitors: Competitor;
  product_lines: ProductLine;
}
export type ListName = keyof Lists;

export type Change = (document: BrandDocument) => BrandDocument;

const entriesOf = <Name extends ListName>(document: BrandDocument, name: Name): Lists[Name][] => {
  const lists: { [Each in ListName]?: Lists[Each][] } = document;
  return lists[name] ?? [];
};

export const listOf = entriesOf;

/** Finds the entry by its content as read, so that another user's change to the list cannot redirect the edit. */
const indexOf = (entries: readonly unknown[], entry: unknown): number => {
  const wanted = JSON.stringify(entry);
  return entries.findIndex((one) => JSON.stringify(one) === wanted);
};

/** The index of `before` in its list, or that of a new entry if it is not in the list. */
export function placeOf<Name extends ListName>(document: BrandDocument, name: Name, before?: Lists[Name]): number {
  const entries = entriesOf(document, name);
  const at = before === undefined ? -1 : indexOf(entries, before);
  return at === -1 ? entries.length : at;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Whether another prompt than `before` asks the same. */
export const isAsked = (
  { prompts = [] }: BrandDocument,
  { text, market, language }: Prompt,
  before?: Prompt,
): boolean =>
  prompts.some(
    (one) => one !== before && one.market === market && one.language === language && folded(one.text) === folded(text),
  );

/** Whether a text contains what is searched, whatever its case and width. */
export const contains = (text: string, searched: string): boolean => folded(text).includes(folded(searched));

/** The order in which a page shows a list: entries added since `known` first, newest first. */
export function newestFirst<Entry>(entries: readonly Entry[], known: ReadonlySet<string>): Entry[] {
  const end = entries.findLastIndex((entry) => known.has(JSON.stringify(entry))) + 1;
  return [...entries.slice(end).toReversed(), ...entries.slice(0, end)];
}

/** Adds an entry, or replaces `before`. */
export const withEntry =
  <Name extends ListName>(name: Name, entry: Lists[Name], before?: Lists[Name]): Change =>
  (document) => {
    const entries = entriesOf(document, name);
    const at = placeOf(document, name, before);
    return { ...document, [name]: at === entries.length ? [...entries, entry] : entries.with(at, entry) };
  };

export const withoutEntry =
  <Name extends ListName>(name: Name, entry: Lists[Name]): Change =>
  (document) => {
    const entries = entriesOf(document, name);
    const at = indexOf(entries, entry);
    return at === -1 ? document : { ...document, [name]: entries.toSpliced(at, 1) };
  };

export const nameOf = (alias: Alias): string => (typeof alias === 'string' ? alias : alias.name);

/** Aliases by name; those that had matching rules keep them. */
export function aliasesFrom(names: readonly string[], before: readonly Alias[] = []): Alias[] {
  return names.map((name) => before.find((alias) => nameOf(alias) === name) ?? name);
}

/** Separated by line breaks or commas. */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,、]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

/** The possible subjects of facts: the brand, its lines and their SKUs. */
export const subjectsOf = ({ name, product_lines: lines = [] }: BrandDocument): string[] => [
  name,
  ...lines.flatMap((line) => [line.name, ...(line.skus ?? []).map((sku) => sku.name)]),
];

/** The props of each part of the page. */
export interface SectionProps {
  brand: string;
  description: Description;
}

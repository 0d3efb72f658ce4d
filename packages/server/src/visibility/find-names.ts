// Finds names in a text: longest first, outside addresses, at the edges of words (decisions 7). Linear in the text. Pure.
import type { Language } from '../brands/index.ts';
import { isOtherThing } from './homonyms.ts';
import { beginsName, endsName } from './name-edges.ts';
import { foldName, foldNames, type NameText } from './name-text.ts';
import { createNameTrie } from './name-trie.ts';
import { notProse, type Range } from './not-prose.ts';

export interface Name<Owner> {
  text: string;
  caseSensitive: boolean;
  plural: boolean;
  owner: Owner;
  /** Words of which one stands in the same paragraph wherever the name is meant. */
  context?: readonly string[] | undefined;
}

export interface Found<Owner> {
  owner: Owner;
  /** UTF-16 units of the text as given; `end` is exclusive. */
  start: number;
  end: number;
}

export type NameFinder<Owner> = (text: string) => Found<Owner>[];

interface Hit<Owner> extends Range {
  name: Name<Owner>;
}

export function createNameFinder<Owner>(names: readonly Name<Owner>[], language: Language): NameFinder<Owner> {
  const trie = createNameTrie(names, language);
  const contexts = new Map(
    names.flatMap((name) =>
      name.context?.length ? [[name, name.context.map((word) => lowerOf(word, language))]] : [],
    ),
  );
  return (original) => {
    const text = foldNames(original, language);
    const hits: Hit<Owner>[] = [];
    for (let at = 0; at < text.lower.length; at++) {
      if (!beginsPiece(text, at)) continue;
      trie.eachFrom(text, at, (name, end) => {
        if (isEdged(text, at, end, { language, plural: name.plural })) hits.push({ name, start: at, end });
      });
    }
    const masked = notProse(text.plain);
    const meant = outside(hits, masked).filter(
      ({ name, start, end }) =>
        (name.plural || !isOtherThing(text, { start, end }, language)) && hasContext(text, start, contexts.get(name)),
    );
    return longestFirst(meant, text.lower.length).map(({ name, start, end }) => ({
      owner: name.owner,
      start: text.starts[start] ?? 0,
      end: text.ends[end - 1] ?? original.length,
    }));
  };
}

const lowerOf = (word: string, language: Language): string => foldName(word, language).toLowerCase();

/** A letter that became two is not cut. */
const beginsPiece = ({ starts }: NameText, at: number): boolean => at === 0 || starts[at] !== starts[at - 1];

function isEdged(
  text: NameText,
  start: number,
  end: number,
  options: { language: Language; plural: boolean },
): boolean {
  const cut = text.ends[end] !== undefined && text.ends[end] === text.ends[end - 1];
  return !cut && beginsName(text.plain, start) && endsName(text.plain, end, options);
}

/** A name that is an address by itself (`monday.com`) is the whole of what was masked. Both in order. */
function outside<Owner>(hits: readonly Hit<Owner>[], masked: readonly Range[]): Hit<Owner>[] {
  let at = 0;
  return hits.filter(({ start, end }) => {
    while ((masked[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++;
    const mask = masked[at];
    return !mask || start < mask.start || end > mask.end || end - start === mask.end - mask.start;
  });
}

function hasContext({ lower }: NameText, at: number, words: readonly string[] | undefined): boolean {
  if (!words) return true;
  const start = lower.lastIndexOf('\n\n', at) + 1;
  const end = lower.indexOf('\n\n', at);
  const paragraph = lower.slice(start, end < 0 ? undefined : end);
  return words.some((word) => paragraph.includes(word));
}

/** Those taken are at least as long as the one that is looked at: it meets one where one of its own ends is taken. */
function longestFirst<Owner>(hits: readonly Hit<Owner>[], length: number): Hit<Owner>[] {
  const taken = new Uint8Array(length);
  const byLength = hits.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept = byLength.filter(({ start, end }) => {
    if (taken[start] === 1 || taken[end - 1] === 1) return false;
    taken.fill(1, start, end);
    return true;
  });
  return kept.toSorted((a, b) => a.start - b.start);
}

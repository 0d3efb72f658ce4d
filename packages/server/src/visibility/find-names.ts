// Finds names in a text: longest first, outside URLs, at the edges of words (decisions 7). Pure.
import type { Language } from '../brands/index.ts';
import { foldText } from './folded-text.ts';
import { namePattern } from './name-pattern.ts';

export interface Name<Owner> {
  text: string;
  caseSensitive: boolean;
  plural: boolean;
  owner: Owner;
}

export interface Found<Owner> {
  owner: Owner;
  /** UTF-16 units of the text as given; `end` is exclusive. */
  start: number;
  end: number;
}

export type NameFinder<Owner> = (text: string) => Found<Owner>[];

/** Links are citations and not mentions: targets, bare addresses, mail addresses and domains. */
const NOT_PROSE =
  /(?:https?:\/\/|www\.)[^\s<>"')\]】」）]+|\]\([^)\s]*[^)]*\)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/[^\s<>"')\]]*)?/gi;

export function createNameFinder<Owner>(names: readonly Name<Owner>[], language: Language): NameFinder<Owner> {
  const folded = names.map((name) => ({ ...name, text: name.text.normalize('NFKC') }));
  const heads = folded.map(({ text }) => text).toSorted((a, b) => b.length - a.length);
  const patterns = folded
    .filter(({ text }) => text !== '')
    .map(({ text, owner, ...options }) => ({ owner, pattern: namePattern(text, { ...options, language, heads }) }));
  return (original) => {
    const { text, origin } = foldText(original);
    const masked = ranges(text, NOT_PROSE);
    const hits = patterns
      .flatMap(({ owner, pattern }) => ranges(text, pattern).map((range) => ({ owner, ...range })))
      .filter((hit) => !masked.some((mask) => liesWithin(hit, mask)));
    return longestFirst(hits).map(({ owner, start, end }) => ({ owner, start: origin(start), end: origin(end) }));
  };
}

interface Range {
  start: number;
  end: number;
}

const ranges = (text: string, pattern: RegExp): Range[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index, groups }) => {
    const length = groups?.name?.length ?? match.length;
    return { start: index, end: index + length };
  });

/** A name that is an address by itself (`monday.com`) is the whole of what was masked. */
const liesWithin = (hit: Range, mask: Range): boolean =>
  hit.start >= mask.start && hit.end <= mask.end && hit.end - hit.start < mask.end - mask.start;

function longestFirst<Hit extends Range>(hits: readonly Hit[]): Hit[] {
  const taken: Hit[] = [];
  const byLength = hits.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  for (const hit of byLength) {
    if (!taken.some(({ start, end }) => hit.start < end && hit.end > start)) taken.push(hit);
  }
  return taken.toSorted((a, b) => a.start - b.start);
}

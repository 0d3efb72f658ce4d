// Finds names in a text: longest match first, outside URLs, at word boundaries (decisions 7). Linear in the text. Pure.
import type { Language } from '../../brands/index.ts';
import { hasArticle, nameSense } from './homonyms.ts';
import { COUNT_WORDS } from './name-data.ts';
import { beginsName, endsName } from './name-edges.ts';
import { foldName, foldNames, type NameText } from './name-text.ts';
import { createNameTrie } from './name-trie.ts';
import { findNonProse, type Range } from './not-prose.ts';

export interface Name<Owner> {
  text: string;
  caseSensitive: boolean;
  plural: boolean;
  owner: Owner;
  /** One of these words must occur in the same paragraph for the name to count. */
  context?: readonly string[] | undefined;
}

export interface NameMatch<Owner> {
  owner: Owner;
  /** UTF-16 units of the original text; `end` is exclusive. */
  start: number;
  end: number;
}

export type NameFinder<Owner> = (text: string) => NameMatch<Owner>[];

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
        if (isEdged(text, at, end, { language, plural: name.plural || isCounted(text, at, language) }))
          hits.push({ name, start: at, end });
      });
    }
    const masked = findNonProse(text.plain);
    const shown = outside(hits, masked).filter(
      (hit) => hasContext(text, hit.start, contexts.get(hit.name)) && !endsInWord(text, hit),
    );
    return longestFirst(withoutOthers(text, shown, language), text.lower.length).map(({ name, start, end }) => ({
      owner: name.owner,
      start: text.starts[start] ?? 0,
      end: text.ends[end - 1] ?? original.length,
    }));
  };
}

/**
 * Removes matches that are common words here; a name that is a common word in one place is also one wherever it has an
 * article.
 */
function withoutOthers<Owner>(text: NameText, hits: readonly Hit<Owner>[], language: Language): Hit<Owner>[] {
  const words = new Set<Name<Owner>>();
  const named = hits.filter((hit) => {
    if (hit.name.plural) return true;
    const sense = nameSense(text, hit, language);
    if (sense === 'word') words.add(hit.name);
    return sense === 'name';
  });
  return words.size === 0 ? named : named.filter((hit) => !words.has(hit.name) || !hasArticle(text, hit, language));
}

/** "Acme cards" means cards by Acme if the file has "Acme Card": the shorter name matches. */
function endsInWord<Owner>({ plain }: NameText, { name, start, end }: Hit<Owner>): boolean {
  const [written, known] = [plain.slice(start, end), name.text];
  const isPlural = /\p{L}/u.test(plain[end] ?? '');
  return isPlural && /^\p{Lu}.*\s\p{Ll}\S*$/u.test(written) && /^\p{Lu}.*\s\p{Lu}\S*$/u.test(known);
}

const lowerOf = (word: string, language: Language): string => foldName(word, language).toLowerCase();

/** A letter that folds to two is not split. */
const beginsPiece = ({ starts }: NameText, at: number): boolean => at === 0 || starts[at] !== starts[at - 1];

const COUNTED_LENGTH = 12;

/** "Two Acmes": a maker's name only if it is counted and capitalized. */
const isCounted = ({ plain }: NameText, at: number, language: Language): boolean =>
  /\p{Lu}/u.test(plain[at] ?? '') &&
  (COUNT_WORDS[language]?.test(plain.slice(Math.max(0, at - COUNTED_LENGTH), at)) ?? false);

function isEdged(
  text: NameText,
  start: number,
  end: number,
  options: { language: Language; plural: boolean },
): boolean {
  const cut = text.ends[end] !== undefined && text.ends[end] === text.ends[end - 1];
  return !cut && beginsName(text.plain, start) && endsName(text.plain, end, options);
}

/** A name that is itself a domain (`monday.com`) covers the whole masked range. Both lists are in order. */
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

/** Taken matches are at least as long as the candidate, so they overlap only if one of its ends is taken. */
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

// All names of a brand in one trie: a text is read once, however many names there are. Pure.
import type { Language } from '../../brands/index.ts';
import { foldName, type NameText } from './name-text.ts';

export interface TrieName {
  text: string;
  caseSensitive: boolean;
}

export interface NameTrie<Entry extends TrieName> {
  /** Calls back for each name that matches at `at`, without checking word boundaries. */
  eachFrom(text: NameText, at: number, found: (entry: Entry, end: number) => void): void;
}

interface Node<Entry> {
  next: Map<string, Node<Entry>>;
  /** Matches spaces, a hyphen or nothing. */
  afterGap: Node<Entry> | undefined;
  entries: { entry: Entry; letters: string }[];
}

const GAP = /[\s\-\u2010\u2011\u30FB]/u;
const GAPS = /[\s\-\u2010\u2011\u30FB]+/gu;
const KATAKANA = /[\p{Script=Katakana}\u30FC]/u;

export function createNameTrie<Entry extends TrieName>(entries: readonly Entry[], language: Language): NameTrie<Entry> {
  const root = newNode<Entry>();
  for (const entry of entries) {
    const name = foldName(entry.text, language).trim();
    if (name !== '') add(root, entry, name);
  }
  return { eachFrom: (text, at, found) => walk(root, { text, start: at, found }, at) };
}

const newNode = <Entry>(): Node<Entry> => ({ next: new Map(), afterGap: undefined, entries: [] });

function add<Entry extends TrieName>(root: Node<Entry>, entry: Entry, name: string): void {
  let node = root;
  for (const part of gapped(name)) {
    if (node !== root) node = node.afterGap ??= newNode();
    for (const character of part.toLowerCase()) {
      const next = node.next.get(character) ?? newNode();
      node.next.set(character, next);
      node = next;
    }
  }
  node.entries.push({ entry, letters: name.replace(GAPS, '') });
}

/**
 * Spaces, hyphens and steps between letters and digits are interchangeable (`LD-200`, `LD 200`, `LD200`); so is `&`
 * with spaces.
 */
const gapped = (name: string): string[] =>
  name
    .replace(/&/g, ' & ')
    .replace(/(?<=\p{Lu})(?=\p{N})|(?<=\p{N})(?=\p{Lu})/gu, ' ')
    .split(/[\s\-\u2010\u2011\u30FB]+/u)
    .filter((part) => part !== '');

interface Walk<Entry> {
  text: NameText;
  start: number;
  found: (entry: Entry, end: number) => void;
}

function walk<Entry extends TrieName>(from: Node<Entry>, walking: Walk<Entry>, start: number): void {
  const { lower } = walking.text;
  let node: Node<Entry> | undefined = from;
  for (let at = start; node; at++) {
    tell(node, walking, at);
    if (node.afterGap) {
      const end = gapEnd(lower, at);
      walk(node.afterGap, walking, end);
    }
    // A middle dot between the words of a katakana name.
    if (lower[at] === '・' && at > walking.start && KATAKANA.test(lower[at - 1] ?? '')) at++;
    const code = lower.codePointAt(at);
    if (code === undefined) return;
    const character = code > 0xffff ? String.fromCodePoint(code) : (lower[at] ?? '');
    node = node.next.get(character);
    if (character.length > 1) at++;
  }
}

function tell<Entry extends TrieName>(
  { entries }: Node<Entry>,
  { text, start, found }: Walk<Entry>,
  end: number,
): void {
  for (const { entry, letters } of entries)
    if (!entry.caseSensitive || text.plain.slice(start, end).replace(GAPS, '') === letters) found(entry, end);
}

/** At most two spaces, or a hyphen or middle dot with a space; never a line break. */
function gapEnd(text: string, at: number): number {
  let end = at;
  while (end < at + 2 && isSpace(text[end])) end++;
  if (text[end] !== undefined && !isSpace(text[end]) && GAP.test(text[end] ?? '')) end++;
  return isSpace(text[end]) ? end + 1 : end;
}

const isSpace = (character: string | undefined): boolean =>
  character !== undefined && character !== '\n' && /\s/u.test(character);

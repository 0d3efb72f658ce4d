// The pattern that finds one name: separators that may vary, and edges where the script says that a word ends. Pure.
import type { Language } from '../brands/index.ts';
import { literal } from './literal.ts';
import { HAN_PREFIXES, HAN_SUFFIXES, KANA_SUFFIXES, NAME_ENDINGS } from './name-data.ts';

const SEPARATOR = '[^\\S\\n]{0,2}[-\\u2010\\u2011\\u30FB]?[^\\S\\n]?';
const KANA = '\\p{Script=Katakana}\\u30FC';
const LETTER = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}';

export interface NamePatternOptions {
  caseSensitive: boolean;
  language: Language;
  /** Of a thing that there can be several of. */
  plural: boolean;
  /** Names that this one may start with; a separator may follow them. */
  heads: readonly string[];
}

/** `name` in NFKC. The pattern is sticky to nothing: use it with `matchAll`. */
export function namePattern(name: string, options: NamePatternOptions): RegExp {
  const body = parts(name, options.heads).map(literal).join(SEPARATOR);
  const { any, product } = NAME_ENDINGS[options.language];
  const endings = [...any, ...(options.plural ? product : [])].map(literal);
  const source = `${edgeBefore(name)}(?<name>${body})${edgeAfter(name, endings)}`;
  return new RegExp(source, options.caseSensitive ? 'gu' : 'giu');
}

/** Spaces, hyphens, and a step between letters and digits (`LD-200`, `LD 200`, `LD200`) are interchangeable. */
function parts(name: string, heads: readonly string[]): string[] {
  const head = heads.find(
    (other) => other.length < name.length && name.startsWith(other) && /^[\p{Script=Katakana}ー]+$/u.test(other),
  );
  const words = name.split(/[\s\-\u2010\u2011\u30FB]+/u).filter((word) => word !== '');
  return head !== undefined && words.length === 1 ? [head, name.slice(head.length)] : words;
}

type Edge = 'letter' | 'digit' | 'kana' | 'han' | 'other';

function edgeOf(character: string): Edge {
  if (/\p{N}/u.test(character)) return 'digit';
  if (new RegExp(`[${KANA}]`, 'u').test(character)) return 'kana';
  if (/\p{Script=Han}/u.test(character)) return 'han';
  return /\p{L}/u.test(character) ? 'letter' : 'other';
}

const first = (name: string): string => [...name][0] ?? '';
const last = (name: string): string => [...name].at(-1) ?? '';

function edgeBefore(name: string): string {
  const edge = edgeOf(first(name));
  if (edge === 'kana') return `(?<![${KANA}])`;
  if (edge === 'han') return `(?<!\\p{N}|(?![${HAN_PREFIXES.join('')}])\\p{Script=Han})`;
  if (edge === 'letter') return `(?<![${LETTER}@]|[${LETTER}\\p{N}]\\.)`;
  return edge === 'digit' ? `(?<![${LETTER}\\p{N}])` : '';
}

function edgeAfter(name: string, endings: readonly string[]): string {
  const edge = edgeOf(last(name));
  if (edge === 'kana') return `(?!(?!${KANA_SUFFIXES.join('|')})[${KANA}])`;
  if (edge === 'han') return `(?!(?![${HAN_SUFFIXES.join('')}])\\p{Script=Han})`;
  if (edge === 'digit') return `(?![${LETTER}\\p{N}])`;
  if (edge === 'other') return '';
  const ending = endings.length > 0 ? `(?:(?:${endings.join('|')})(?![${LETTER}]))?` : '';
  // `LMR-400` is another thing's model number, `lumora.pdf` a file.
  return `(?=${ending}(?![${LETTER}]|-\\p{N}|\\.\\p{Script=Latin}))`;
}

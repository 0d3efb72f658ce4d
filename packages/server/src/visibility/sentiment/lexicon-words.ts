// Finds lexicon words in a text, the longest match at each position. Pure.
import type { Language } from '../../brands/index.ts';
import { lazily } from '../../kernel/lazily.ts';
import { LEXICON_DE } from './lexicon-de.ts';
import { LEXICON_EN } from './lexicon-en.ts';
import { LEXICON_JA } from './lexicon-ja.ts';

/** A match: its position, and +1 or -1. */
export interface Tone {
  start: number;
  end: number;
  value: 1 | -1;
}

/** Escapes a text for use in a regular expression with the `u` flag. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

interface Entry {
  /** Without the `*` that matches any ending. */
  word: string;
  isStem: boolean;
  value: 1 | -1;
}

interface Lexicon {
  /** Ends of compounds, with any inflection: `*leicht` matches `pflegeleicht`. */
  tails: readonly { pattern: RegExp; value: 1 | -1 }[];
  /** By their first letters, longest first: `unreliable` does not match `reliable`, nor 不安定 安定. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** Word boundaries are non-letters. */
  hasWords: boolean;
  /** Prefixes of a word. */
  starts: RegExp;
}

/** Lookup key length: few words of a text share this many letters with a lexicon word. */
const HEAD = 3;

const LEXICONS: Readonly<Record<Language, () => Lexicon>> = {
  en: lazily(() => compile(LEXICON_EN, true)),
  de: lazily(() => compile(LEXICON_DE, true)),
  ja: lazily(() => compile(LEXICON_JA, false)),
};

function compile(source: string, hasWords: boolean): Lexicon {
  const lines = [...source.matchAll(/^([+-]) (.+)$/gm)].toSorted(([, , a = ''], [, , b = '']) => b.length - a.length);
  const tailed = lines.filter(([, , line = '']) => line.startsWith('*'));
  const entries = lines
    .filter((line) => !tailed.includes(line))
    .map(([, sign, line = '']): Entry => {
      const isStem = line.endsWith('*');
      return { word: isStem ? line.slice(0, -1) : line, isStem, value: sign === '+' ? 1 : -1 };
    });
  const letters = [...new Set(entries.map(({ word }) => literal(word.slice(0, 1))))].join('');
  return {
    entries: Map.groupBy(entries, ({ word }) => word.slice(0, HEAD)),
    tails: [
      { pattern: tailsOf(tailed, '-'), value: -1 },
      { pattern: tailsOf(tailed, '+'), value: 1 },
    ],
    hasWords,
    starts: hasWords ? /\p{L}+/gu : new RegExp(`[${letters}]`, 'gu'),
  };
}

function tailsOf(lines: readonly RegExpExecArray[], sign: string): RegExp {
  const ends = lines.flatMap(([, own, line = '']) => (own === sign ? [literal(line.slice(1))] : []));
  return ends.length === 0 ? /(?!)/u : new RegExp(`\\p{L}{3}(?:${ends.join('|')})(?:e[mnrs]?|n|s)?$`, 'u');
}

/** From left to right, without overlaps. */
export function findWords(text: string, language: Language): Tone[] {
  const lexicon = LEXICONS[language]();
  const found: Tone[] = [];
  let free = 0;
  for (const { index } of text.matchAll(lexicon.starts)) {
    const tone = index < free ? undefined : wordAt(text, index, lexicon);
    if (!tone) continue;
    free = tone.end;
    found.push(tone);
  }
  return found;
}

function wordAt(text: string, start: number, { entries, tails, hasWords }: Lexicon): Tone | undefined {
  for (let letters = HEAD; letters > 0; letters--) {
    for (const { word, isStem, value } of entries.get(text.slice(start, start + letters)) ?? []) {
      if (!text.startsWith(word, start)) continue;
      const end = start + word.length;
      const whole = isStem || hasWords ? endOfLetters(text, end) : end;
      if (isStem || whole === end) return { start, end: whole, value };
    }
  }
  return hasWords ? (comparedAt(text, start, entries) ?? compoundAt(text, start, tails)) : undefined;
}

/** "Sturdier" and "sturdiest" match "sturdy"; German stems include their endings. */
function comparedAt(text: string, start: number, entries: Lexicon['entries']): Tone | undefined {
  const end = endOfLetters(text, start);
  const [, stem = ''] = /^(\p{L}{3,})(?:er|est)$/u.exec(text.slice(start, Math.min(end, start + LONGEST))) ?? [];
  const bases = [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(\p{L})\1$/u, '$1')];
  const found = (stem && !NO_COMPARATIVE.test(stem) ? entries.get(stem.slice(0, HEAD)) : undefined)?.find(
    ({ word, isStem }) => !isStem && bases.includes(word),
  );
  return found && { start, end, value: found.value };
}

const NO_COMPARATIVE =
  /^(?:numb|form|mast|matt|lett|rout|clean|dry|dri|light|bumm|fast|stick|pick|hard|trick|riv|billig)$/;

const LONGEST = 40;

function compoundAt(text: string, start: number, tails: Lexicon['tails']): Tone | undefined {
  const end = endOfLetters(text, start);
  if (end - start > LONGEST) return undefined;
  const found = tails.find(({ pattern }) => pattern.test(text.slice(start, end)));
  return found && { start, end, value: found.value };
}

function endOfLetters(text: string, from: number): number {
  const letters = /\p{L}*/uy;
  letters.lastIndex = from;
  return from + (letters.exec(text)?.[0].length ?? 0);
}

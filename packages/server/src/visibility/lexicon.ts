// The offline fallback's vocabulary: finds words of praise and blame in a clause, denials applied. Pure.
import type { Language } from '../brands/index.ts';
import { LEXICON_DE } from './lexicon-de.ts';
import { LEXICON_EN } from './lexicon-en.ts';
import { LEXICON_JA } from './lexicon-ja.ts';
import { literal } from './literal.ts';
import { NO_DENIAL, SENTIMENT_GRAMMAR } from './sentiment-data.ts';

/** A word found: where, and +1 or -1 after denials. */
export interface Tone {
  start: number;
  end: number;
  value: 1 | -1;
}

export function tonesOf(clause: string, language: Language): Tone[] {
  const text = blank(clause, NO_DENIAL[language]).toLowerCase();
  const found = findWords(text, language);
  let denied = false;
  return found.map((tone, index) => {
    const previous = found[index - 1];
    const after = found[index + 1]?.start ?? text.length;
    // `no hidden fees`: what is denied stays denied in the next word, where it is of the same kind.
    const goesOn = previous?.value === tone.value && /^\s*$/.test(text.slice(previous.end, tone.start));
    if (language === 'ja') denied = deniedAfter(text, tone, after);
    else if (!(goesOn && denied)) denied = deniedInWords(text, tone, previous?.end ?? 0, language);
    return denied ? { ...tone, value: tone.value === 1 ? -1 : 1 } : tone;
  });
}

/** Keeps every offset. */
const blank = (text: string, pattern: RegExp): string => text.replace(pattern, (match) => ' '.repeat(match.length));

interface Entry {
  word: string;
  value: 1 | -1;
}

interface Lexicon {
  /** By their first letters, longest first: the word that begins at a place, where one does. */
  patterns: ReadonlyMap<string, RegExp>;
  /** What may begin a word. */
  starts: RegExp;
  values: ReadonlyMap<string, 1 | -1>;
  stems: readonly Entry[];
}

const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  en: compile(LEXICON_EN, true),
  de: compile(LEXICON_DE, true),
  ja: compile(LEXICON_JA, false),
};

/** Longest first, so that `unreliable` is not found as `reliable` nor 不安定 as 安定. */
function compile(source: string, hasWords: boolean): Lexicon {
  const entries = [...source.matchAll(/^([+-]) (.+)$/gm)].map(
    ([, sign, word = '']): Entry => ({ word, value: sign === '+' ? 1 : -1 }),
  );
  const sorted = entries.toSorted((a, b) => b.word.length - a.word.length);
  const groups = Map.groupBy(sorted, ({ word }) => word.slice(0, 1));
  const bodyOf = ({ word }: Entry): string =>
    literal(word.replace(/\*$/, '')) + (word.endsWith('*') ? '\\p{L}*' : hasWords ? '(?!\\p{L})' : '');
  const letters = [...groups.keys()].map(literal).join('');
  return {
    patterns: new Map([...groups].map(([letter, words]) => [letter, new RegExp(words.map(bodyOf).join('|'), 'uy')])),
    starts: hasWords ? /(?<!\p{L})\p{L}/gu : new RegExp(`[${letters}]`, 'gu'),
    values: new Map(sorted.map(({ word, value }) => [word, value])),
    stems: sorted
      .filter(({ word }) => word.endsWith('*'))
      .map(({ word, value }) => ({ word: word.slice(0, -1), value })),
  };
}

/** From the left, each after the end of the one before. */
function findWords(text: string, language: Language): Tone[] {
  const { patterns, starts, values, stems } = LEXICONS[language];
  const found: Tone[] = [];
  let end = 0;
  for (const { 0: letter, index } of text.matchAll(starts)) {
    const pattern = index < end ? undefined : patterns.get(letter);
    if (!pattern) continue;
    pattern.lastIndex = index;
    const word = pattern.exec(text)?.[0];
    if (word === undefined) continue;
    end = index + word.length;
    const value = values.get(word) ?? stems.find((stem) => word.startsWith(stem.word))?.value ?? 1;
    found.push({ start: index, end, value });
  }
  return found;
}

/** A negator shortly before, with no other found word between that it would deny instead; or one right after. */
function deniedInWords(text: string, tone: Tone, before: number, language: Language): boolean {
  const { negators, reach, trailing } = SENTIMENT_GRAMMAR[language];
  const ahead = wordsOf(text.slice(before, tone.start)).slice(-reach);
  const denials = ahead.filter((word) => negators.test(word)).length;
  if (denials > 0) return denials % 2 === 1;
  const behind = wordsOf(text.slice(tone.end)).slice(0, 2);
  return trailing !== undefined && behind.some((word) => trailing.test(word));
}

const JA_REACH = 16;

function deniedAfter(text: string, tone: Tone, after: number): boolean {
  const { trailing } = SENTIMENT_GRAMMAR.ja;
  const behind = text.slice(tone.end, Math.min(after, tone.end + JA_REACH));
  return trailing?.test(behind) ?? false;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];

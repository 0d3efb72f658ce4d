// The offline fallback's vocabulary: finds words of praise and blame in a clause, denials applied. Pure.
import type { Language } from '../brands/index.ts';
import { LEXICON_DE } from './lexicon-de.ts';
import { LEXICON_EN } from './lexicon-en.ts';
import { LEXICON_JA } from './lexicon-ja.ts';
import { literal } from './literal.ts';
import { NO_DENIAL, NO_TONE, SENTIMENT_GRAMMAR, SUPPOSED } from './sentiment-data.ts';
import { TONE_PATTERNS } from './tone-patterns.ts';

/** A word found: where, and +1 or -1 after denials. */
export interface Tone {
  start: number;
  end: number;
  value: 1 | -1;
}

export function tonesOf(clause: string, language: Language): Tone[] {
  // Many a clause is a name and no more.
  if (!/\p{L}|[^\0-\u2fff\uE000]/u.test(clause)) return [];
  const toned = blank(blank(clause, SUPPOSED[language]), NO_TONE[language]).toLowerCase();
  const patterns = patternsIn(toned, language);
  const rest = erased(toned, patterns);
  const text = withoutDenials(rest, language);
  return [...patterns, ...wordsIn(rest, text, language)].toSorted((a, b) => a.start - b.start);
}

/** Most hold their denials themselves. */
function patternsIn(text: string, language: Language): Tone[] {
  const plain = withoutDenials(text, language);
  return TONE_PATTERNS[language].flatMap(({ pattern, value, isOpen }) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => {
      const tone: Tone = { start: index, end: index + match.length, value };
      return isOpen && isDeniedAround(plain, tone, language) ? turned(tone) : tone;
    }),
  );
}

const turned = (tone: Tone): Tone => ({ ...tone, value: tone.value === 1 ? -1 : 1 });

function isDeniedAround(text: string, tone: Tone, language: Language): boolean {
  const within = wordsOf(text.slice(tone.start, tone.end)).some((word) =>
    SENTIMENT_GRAMMAR[language].negators.test(word),
  );
  return within || deniedInWords(text, tone, 0, language);
}

/** Without what was found, offset by offset. */
function erased(text: string, tones: readonly Tone[]): string {
  let kept = '';
  for (const { start, end } of tones.toSorted((a, b) => a.start - b.start)) {
    if (end <= kept.length) continue;
    kept += text.slice(kept.length, start);
    kept += ' '.repeat(end - kept.length);
  }
  return kept + text.slice(kept.length);
}

function wordsIn(toned: string, text: string, language: Language): Tone[] {
  const found = findWords(toned, language);
  let denied = false;
  return found.map((tone, index) => {
    const previous = found[index - 1];
    const after = found[index + 1]?.start ?? text.length;
    // `no hidden fees`: what is denied stays denied in the next word, where it is of the same kind.
    const goesOn = previous?.value === tone.value && /^\s*$/.test(text.slice(previous.end, tone.start));
    if (language === 'ja') denied = deniedAfter(text, tone, after);
    else if (!(goesOn && denied)) denied = deniedInWords(text, tone, previous?.end ?? 0, language);
    return denied ? turned(tone) : tone;
  });
}

/** Without words that hold a negator and deny nothing; keeps every offset. */
export const withoutDenials = (text: string, language: Language): string => blank(text, NO_DENIAL[language]);

/** Keeps every offset. */
const blank = (text: string, pattern: RegExp): string => text.replace(pattern, (match) => ' '.repeat(match.length));

interface Entry {
  /** Without the `*` that stands for any ending. */
  word: string;
  isStem: boolean;
  value: 1 | -1;
}

interface Lexicon {
  /** Ends of compounds, with any ending of their own: `pflegeleicht` by `*leicht`. */
  tails: readonly { pattern: RegExp; value: 1 | -1 }[];
  /** By their heads, longest first: `unreliable` is not found as `reliable` nor 不安定 as 安定. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** Words stand between what is no letter. */
  hasWords: boolean;
  /** What may begin a word. */
  starts: RegExp;
}

/** Letters by which words are looked up: hardly any word of a text shares so many with one of the lexicon. */
const HEAD = 2;

const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  en: compile(LEXICON_EN, true),
  de: compile(LEXICON_DE, true),
  ja: compile(LEXICON_JA, false),
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

/** From the left, each after the end of the one before. */
function findWords(text: string, language: Language): Tone[] {
  const lexicon = LEXICONS[language];
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

/** "Sturdier" and "sturdiest" by "sturdy"; German endings are of its stems. */
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

/** More than the words that a denial reaches over. */
const NEAR = 80;

/** A negator shortly before, with no other found word between that it would deny instead; or one right after. */
function deniedInWords(text: string, tone: Tone, before: number, language: Language): boolean {
  const { negators, reach, trailing } = SENTIMENT_GRAMMAR[language];
  const near = wordsOf(text.slice(Math.max(before, tone.start - NEAR), tone.start));
  const ahead = near.slice(-reach);
  const denials = ahead.filter((word) => negators.test(word)).length;
  // "Neither X nor Y": one denial.
  if (near.some((word) => NEITHER.test(word))) return true;
  if (denials > 0) return denials % 2 === 1;
  const behind = wordsOf(text.slice(tone.end, tone.end + NEAR)).slice(0, 2);
  return trailing !== undefined && behind.some((word) => trailing.test(word));
}

const NEITHER = /^(?:neither|weder)$/i;

const JA_REACH = 16;

function deniedAfter(text: string, tone: Tone, after: number): boolean {
  const { trailing } = SENTIMENT_GRAMMAR.ja;
  const behind = text.slice(tone.end, Math.min(after, tone.end + JA_REACH));
  return trailing?.test(behind) ?? false;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];

// Words and patterns of praise and blame in a clause, with negation: the offline fallback. Pure.
import type { Language } from '../../brands/index.ts';
import { lazily } from '../../kernel/lazily.ts';
import { findWords, type Tone } from './lexicon-words.ts';
import { HYPOTHETICAL, NO_DENIAL, NO_TONE, SENTIMENT_GRAMMAR } from './sentiment-data.ts';
import { TONE_PATTERNS } from './tone-patterns.ts';

export function tonesOf(clause: string, language: Language): Tone[] {
  // Many clauses are just a name.
  if (!/\p{L}|[^\0-\u2fff\uE000]/u.test(clause)) return [];
  const toned = blank(blank(clause, HYPOTHETICAL[language]), NO_TONE[language]).toLowerCase();
  const patterns = patternsIn(toned, language);
  const rest = erased(toned, patterns);
  const text = withoutDenials(rest, language);
  return [...patterns, ...wordsIn(rest, text, language)].toSorted((a, b) => a.start - b.start);
}

const anyOf = (language: Language): (() => RegExp) =>
  lazily(() => new RegExp(TONE_PATTERNS[language].map(({ pattern }) => pattern.source).join('|'), 'u'));

/** Fast path: most clauses have no match and need only one search. */
const ANY_PATTERN: Readonly<Record<Language, () => RegExp>> = { en: anyOf('en'), de: anyOf('de'), ja: anyOf('ja') };

/** Most of them include their negation. */
function patternsIn(text: string, language: Language): Tone[] {
  if (!ANY_PATTERN[language]().test(text)) return [];
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

/** Blanks out matches, keeping every offset. */
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
    // `no hidden fees`: the negation extends to the next word if it is of the same kind.
    const goesOn = previous?.value === tone.value && /^\s*$/.test(text.slice(previous.end, tone.start));
    if (language === 'ja') denied = deniedAfter(text, tone, after);
    else if (!(goesOn && denied)) denied = deniedInWords(text, tone, previous?.end ?? 0, language);
    return denied ? turned(tone) : tone;
  });
}

/** Blanks out words that contain a negator but negate nothing; keeps every offset. */
export const withoutDenials = (text: string, language: Language): string => blank(text, NO_DENIAL[language]);

/** Keeps every offset. */
const blank = (text: string, pattern: RegExp): string => text.replace(pattern, (match) => ' '.repeat(match.length));

/** Longer than the reach of a negation. */
const NEAR = 80;

/** A negator shortly before, with no other match in between; or one right after. */
function deniedInWords(text: string, tone: Tone, before: number, language: Language): boolean {
  const { negators, reach, trailing } = SENTIMENT_GRAMMAR[language];
  const near = wordsOf(text.slice(Math.max(before, tone.start - NEAR), tone.start));
  const ahead = near.slice(-reach);
  // "not 4,000 but 6,000": corrects a number and negates nothing.
  const denials = ahead.filter((word, at) => negators.test(word) && !/^\p{N}/u.test(ahead[at + 1] ?? '')).length;
  // "Neither X nor Y" is one negation.
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

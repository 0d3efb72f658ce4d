// Words and patterns of praise and blame in a clause, denials applied: the offline fallback. Pure.
import type { Language } from '../../brands/index.ts';
import { findWords, type Tone } from './lexicon-words.ts';
import { NO_DENIAL, NO_TONE, SENTIMENT_GRAMMAR, SUPPOSED } from './sentiment-data.ts';
import { TONE_PATTERNS } from './tone-patterns.ts';

export function tonesOf(clause: string, language: Language): Tone[] {
  // Many a clause is a name and no more.
  if (!/\p{L}|[^\0-\u2fff\uE000]/u.test(clause)) return [];
  const toned = blank(blank(clause, SUPPOSED[language]), NO_TONE[language]).toLowerCase();
  const patterns = patternsIn(toned, language);
  const rest = erased(toned, patterns);
  const text = withoutDenials(rest, language);
  return [...patterns, ...wordsIn(rest, text, language)].toSorted((a, b) => a.start - b.start);
}

const anyOf = (language: Language): RegExp =>
  new RegExp(TONE_PATTERNS[language].map(({ pattern }) => pattern.source).join('|'), 'u');

/** One search if there is nothing, as in most clauses. */
const ANY_PATTERN: Readonly<Record<Language, RegExp>> = { en: anyOf('en'), de: anyOf('de'), ja: anyOf('ja') };

/** Most hold their denials themselves. */
function patternsIn(text: string, language: Language): Tone[] {
  if (!ANY_PATTERN[language].test(text)) return [];
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
    // `no hidden fees`: what is denied stays denied in the next word, if it is of the same kind.
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

/** More than the words that a denial reaches over. */
const NEAR = 80;

/** A negator shortly before, with no other found word between that it would deny instead; or one right after. */
function deniedInWords(text: string, tone: Tone, before: number, language: Language): boolean {
  const { negators, reach, trailing } = SENTIMENT_GRAMMAR[language];
  const near = wordsOf(text.slice(Math.max(before, tone.start - NEAR), tone.start));
  const ahead = near.slice(-reach);
  // "not 4,000 but 6,000": a number is corrected, and nothing denied.
  const denials = ahead.filter((word, at) => negators.test(word) && !/^\p{N}/u.test(ahead[at + 1] ?? '')).length;
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

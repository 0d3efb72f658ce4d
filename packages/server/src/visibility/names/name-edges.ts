// Word boundaries by script: `Lumora` is in `Lumoras` (German) but not in `Lumorate`. Pure.
import type { Language } from '../../brands/index.ts';
import { HAN_PREFIXES, HAN_SUFFIXES, KANA_SUFFIXES, NAME_ENDINGS } from './name-data.ts';

type Script = 'letter' | 'digit' | 'kana' | 'han' | 'other';

const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]/u;
const KANA = /[\p{Script=Katakana}\u30FC]/u;

function scriptOf(character: string): Script {
  if (/[a-z]/i.test(character)) return 'letter';
  if (/\p{N}/u.test(character)) return 'digit';
  if (KANA.test(character)) return 'kana';
  if (/\p{Script=Han}/u.test(character)) return 'han';
  return /\p{L}/u.test(character) ? 'letter' : 'other';
}

const before = (text: string, at: number): string => {
  const low = text.charCodeAt(at - 1);
  return low >= 0xdc00 && low <= 0xdfff ? text.slice(at - 2, at) : text.slice(Math.max(0, at - 1), at);
};
const after = (text: string, at: number): string => {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
};

const isLetter = (character: string): boolean => LETTER.test(character);
const isDigit = (character: string): boolean => /\p{N}/u.test(character);
const isUpper = (character: string): boolean => /\p{Lu}/u.test(character);

export function beginsName(text: string, at: number): boolean {
  const previous = before(text, at);
  if (previous === '') return true;
  const first = after(text, at);
  switch (scriptOf(first)) {
    case 'letter':
      // `www.acme` is a URL, `ends.Acme` a sentence end with a missing space.
      if (previous === '.') return isUpper(first) || !/[\p{L}\p{N}]/u.test(before(text, at - 1));
      return previous !== '@' && !isLetter(previous);
    case 'digit':
      return !isLetter(previous) && !isDigit(previous);
    case 'kana':
      return !KANA.test(previous);
    case 'han':
      return !isDigit(previous) && (!/\p{Script=Han}/u.test(previous) || HAN_PREFIXES.includes(previous));
    default:
      return true;
  }
}

export interface EdgeOptions {
  language: Language;
  /** For a thing that can be counted. */
  plural: boolean;
}

export function endsName(text: string, at: number, { language, plural }: EdgeOptions): boolean {
  switch (scriptOf(before(text, at))) {
    case 'letter':
      return endings(language, plural).some(
        (ending) => text.startsWith(ending, at) && closes(text, at + ending.length),
      );
    case 'digit':
      return (
        (plural && language === 'en' && text.startsWith('s', at) && closes(text, at + 1)) ||
        !/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}]/u.test(after(text, at))
      );
    case 'kana':
      return !KANA.test(after(text, at)) || KANA_SUFFIXES.some((suffix) => text.startsWith(suffix, at));
    case 'han': {
      const next = after(text, at);
      return !/\p{Script=Han}/u.test(next) || HAN_SUFFIXES.includes(next);
    }
    default:
      return true;
  }
}

function endings(language: Language, plural: boolean): readonly string[] {
  const { any, product } = NAME_ENDINGS[language];
  return ['', ...any, ...(plural ? product : [])];
}

/** `LMR-400` is another thing's model number and `lumora.pdf` a file; `Lumora.It` starts a sentence. */
function closes(text: string, at: number): boolean {
  const next = after(text, at);
  if (isLetter(next)) return false;
  const then = after(text, at + next.length);
  if (next === '-') return !isDigit(then);
  return next !== '.' || !isLetter(then) || isUpper(then);
}

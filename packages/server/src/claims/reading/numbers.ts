// Parses numbers as each language writes them: 1,299.00, 1.299,00, 1 299, 10-1/2, 1万2千, zwei. Pure.
import type { Language } from '../../brands/index.ts';
import { AND_FRACTION } from './readable-text.ts';

const GROUPED = "\\d{1,3}(?:[.,'’]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,3}(?: \\d{3})+(?:[.,]\\d{1,2})?(?!\\d)";
const PLAIN = '\\d{1,15}(?:[.,]\\d{1,6})?';
const FRACTION = `(?:\\d{1,3}(?:${AND_FRACTION}|[ -]))?[1-9]\\d?[⁄/](?:2|3|4|5|6|8|10|16)(?![\\d/⁄])`;
/** 億, 万 and 千 multiply the number before them. */
const KANJI = '(?:\\d[\\d,.]{0,12}[億万千百]){1,4}(?:\\d[\\d,]{0,9})?';
const NUMBER = new RegExp(`(?:${KANJI}|${FRACTION}|${GROUPED}|${PLAIN})`, 'uy');

const KANJI_UNITS: Readonly<Record<string, number>> = { 億: 100_000_000, 万: 10_000, 千: 1000, 百: 100 };

interface NumberWords {
  /** From one to nineteen. */
  ones: string;
  /** From twenty to ninety. */
  tens: string;
}

const EN_WORDS: NumberWords = {
  ones: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
};
const DE_WORDS: NumberWords = {
  ones: 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
};

function belowHundred(words: NumberWords, join: (ones: string, tens: string) => string): Record<string, number> {
  const ones = words.ones.split(' ');
  const tens = words.tens.split(' ');
  return Object.fromEntries([
    ...ones.map((word, at) => [word, at + 1] as const),
    ...tens.map((word, at) => [word, 10 * (at + 2)] as const),
    ...tens.flatMap((ten, at) => ones.slice(0, 9).map((one, of) => [join(one, ten), 10 * (at + 2) + of + 1] as const)),
  ]);
}

/** Numbers in words. One line each. */
const WORDS: Readonly<Record<Language, Readonly<Record<string, number>>>> = {
  en: {
    ...belowHundred(EN_WORDS, (ones, tens) => `${tens}-${ones}`),
    'half a': 0.5,
    'half an': 0.5,
    'one and a half': 1.5,
    'two and a half': 2.5,
    'three and a half': 3.5,
    'four and a half': 4.5,
    'a dozen': 12,
    'a hundred': 100,
    'one hundred': 100,
    'two hundred': 200,
  },
  de: {
    ...belowHundred(DE_WORDS, (ones, tens) => `${ones}und${tens}`),
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    eines: 1,
    hundert: 100,
    eineinhalb: 1.5,
    anderthalb: 1.5,
    zweieinhalb: 2.5,
    dreieinhalb: 3.5,
    viereinhalb: 4.5,
    fünfeinhalb: 5.5,
    'eine halbe': 0.5,
    'einer halben': 0.5,
    'ein halbes': 0.5,
  },
  ja: { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10, 半: 0.5 },
};

const wordPattern = (language: Language): RegExp => {
  const words = Object.keys(WORDS[language]).toSorted((a, b) => b.length - a.length);
  const edge = language === 'ja' ? '' : '(?![\\p{L}\\p{N}])';
  return new RegExp(`(?:${words.join('|')})${edge}`, 'iuy');
};
const WORD_PATTERNS: Readonly<Record<Language, RegExp>> = {
  en: wordPattern('en'),
  de: wordPattern('de'),
  ja: wordPattern('ja'),
};

export interface ReadNumber {
  value: number;
  /** The size of the last digit: 0.1 for 17.9. */
  step: number;
}

export interface NumberMatch extends ReadNumber {
  end: number;
  /** Written in letters: counts only before a unit. */
  inWords: boolean;
}

/** The number that starts at a position. */
export function numberAt(text: string, at: number, language: Language): NumberMatch | undefined {
  NUMBER.lastIndex = at;
  const digits = NUMBER.exec(text)?.[0];
  if (digits !== undefined) return { ...readNumber(digits, language), end: at + digits.length, inWords: false };
  const words = WORD_PATTERNS[language];
  words.lastIndex = at;
  const word = words.exec(text)?.[0];
  return word === undefined ? undefined : { ...readNumber(word, language), end: at + word.length, inWords: true };
}

/** `text` is a number as `numberAt` finds it. */
export function readNumber(text: string, language: Language): ReadNumber {
  const word = WORDS[language][text.toLowerCase()];
  if (word !== undefined) return { value: word, step: word % 1 === 0 ? 1 : 0.5 };
  if (/[億万千百]/u.test(text)) return { value: readKanji(text), step: 1 };
  if (/[⁄/]/.test(text)) return readFraction(text);
  const plain = toPlain(text.replace(/['’ \u00A0\u202F]/g, ''), language);
  const decimals = plain.split('.')[1]?.length ?? 0;
  return { value: Number(plain), step: 10 ** -decimals };
}

function readFraction(text: string): ReadNumber {
  const [, whole = '0', over = '0', under = '1'] =
    new RegExp(`^(?:(\\d+)(?:${AND_FRACTION}|[ -]))?(\\d+)[⁄/](\\d+)$`, 'u').exec(text) ?? [];
  return { value: Number(whole) + Number(over) / Number(under), step: 1 / Number(under) };
}

function readKanji(text: string): number {
  let total = 0;
  for (const [, digits = '', unit = ''] of text.replaceAll(',', '').matchAll(/([\d.]+)([億万千百]?)/gu))
    total += Number(digits) * (KANJI_UNITS[unit] ?? 1);
  return total;
}

/** If both separators occur, the last is the decimal separator; if one does, the language decides. */
function toPlain(text: string, language: Language): string {
  const lastPoint = text.lastIndexOf('.');
  const lastComma = text.lastIndexOf(',');
  if (lastPoint >= 0 && lastComma >= 0) {
    return lastPoint > lastComma ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.');
  }
  const mark = lastPoint >= 0 ? '.' : ',';
  const groups = text.split(mark);
  const isGrouped = groups.length > 1 && groups.slice(1).every((group) => group.length === 3);
  const groupMark = language === 'de' ? '.' : ',';
  if (isGrouped && (mark === groupMark || groups.length > 2)) return groups.join('');
  return text.replace(',', '.');
}

// Numbers as each language writes them: 1,299.00, 1.299,00, 1万2千, zwei. Pure.
import type { Language } from '../brands/index.ts';

export const NUMBER = "\\d{1,3}(?:[.,'’\\u00A0\\u202F]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?";

/** 億, 万 and 千 count up what stands before them. */
export const KANJI_NUMBER = '(?:\\d[\\d,.]*[億万千百]){1,4}(?:\\d[\\d,]*)?';

const KANJI_UNITS: Readonly<Record<string, number>> = { 億: 100_000_000, 万: 10_000, 千: 1000, 百: 100 };

/** Small numbers in words. One more is one line. */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  ja: ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'],
};

export const numberWords = (language: Language): string => WORDS[language].slice(1).join('|');

export interface ReadNumber {
  value: number;
  /** The size of its last digit: 0.1 for 17.9. */
  step: number;
}

/** `text` matches `NUMBER`, `KANJI_NUMBER` or a number word. */
export function readNumber(text: string, language: Language): ReadNumber {
  const word = WORDS[language].indexOf(text.toLowerCase());
  if (word >= 0) return { value: word, step: 1 };
  if (/[億万千百]/u.test(text)) return { value: readKanji(text), step: 1 };
  const plain = toPlain(text.replace(/['’\u00A0\u202F]/g, ''), language);
  const decimals = plain.split('.')[1]?.length ?? 0;
  return { value: Number(plain), step: 10 ** -decimals };
}

function readKanji(text: string): number {
  let total = 0;
  for (const [, digits = '', unit = ''] of text.replaceAll(',', '').matchAll(/([\d.]+)([億万千百]?)/gu))
    total += Number(digits) * (KANJI_UNITS[unit] ?? 1);
  return total;
}

/** Of two kinds of mark the last is the decimal one; of one kind, the language says which it is. */
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

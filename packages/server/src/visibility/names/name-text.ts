// A text prepared for name search: without accents, case and invisible characters, with a mapping back to the original.
// Pure.
import { decodeHTMLStrict } from 'entities';
import type { Language } from '../../brands/index.ts';

/** One folded character per position; `starts` and `ends` are UTF-16 units of the original. */
export interface NameText {
  /** As written, apart from accents, width and invisible characters. */
  plain: string;
  /** The same in lower case, with the same positions. */
  lower: string;
  starts: readonly number[];
  ends: readonly number[];
}

const ENTITY = '&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,31});';
/**
 * A character with its combining marks; half-width kana encode voice marks as separate characters. Runs that folding
 * leaves unchanged: most of a text.
 */
/** Characters that stay unchanged and combine with nothing: most of a text. */
const SAME = "[\\t\\n -%'-_a-~\\u3001\\u3002\\u3041-\\u3096\\u30A1-\\u30FE\\u4E00-\\u9FFF]+(?![\\p{M}\\uFF9E\\uFF9F])";
const PIECE = new RegExp(
  `(?<same>${SAME})|${ENTITY}|[^\\p{M}\\uFF9E\\uFF9F][\\p{M}\\uFF9E\\uFF9F]*|[\\p{M}\\uFF9E\\uFF9F]+`,
  'giu',
);
/** Marks of ownership, soft hyphens, zero-width characters and variation selectors. */
const UNSEEN = /[\u00A9\u00AE\u2120\u2122\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]|[\uFE00-\uFE0F]/gu;
const APOSTROPHE = /[\u2018\u2019\u201B\u02BC\u02B9\u00B4\u0060\u2032\uFF07]/gu;
/** Latin letters that Unicode does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
};
/** German spells umlauts this way when it lacks them, and never drops the `e`. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };

export function foldNames(original: string, language: Language): NameText {
  const folded = { plain: '', lower: '', starts: [] as number[], ends: [] as number[] };
  for (const { 0: piece, index, groups } of original.matchAll(PIECE)) {
    const plain = groups?.same ?? foldPiece(piece, language);
    const keepsLength = plain.length === piece.length;
    for (let i = 0; i < plain.length; i++) {
      folded.starts.push(keepsLength ? index + i : index);
      folded.ends.push(keepsLength ? index + i + 1 : index + piece.length);
    }
    folded.plain += plain;
    folded.lower += sameLength(plain);
  }
  return folded;
}

/** The text of a name, folded like an answer. */
export const foldName = (name: string, language: Language): string => foldNames(name, language).plain;

function foldPiece(piece: string, language: Language): string {
  if (piece.length === 1 && piece < '\u0080') return piece === '`' ? "'" : piece;
  const seen = (piece.startsWith('&') ? decodeHTMLStrict(piece) : piece).replace(UNSEEN, '').replace(APOSTROPHE, "'");
  const composed = seen.normalize('NFKC');
  if (language === 'de' && composed in UMLAUTS) return UMLAUTS[composed] ?? composed;
  const known = PLAIN_LETTERS[composed];
  if (known !== undefined) return known;
  return /^\p{Script=Latin}/u.test(composed) ? composed.normalize('NFD').replace(/\p{M}/gu, '') : composed;
}

/** A few letters become longer in lower case; they stay unchanged. */
function sameLength(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

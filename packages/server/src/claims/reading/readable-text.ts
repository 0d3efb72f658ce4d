// Normalizes an answer for the rules: NFKC, without invisible characters, and with a mapping back to each original
// character. Pure.

export interface Folded {
  text: string;
  /** Offset in the answer (UTF-16 units) of a position in `text`, including its end. */
  origin(index: number): number;
  /** Offset in `text` of a position in the answer. */
  place(offset: number): number;
}

/** A character with its combining marks; half-width kana encode voice marks as separate characters. */
const PIECE =
  /&(?:nbsp|amp|euro|pound|yen|quot|apos|#39|frac12|frac14|frac34);|[^\p{M}\uFF9E\uFF9F][\p{M}\uFF9E\uFF9F]*|[\p{M}\uFF9E\uFF9F]+/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  euro: '€',
  pound: '£',
  yen: '¥',
  quot: '"',
  apos: "'",
  '#39': "'",
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
};
/** Soft hyphens, zero-width characters, direction marks, word joiners. */
const UNSEEN = /^[™℠®\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]$/;
/** Inserted between a whole number and its fraction (`1½`), which NFKC would turn into 11/2. */
export const AND_FRACTION = '\u2064';
const SPECIAL = /[™℠®\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF\u2064&’´`ʼ]/;

export function fold(original: string): Folded {
  if (!SPECIAL.test(original) && original.normalize('NFKC') === original)
    return { text: original, origin: (index) => index, place: (offset) => offset };
  const parts: string[] = [];
  const origins: number[] = [];
  const places: number[] = [];
  let length = 0;
  let last = '';
  for (const { 0: piece, index } of original.matchAll(PIECE)) {
    const folded = foldPiece(piece, last);
    const keepsLength = folded.length === piece.length;
    for (let at = 0; at < piece.length; at++) places.push(length + (keepsLength ? at : 0));
    for (let at = 0; at < folded.length; at++) origins.push(index + (keepsLength ? at : 0));
    parts.push(folded);
    length += folded.length;
    last = folded.at(-1) ?? last;
  }
  return {
    text: parts.join(''),
    origin: (index) => origins[index] ?? original.length,
    place: (offset) => places[offset] ?? length,
  };
}

function foldPiece(piece: string, last: string): string {
  if (UNSEEN.test(piece)) return '';
  if (/^[’´`ʼ]$/.test(piece)) return piece === '`' ? piece : "'";
  const entity = piece.length > 3 && piece.startsWith('&') ? ENTITIES[piece.slice(1, -1)] : undefined;
  const folded = (entity ?? piece).normalize('NFKC').replaceAll(AND_FRACTION, '');
  return /^\d+⁄/.test(folded) && /\d/.test(last) ? AND_FRACTION + folded : folded;
}

// NFKC text with a mapping back: names are searched in the folded text and reported by their position in the original.
// Pure.

/** A character with its combining marks; half-width kana encode voice marks as separate characters. */
const CLUSTER = /[^\p{M}\uFF9E\uFF9F][\p{M}\uFF9E\uFF9F]*|[\p{M}\uFF9E\uFF9F]+/gu;

export interface FoldedText {
  text: string;
  /** Offset in the original (UTF-16 units) of a position in `text`, including its end. */
  origin(index: number): number;
}

export function foldText(original: string): FoldedText {
  // Fast path: most answers are already folded.
  if (original.normalize('NFKC') === original) return { text: original, origin: (index) => index };
  let text = '';
  const origins: number[] = [];
  for (const { 0: cluster, index } of original.matchAll(CLUSTER)) {
    const folded = cluster.normalize('NFKC');
    const keepsLength = folded.length === cluster.length;
    for (let i = 0; i < folded.length; i++) origins.push(index + (keepsLength ? i : 0));
    text += folded;
  }
  origins.push(original.length);
  return { text, origin: (index) => origins[index] ?? original.length };
}

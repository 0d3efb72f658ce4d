// Text in NFKC with a way back: names are looked for in the folded text and told by their place in the original. Pure.

/** A character with what combines with it; half-width kana carry their voice marks as characters of their own. */
const CLUSTER = /[^\p{M}\uFF9E\uFF9F][\p{M}\uFF9E\uFF9F]*|[\p{M}\uFF9E\uFF9F]+/gu;

export interface FoldedText {
  text: string;
  /** Offset in the original (UTF-16 units) of a place in `text`, the end included. */
  origin(index: number): number;
}

export function foldText(original: string): FoldedText {
  // Most answers are folded already, and then there is nothing to count.
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

// The tokens around a given one, up to the boundaries that a rule specifies. Pure.
import { isMark } from './token-kinds.ts';
import type { Token } from './tokenize.ts';

/** A sentence or table cell ends here, or the tokens do. */
export const isSentenceEdge = (token: Token | undefined): boolean =>
  token === undefined || isMark(token, ';', '。', '.', '!', '?', '|');

/** Start and end (exclusive) around the token at `at`, at most `reach` tokens on either side. */
export function spanAround(
  tokens: readonly Token[],
  at: number,
  isEdge: (token: Token | undefined) => boolean,
  reach = Number.POSITIVE_INFINITY,
): [number, number] {
  let [start, end] = [at, at + 1];
  while (start > 0 && at - start < reach && !isEdge(tokens[start - 1])) start--;
  while (end < tokens.length && end - at < reach && !isEdge(tokens[end])) end++;
  return [start, end];
}

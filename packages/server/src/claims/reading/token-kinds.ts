// Token predicates that several rules share. Pure.
import type { Token } from './tokenize.ts';
import type { Kind } from './words/kinds.ts';

export const has = (token: Token | undefined, ...kinds: readonly Kind[]): boolean =>
  token !== undefined && kinds.some((kind) => token.kinds.has(kind));

export const isMark = (token: Token | undefined, ...marks: readonly string[]): boolean =>
  token?.type === 'mark' && marks.includes(token.text);

/** Words that never affect who owns an amount, in any language. */
export const NEUTRAL_KINDS: readonly Kind[] = [
  'adverb',
  'adjective',
  'approximate',
  'hedge',
  'upTo',
  'over',
  'under',
  'from',
  'now',
  'past',
  'future',
  'per',
  'counted',
];

/** A price verb, "is", "has", or a verb that names the attribute. */
export const isVerb = (token: Token | undefined): boolean =>
  token !== undefined &&
  (has(token, 'priceVerb', 'be', 'have') || (token.attributes?.some(({ isVerb: verb }) => verb) ?? false));

/** The boundaries of a phrase. */
export const isStop = (token: Token): boolean =>
  isMark(token, ';', ':', '—', '–', '(', ',', '.', '!', '?', '|', '->', '→', '=') ||
  has(token, 'and', 'contrast', 'relative');

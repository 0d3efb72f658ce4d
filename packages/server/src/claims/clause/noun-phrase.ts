// What a noun phrase refers to: the product itself, a part of it, or something else. For languages that separate words
// with spaces. Pure.
import { has, isVerb, NEUTRAL_KINDS } from '../reading/token-kinds.ts';
import type { Token } from '../reading/tokenize.ts';
import type { AttributeWord } from '../reading/vocabulary.ts';
import type { Kind } from '../reading/words/kinds.ts';

export const FILLER_KINDS: readonly Kind[] = [
  ...NEUTRAL_KINDS,
  'between',
  'determiner',
  'possessive',
  'preposition',
  'not',
  'merely',
];
export const GENERIC_SUBJECTS = /^(?:you|you'd|you'll|we|one|customers|buyers|shoppers|man|wer|Sie|Kunden|Käufer)$/iu;
const BUYS =
  /^(?:buy|get|order|grab|find|pick up|kauf\p{L}*|bestell\p{L}*|bekomm\p{L}*|erhalten|findet|finden|gibt es|gibt's)$/iu;
const CAN = /^(?:can|could|kann|können|können Sie|wer|du)$/iu;

/** "The battery costs $79": the price of a part. */
export const isMeasured = (token: Token): boolean =>
  (token.attributes?.some(({ isVerb: verb, isPart }) => !verb && !isPart) ?? false) &&
  !has(token, 'priceNoun', 'priceVerb', 'thing', 'planNoun', 'be', 'have') &&
  token.period === undefined;

export const attributesIn = (phrase: readonly Token[]): AttributeWord[] =>
  phrase.flatMap(({ attributes = [] }) => attributes);

export const isOther = (token: Token): boolean =>
  token.kinds.has('other') &&
  !has(token, 'thing', 'priceNoun', 'determiner', 'planNoun') &&
  token.attributes === undefined &&
  token.plan === undefined;

/** "its price", "the Team plan", "the monthly fee": every word in it is known. */
export function isCarried(phrase: readonly Token[]): boolean {
  const isKnown = (token: Token) =>
    token.plan !== undefined ||
    token.period !== undefined ||
    token.market !== undefined ||
    token.attributes !== undefined ||
    token.type === 'mark' ||
    has(token, 'pronoun', 'priceNoun', 'planNoun', 'thing', 'counted', ...FILLER_KINDS);
  return (
    phrase.every(isKnown) &&
    phrase.some(
      (token) =>
        token.plan !== undefined ||
        token.attributes !== undefined ||
        has(token, 'pronoun', 'priceNoun', 'planNoun', 'thing'),
    )
  );
}

/** Before a name: an article and adjectives; "the price of"; an adjunct ("in Germany the X"). */
export function canPrecedeName(before: readonly Token[]): boolean {
  const link = before.findLastIndex(
    (token, at) =>
      at > 0 && (has(token, 'preposition', 'determiner') || token.isOwner === true) && !has(token, 'adverb'),
  );
  const direct = before.slice(link + 1);
  if (direct.filter(({ isUnknown }) => isUnknown).length > 2) return false;
  if (link <= 0) return true;
  const head = before.slice(0, link);
  // "You can buy the X for $449"
  if (head.some(({ text }) => BUYS.test(text)))
    return head.every(
      (token) =>
        BUYS.test(token.text) ||
        GENERIC_SUBJECTS.test(token.text) ||
        has(token, ...FILLER_KINDS) ||
        CAN.test(token.text),
    );
  return (
    head.every((token) => has(token, ...FILLER_KINDS) || token.type === 'mark' || token.market !== undefined) ||
    isCarried(head)
  );
}

/** After a name: the product type, the plan or the price. Any other noun makes the name a modifier: "X filter". */
export function canFollowName(after: readonly Token[]): boolean {
  const preposition = after.findIndex((token) => has(token, 'preposition') && !has(token, 'adverb'));
  const direct = preposition < 0 ? after : after.slice(0, preposition);
  return direct.every((token) => !token.isUnknown) && !after.some((token) => has(token, 'have'));
}

/** Whether a phrase ends before a token. */
export const endsNounPhrase = (next: Token | undefined): boolean =>
  next === undefined ||
  next.type !== 'word' ||
  has(next, 'planNoun') ||
  isVerb(next) ||
  has(next, 'preposition', 'from', 'adverb');

/** The first position from `start` on that is not an adverb. */
export function skipFillers(tokens: readonly Token[], start: number, end: number): number {
  let at = start;
  while (
    at < end &&
    has(tokens[at], 'adverb', 'hedge', 'now', 'past', 'future', 'not', 'merely', 'approximate') &&
    !has(tokens[at], 'pronoun')
  )
    at++;
  return at;
}

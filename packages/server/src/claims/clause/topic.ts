// What a value belongs to if the grammar of its clause is not understood: the text has one subject, and nothing nearby
// points to another. Pure.
import type { BrandFile, Language } from '../../brands/index.ts';
import type { Mention } from '../../visibility/index.ts';
import { soleSubject } from '../fact-scope.ts';
import { isSentenceEdge, spanAround } from '../reading/span-around.ts';
import { isCompared, type Statement } from '../reading/statements.ts';
import type { Token } from '../reading/tokenize.ts';
import type { Kind } from '../reading/words/kinds.ts';
import { isWithinTimes } from '../severity.ts';

const REACH = 40;
const FOREIGN: readonly Kind[] = ['than', 'others', 'difference', 'condition', 'not', 'hedge'];
const OWN: readonly Kind[] = ['thing', 'priceNoun', 'planNoun', 'determiner', 'adjective', 'preposition'];
const has = (token: Token, kinds: readonly Kind[]): boolean => kinds.some((kind) => token.kinds.has(kind));

/** The only subject of a sentence; undefined if there may be another. */
export function topicOf(
  brand: BrandFile,
  statement: Statement,
  at: number,
  language: Language,
  mayHaveNouns = false,
): Mention | undefined {
  const { tokens, carried } = statement;
  const [start, end] = spanAround(tokens, at, isClauseEdge, REACH);
  const clause = tokens.slice(start, end);
  const isForeign = (token: Token, index: number): boolean =>
    blocks(token) || (!mayHaveNouns && start + index > 0 && token.isUnknown && isNoun(tokens, start + index, language));
  if (clause.some(isForeign)) return undefined;
  const named = tokens.flatMap(({ mention }, index) => (mention && !isCompared(tokens, index) ? [mention] : []));
  if (named.some(({ entity }) => entity === 'competitor')) return undefined;
  const topic = named.length > 0 ? soleSubject(brand, named) : carried.isSure ? carried.subject : undefined;
  return topic?.entity === 'competitor' ? undefined : topic;
}

/** A name or noun that no rule knows; in English only names are recognizable by their form. */
function isNoun(tokens: readonly Token[], at: number, language: Language): boolean {
  const [token, next] = tokens.slice(at, at + 2);
  const shown = token?.text ?? '';
  if (language !== 'ja') return /^\p{Lu}\p{Ll}+/u.test(shown);
  const isNamed = next !== undefined && (has(next, ['topic', 'of']) || next.text === 'を');
  return isNamed && /^[\p{Script=Han}\p{Script=Katakana}ー]{2,}$/u.test(shown);
}

/** Tokens that refer to something other than the product, or that compare it. */
const blocks = (token: Token): boolean =>
  has(token, FOREIGN) ||
  (token.kinds.has('other') && !has(token, OWN) && token.attributes === undefined && token.plan === undefined);

const isClauseEdge = (token: Token | undefined): boolean =>
  isSentenceEdge(token) || (token?.kinds.has('contrast') ?? false);

/** The value of a part, an accessory or a sum is seldom this close to the product's own. */
const LIKELY = 2;

export const isLikely = (claimed: number, verified: number): boolean => isWithinTimes(LIKELY, claimed, verified);

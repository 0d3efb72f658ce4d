// Which plan an amount is the price of. Pure.

import type { Statement } from '../reading/statements.ts';
import { isMark } from '../reading/token-kinds.ts';
import type { Token } from '../reading/tokenize.ts';
import type { Owner } from './owner-answer.ts';

const REACH = 30;

/**
 * The plan before the amount, otherwise one right after it, otherwise that of the row or the section. `unknown`: no
 * fact names it.
 */
export function planOf({ tokens, heads, isCell }: Statement, at: number, { plan }: Owner): string | undefined {
  if (plan !== undefined) return plan;
  const before = tokens.slice(Math.max(0, at - REACH), at);
  // "Plus is $9 a month or $99 a year": amounts with one owner belong to one plan.
  const isChained =
    before.slice(-4).some(({ kinds }) => kinds.has('and')) && !before.slice(-4).some(({ mention }) => mention);
  const cut = before.findLastIndex(
    (token) => (token.amount?.currency !== undefined && !isChained) || isMark(token, ';', '。'),
  );
  const since = before.slice(cut + 1);
  const named = since.findLast((token) => token.plan !== undefined)?.plan;
  if (named !== undefined) return named;
  if (since.some((token, index) => isUnknownPlan(since, token, index))) return 'unknown';
  const after = planAfter(tokens, at);
  if (after !== undefined) return after;
  const headed = heads.find((token) => token.plan !== undefined)?.plan;
  if (headed !== undefined) return headed;
  return isCell && heads.some((token, index) => isUnknownPlan(heads, token, index)) ? 'unknown' : undefined;
}

/** "$49 on the Team plan", "$49 (Team)". */
function planAfter(tokens: readonly Token[], at: number): string | undefined {
  for (let j = at + 1; j < tokens.length && j - at < 10; j++) {
    const token = tokens[j];
    if (!token || token.amount || isMark(token, ';', ',', '、', '。') || token.kinds.has('contrast')) return undefined;
    if (token.plan !== undefined) return token.plan;
    if (isUnknownPlan(tokens, token, j)) return 'unknown';
  }
  return undefined;
}

/** A capitalized word before "plan" that no fact knows. */
function isUnknownPlan(tokens: readonly Token[], token: Token, at: number): boolean {
  const next = tokens[at + 1];
  return token.isUnknown && /^[\p{Lu}\p{Script=Katakana}]/u.test(token.text) && (next?.kinds.has('planNoun') ?? false);
}

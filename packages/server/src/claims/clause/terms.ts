// The unit and period a price is for, from the words after it, right before it, and its table headers. Pure.
import type { Period } from '../../brands/index.ts';
import { isMark } from '../reading/token-kinds.ts';
import type { Token } from '../reading/tokenize.ts';

export interface Terms {
  period: Period | undefined;
  /** The unit of a price, as written; undefined if not stated. */
  per: string | undefined;
}

const isPer = (token: Token | undefined): boolean => isMark(token, '/') || (token?.kinds.has('per') ?? false);
const isCounted = (token: Token | undefined): boolean => token?.kinds.has('counted') ?? false;

export function termsOf(tokens: readonly Token[], at: number, heads: readonly Token[]): Terms {
  const after = termsAfter(tokens, at);
  const before = tokens.slice(Math.max(0, at - 6), at);
  const period =
    after.period ??
    onceIn(tokens[at - 1]) ??
    before.findLast((token) => token.period !== undefined)?.period ??
    heads.find((token) => token.period !== undefined)?.period;
  const perHead = heads.findIndex((token, index) => isCounted(token) && isPer(heads[index - 1]));
  const unitHead = heads.findIndex((token) => /^(?:per|pro|je)$/i.test(token.text));
  const next = heads[unitHead + 1];
  const perUnit = unitHead >= 0 && next && next.period === undefined ? next.text : undefined;
  const single = before.findLast(
    ({ amount }) => amount?.low === 1 && /^(?:people|count)/.test(amount.unit?.dimension ?? ''),
  );
  return { period, per: after.per ?? single?.text ?? (perHead >= 0 ? heads[perHead]?.text : perUnit) };
}

/** 「1か月1,200円」 */
function onceIn(token: Token | undefined): Period | undefined {
  const { unit, low } = token?.amount ?? {};
  return low === 1 ? ONCE[unit?.symbol ?? ''] : undefined;
}

const ONCE: Readonly<Record<string, Period>> = { days: 'day', weeks: 'week', months: 'month', years: 'year' };

function termsAfter(tokens: readonly Token[], at: number): Terms {
  let period: Period | undefined;
  let per: string | undefined;
  for (let j = at + 1; j < tokens.length && j - at < 9; j++) {
    const token = tokens[j];
    if (!token) break;
    if (isCounted(token) && (isPer(tokens[j - 1]) || tokens[j - 1]?.kinds.has('determiner'))) per ??= token.text;
    else if (token.period !== undefined && period === undefined) period = token.period;
    else if (isPer(token) && token.isUnknown === false) {
      const next = tokens[j + 1];
      // Any noun after "per" is the unit of the price.
      if (next?.isUnknown && isMark(token, '/') === false && /^(?:per|pro|je)$/i.test(token.text)) {
        per ??= next.text;
        j++;
      }
    } else if (
      !isMark(token, '(', ')', ',') &&
      !token.kinds.has('adverb') &&
      !token.kinds.has('determiner') &&
      !isCounted(token)
    )
      break;
  }
  return { period, per };
}

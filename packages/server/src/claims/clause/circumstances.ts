// When, where and under what condition an amount applies, and how certain the answer is of it, judged by the amount's
// own clause. Pure.
import type { Language, Market } from '../../brands/index.ts';
import type { Statement } from '../reading/statements.ts';
import { has, isMark } from '../reading/token-kinds.ts';
import type { Token } from '../reading/tokenize.ts';

export interface Circumstances {
  time: { when: 'now' } | { when: 'year'; year: number } | { when: 'unknown' };
  market: Market | 'other' | undefined;
  isConditional: boolean;
  /** The same for a measure, which sales, coupons and billing do not change. */
  isLimited: boolean;
  isHedged: boolean;
  isApproximate: boolean;
  isDenied: boolean;
  /** The amount is a difference. */
  isDifference: boolean;
  isBetween: boolean;
  isFrom: boolean;
  isOver: boolean;
  isUnder: boolean;
  isUpTo: boolean;
}

const REACH = 40;
const HARD = [';', '。', '.', '!', '?', '|'];
const SOFT = [...HARD, ',', '、', ':', '—', '–', '('];

/** Looks around the token at `at`; `day` is the date of the answer, `YYYY-MM-DD`. */
export function circumstancesOf(
  { tokens, heads }: Pick<Statement, 'tokens' | 'heads'>,
  at: number,
  language: Language,
  day: string,
): Circumstances {
  const before = tokens.slice(leftEdge(tokens, at, false), at);
  const near = tokens.slice(leftEdge(tokens, at, true), at);
  const after = tokens.slice(at + 1, rightEdge(tokens, at, language));
  const direct = tokens.slice(at + 1, at + 6);
  const all = [...before, ...after];
  const adjacent = near.slice(-4);
  const bound = language === 'ja' ? undefined : boundOf(adjacent);
  const market = all.findLast((token) => token.market !== undefined)?.market ?? headMarket(heads);
  return {
    time: headTime(heads) ?? timeOf(before, after, day),
    market,
    isConditional: [...all, ...heads].some((token) => has(token, 'condition')) || isConditionNext(tokens, at),
    isLimited: [...before, ...after, ...heads].some((token) => limits(token, near, after)),
    isHedged: all.some((token) => has(token, 'hedge')),
    isApproximate: adjacent.some((token) => has(token, 'approximate')) || has(direct[0], 'approximate'),
    isDenied: language === 'ja' ? isDeniedAfter(direct) : bound === undefined && isDeniedBefore(near),
    isDifference: isDifference(direct, near, language),
    isBetween: adjacent.some((token) => has(token, 'between')),
    isFrom: adjacent.some((token) => has(token, 'from')) || has(afterTerms(direct), 'from') || isMark(direct[0], '+'),
    isOver:
      (bound === undefined ? adjacent.some((token) => has(token, 'over')) : bound === 'least') ||
      has(direct[0], 'over') ||
      isMark(direct[0], '+'),
    isUnder:
      (bound === undefined ? adjacent.some((token) => has(token, 'under')) : bound === 'most') ||
      has(direct[0], 'under'),
    isUpTo: adjacent.some((token) => has(token, 'upTo')) || has(direct[0], 'upTo'),
  };
}

const OF_MEASURES =
  /mode|modus|stufe|setting|bright|power|leistung|last|load|peak|boost|turbo|eco|\bon (?:high|low)|ideal|lab|depend|je nach|abhängig|dock|station|bundle|\bset\b|used|gebraucht|refurb|renew|überholt|second|total|together|combined|altogether|insgesamt|summe|samt|einschließlich|pack|maximum|モード|強|弱|光量|時|理想|によって|次第|込|含|同梱|中古|以降|合計|総額|合わせて|まとめて|ブースト/iu;
const SUBORDINATE = /^(?:if|when|during|wenn|falls|sofern|während)$/iu;

/** "If you want a tent, the X weighs 2 kg": the text before the comma restricts nothing. */
function limits(token: Token, near: readonly Token[], after: readonly Token[]): boolean {
  if (!has(token, 'condition') || token.attributes !== undefined) return false;
  return SUBORDINATE.test(token.text) ? near.includes(token) || after.includes(token) : OF_MEASURES.test(token.text);
}

/** A bare number does not end a clause. */
const isValue = ({ amount }: Token): boolean => amount?.currency !== undefined || amount?.unit !== undefined;

function leftEdge(tokens: readonly Token[], at: number, isNear: boolean): number {
  let start = at;
  while (start > 0 && at - start < REACH) {
    const token = tokens[start - 1];
    if (!token || isValue(token)) break;
    if (isMark(token, ...(isNear ? SOFT : HARD)) || has(token, 'contrast') || (isNear && has(token, 'and'))) break;
    if (startsClause(tokens, start - 1)) break;
    start--;
  }
  return start;
}

/** ", and there is": the text before this is about something else. */
const startsClause = (tokens: readonly Token[], at: number): boolean =>
  isMark(tokens[at], ',') && has(tokens[at + 1], 'and') && /^(?:there|it|es|sie)$/i.test(tokens[at + 2]?.text ?? '');

function rightEdge(tokens: readonly Token[], at: number, language: Language): number {
  let end = at + 1;
  while (end < tokens.length && end - at < REACH) {
    const token = tokens[end];
    if (!token || isMark(token, ...HARD)) return end;
    if (isValue(token)) return end;
    const isSoft =
      isMark(token, ',', '、', ':', '—', '–') || has(token, 'contrast') || (has(token, 'and') && language !== 'ja');
    if (isSoft) return end;
    if (isMark(token, ')') && language !== 'ja') return end;
    end++;
  }
  return end;
}

/** ", billed annually" and "(with a coupon)" belong to the preceding amount. */
function isConditionNext(tokens: readonly Token[], at: number): boolean {
  for (let j = at + 1; j < tokens.length && j - at < 9; j++) {
    const token = tokens[j];
    if (!token || token.amount || isMark(token, ...HARD)) return false;
    if (!isMark(token, ',', '(', '、')) continue;
    const next = tokens.slice(j + 1, j + 7);
    // The condition that introduces an amount.
    return (
      next.slice(0, 3).some((one) => has(one, 'condition')) &&
      !next.some(({ amount }) => amount?.currency !== undefined)
    );
  }
  return false;
}

const headMarket = (heads: readonly Token[]): Circumstances['market'] =>
  heads.find((token) => token.market !== undefined)?.market ??
  heads.flatMap(({ text }) => COUNTRIES.find(({ words }) => words.test(text))?.market ?? [])[0];

/** A heading needs no preposition. */
const COUNTRIES: readonly { words: RegExp; market: Market | 'other' }[] = [
  { words: /^(?:US|USA|U\.S\.)$/, market: 'US' },
  { words: /^(?:UK|GB|Großbritannien|Britain)$/, market: 'UK' },
  { words: /^(?:Germany|Deutschland)$/, market: 'DE' },
  { words: /^(?:Japan)$/, market: 'JP' },
  {
    words: /^(?:Canada|Australia|France|Austria|Switzerland|Norway|Österreich|Schweiz|Frankreich|EU)$/,
    market: 'other',
  },
];

/** "## Roadmap", "### History": text under such a heading is not true now. */
const headTime = (heads: readonly Token[]): Circumstances['time'] | undefined =>
  heads.some(({ text }) => NOT_NOW.test(text)) ? { when: 'unknown' } : undefined;

const NOT_NOW =
  /^(?:roadmap|upcoming|planned|history|formerly|coming|future|outlook|geplant|ausblick|historie|früher|geschichte|künftig|zukunft|今後|予定|沿革|歴史|将来)$/iu;

function timeOf(before: readonly Token[], after: readonly Token[], day: string): Circumstances['time'] {
  const thisYear = Number(day.slice(0, 4));
  const all = [...before, ...after];
  const years = all.flatMap((token, at) => {
    const year = yearOf(token);
    return year.length > 0 && !isSince(all, at) ? year : [];
  });
  if (years.some((year) => year > thisYear) || all.some((token) => has(token, 'future'))) return { when: 'unknown' };
  const isPastAt = (tokens: readonly Token[]) => (token: Token, at: number) =>
    has(token, 'past') && !isSince(tokens, at);
  const lastPast = before.findLastIndex(isPastAt(before));
  const lastNow = before.findLastIndex((token) => has(token, 'now'));
  const isPast = lastPast > lastNow || after.some(isPastAt(after));
  const year = years.findLast((one) => one < thisYear);
  if (year !== undefined && lastNow < 0) return { when: 'year', year };
  return isPast ? { when: 'unknown' } : { when: 'now' };
}

/** "Since 2024" means now. */
const isSince = (tokens: readonly Token[], at: number): boolean =>
  /^(?:から|以来|より)$/u.test(tokens[at + 1]?.text ?? '') || /^(?:since|seit)$/i.test(tokens[at - 1]?.text ?? '');

const yearOf = (token: Token): number[] =>
  /^(?:19|20)\d\d$/.test(token.text) || /^(?:19|20)\d\d年$/.test(token.text) ? [Number(token.text.slice(0, 4))] : [];

function isDeniedBefore(near: readonly Token[]): boolean {
  const at = near.findLastIndex((token) => has(token, 'not'));
  return (
    at >= 0 &&
    !has(near[at + 1], 'merely') &&
    !has(near[at], 'merely') &&
    !has(near[at], 'over') &&
    !has(near[at], 'upTo')
  );
}

/**
 * "no more than 75 W", "isn't louder than 55 dB", "nicht unter 2 kg": a negated comparison is a bound, so it states the
 * value.
 */
function boundOf(adjacent: readonly Token[]): 'most' | 'least' | undefined {
  const shown = adjacent.map(({ text }) => text).join(' ');
  if (MOST.test(shown)) return 'most';
  return LEAST.test(shown) ? 'least' : undefined;
}

const DENIAL = "(?:not|no|never|\\p{L}+n't|nicht|kein\\p{Ll}*)";
const MOST = new RegExp(
  `(?:^|\\s)${DENIAL} (?:\\p{L}+ ){0,2}(?:(?:more|longer|louder|heavier|higher|taller|wider) than|(?:mehr|länger|lauter|schwerer|höher|breiter) als|über)$`,
  'iu',
);
const LEAST = new RegExp(`(?:^|\\s)${DENIAL} (?:\\p{L}+ ){0,2}(?:(?:less|fewer) than|weniger als|unter)$`, 'iu');

function isDeniedAfter(direct: readonly Token[]): boolean {
  const shown = direct.map(({ text }) => text).join('');
  return /^(?:では|じゃ|で)(?:ありません|ない|なく|なかった)|^どころか/u.test(shown);
}

/** Skips the unit of the price: "$20 a month less". */
function afterTerms(direct: readonly Token[]): Token | undefined {
  return direct.find(
    (token) => token.period === undefined && !has(token, 'per') && !has(token, 'counted') && !isMark(token, '/'),
  );
}

function isDifference(direct: readonly Token[], near: readonly Token[], language: Language): boolean {
  const next = afterTerms(direct);
  if (next && /^(?:less|more|fewer) than$|^(?:weniger|mehr) als$/i.test(next.text)) return true;
  if (next && has(next, 'difference') && !has(next, 'over')) return true;
  if (language === 'ja') return false;
  return near.slice(-3).some((token) => has(token, 'than') && /^(?:over the)$/u.test(token.text));
}

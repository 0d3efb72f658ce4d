// Amounts of money in a text, with currency and period. Pure.
import { type Language, PERIODS, type Period } from '../brands/index.ts';
import { literal, type Span } from '../visibility/index.ts';
import { CURRENCIES, PER_WORDS, PERIOD_WORDS } from './money-data.ts';
import { KANJI_NUMBER, NUMBER, readNumber } from './numbers.ts';

export interface Money extends Span {
  amount: number;
  currency: string;
}

const longestFirst = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map(literal)
    .join('|');

const BEFORE = longestFirst(Object.values(CURRENCIES).flatMap(({ before }) => before));
const AFTER = longestFirst(Object.values(CURRENCIES).flatMap(({ after }) => after));
const AMOUNT = `(?:${KANJI_NUMBER}|${NUMBER})`;
const MONEY = new RegExp(
  `(?<![\\p{L}\\d.,$])(?:(?<before>${BEFORE})\\s?(?<first>${AMOUNT})|(?<second>${AMOUNT})(?:,-)?[\\s-]?(?<after>${AFTER})(?![\\p{Script=Latin}]))|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー])(?:(?<jbefore>[$€£¥])(?<jfirst>${AMOUNT})|(?<jsecond>${AMOUNT})(?<jafter>${AFTER}))`,
  'gu',
);
/** Millions are no price of a product. */
const MILLIONS =
  /^[\s-]?(?:k|m|mn|bn|million|billion|thousand|Mio|Mrd|Million|Milliarde|Tausend|万|億|兆)(?:s|en|n|\.)?(?!\p{Script=Latin})/iu;
const MAX_AMOUNT = 100_000_000;

export function moneyIn(text: string, { start, end }: Span, language: Language): Money[] {
  return [...text.slice(start, end).matchAll(MONEY)].flatMap(({ 0: match, index, groups = {} }) => {
    const sign = groups.before ?? groups.after ?? groups.jbefore ?? groups.jafter ?? '';
    const digits = groups.first ?? groups.second ?? groups.jfirst ?? groups.jsecond ?? '';
    const currency = currencyOf(sign);
    const { value } = readNumber(digits, language);
    const place = { start: start + index, end: start + index + match.length };
    const isPlain = Number.isFinite(value) && value < MAX_AMOUNT && !MILLIONS.test(text.slice(place.end, end));
    return currency !== undefined && isPlain ? [{ ...place, amount: value, currency }] : [];
  });
}

const currencyOf = (sign: string): string | undefined =>
  Object.keys(CURRENCIES).find(
    (code) => CURRENCIES[code]?.before.includes(sign) || CURRENCIES[code]?.after.includes(sign),
  );

export interface Terms {
  period: Period | undefined;
  /** It is the price for one of several: a user, a seat. */
  per: boolean;
}

const PER = `(?:\\s*(?:\\/|per|a|an|each|pro|je|an?)?\\s?(?:${PER_WORDS.map(literal).join('|')})s?(?:当たり|あたり|につき)?)`;
const LINK = '\\s*(?:\\/\\s*|per\\s|a\\s|an\\s|each\\s|every\\s|pro\\s|im\\s|je\\s|in der\\s|毎)?\\s*(?:1)?';

/** How often an amount is paid: right after it, right before it, else where the stretch or a table head says so. */
export function termsOf(before: string, after: string, context: string): Terms {
  const per = new RegExp(`^\\s*${PER}`, 'u').test(after) || new RegExp(`^${LINK}\\p{L}+${PER}`, 'u').test(after);
  const rest = after.replace(new RegExp(`^\\s*${PER}`, 'u'), '');
  const period =
    PERIODS.find((name) =>
      new RegExp(`^${LINK}(?:${PERIOD_WORDS[name].after.map(literal).join('|')})(?!\\p{Script=Latin})`, 'u').test(rest),
    ) ??
    PERIODS.find((name) =>
      new RegExp(`(?:${PERIOD_WORDS[name].before.map(literal).join('|')})(?:は|で|が)?(?:約|わずか)?\\s?$`, 'u').test(
        before,
      ),
    ) ??
    PERIODS.find((name) => spokenPeriod(name).test(before) || spokenPeriod(name).test(context));
  return { period, per };
}

const spokenPeriod = (name: Period): RegExp => {
  const adverbs = PERIOD_WORDS[name].after.filter((word) => /(?:ly|lich)$/.test(word));
  const prefixes = PERIOD_WORDS[name].before.filter((word) => word.length > 1);
  const nouns = PERIOD_WORDS[name].after.filter((word) => /^\p{Script=Latin}{3,}$/u.test(word));
  return new RegExp(
    `(?<!\\p{L})(?:${adverbs.map(literal).join('|')}|(?:per|pro|je|/)\\s?(?:${nouns.map(literal).join('|')}))|(?:${prefixes.map(literal).join('|')})`,
    'iu',
  );
};

export const moneyText = (amount: number, currency: string, period: Period | undefined): string =>
  `${amount} ${currency}${period === undefined ? '' : `/${period}`}`;

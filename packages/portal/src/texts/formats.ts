// Numbers, money and dates in the format of a locale.
import { createClaimFormat } from './claim-format.ts';

export interface Formats {
  number(value: number): string;
  /** With at most three significant digits, such as 1.2K. */
  compact(value: number): string;
  /** A ratio from 0 to 1. */
  percent(value: number, digits?: number): string;
  /** Percentage points or another difference, with its sign. */
  signed(value: number, digits?: number): string;
  decimal(value: number, digits?: number): string;
  /** @param cents US cents */
  money(cents: number): string;
  /** A value of a claim, with its amounts as money, and in the reader's language: `79800 JPY` becomes ¥79,800. */
  claim(value: string): string;
  /** The name of a language. @param code BCP 47, such as `ja` */
  language(code: string): string;
  /** Such as "a, b and c". */
  list(items: readonly string[]): string;
  /** @param time ISO 8601 or milliseconds since 1970 */
  dateTime(time: string | number): string;
  time(time: string | number): string;
  /** With seconds. */
  moment(time: string | number): string;
  /** @param day `YYYY-MM-DD`, a UTC day */
  day(day: string): string;
}

export function createFormats(locale: string): Formats {
  const number = new Intl.NumberFormat(locale);
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const list = new Intl.ListFormat(locale);
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const withDigits = (options: Intl.NumberFormatOptions) => {
    const made = new Map<number, Intl.NumberFormat>();
    return (digits: number): Intl.NumberFormat => {
      const known = made.get(digits);
      if (known) return known;
      const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      const format = new Intl.NumberFormat(locale, { ...options, ...fixed });
      made.set(digits, format);
      return format;
    };
  };
  const percent = withDigits({ style: 'percent' });
  const signed = withDigits({ signDisplay: 'exceptZero' });
  const decimal = withDigits({});
  return {
    number: (value) => number.format(value),
    compact: (value) => compact.format(value),
    percent: (value, digits = 1) => percent(digits).format(value),
    signed: (value, digits = 1) => signed(digits).format(value),
    decimal: (value, digits = 2) => decimal(digits).format(value),
    money: (cents) => money.format(cents / 100),
    language: (code) => languages.of(code) ?? code,
    list: (items) => list.format(items),
    claim: createClaimFormat(locale),
    dateTime: (at) => dateTime.format(new Date(at)),
    time: (at) => time.format(new Date(at)),
    moment: (at) => moment.format(new Date(at)),
    day: (text) => day.format(new Date(`${text}T00:00:00Z`)),
  };
}

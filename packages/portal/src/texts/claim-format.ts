// The value of a claim for readers: `4.99 USD/year`, `charging time 2.5 h`, `no Apple Home`, in their language.
import { type ClaimWords, claimWordsOf } from './claim-words.ts';

const AMOUNT = /(?<![\w.])(\d+(?:\.\d+)?) ([A-Z]{3})\b/g;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** An attribute, its number, and a unit. */
const MEASURE = /^(\D+?) (\d+(?:\.\d+)?)(?: (\D+))?$/;

/** Whole amounts without decimals. @param locale BCP 47 */
export function createClaimFormat(locale: string): (value: string) => string {
  const words = claimWordsOf(locale);
  return (value) => {
    const amounts = formatAmounts(value, locale);
    if (!words) return amounts;
    return amounts === value ? inWords(value, words, locale) : withPeriods(amounts, words);
  };
}

const formatAmounts = (text: string, locale: string): string =>
  text.replace(AMOUNT, (amount, value: string, currency: string) =>
    CURRENCIES.has(currency)
      ? new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
          Number(value),
        )
      : amount,
  );

const withPeriods = (text: string, { periods }: ClaimWords): string =>
  text.replace(/\/([a-z]+)/g, (_, period: string) => `/${periods[period] ?? period}`);

function inWords(value: string, words: ClaimWords, locale: string): string {
  if (value.startsWith('no ')) return words.without(value.slice('no '.length));
  const [, attribute, number, unit] = MEASURE.exec(value) ?? [];
  if (attribute !== undefined && number !== undefined) {
    const amount = formatNumber(Number(number), locale);
    const name = words.attributes[attribute] ?? attribute;
    return `${name} ${amount}${unit === undefined ? '' : withGap(words.units[unit] ?? unit, words)}`;
  }
  const known = Object.keys(words.attributes).find((name) => value.startsWith(`${name} `));
  return known === undefined ? value : `${words.attributes[known]}${value.slice(known.length)}`;
}

const withGap = (unit: string, words: ClaimWords): string => `${words.gap(unit)}${unit}`;

/** A year has no separator. */
const formatNumber = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 20 }).format(value);

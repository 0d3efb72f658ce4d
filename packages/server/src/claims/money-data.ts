// Currencies, periods and markets as answers write them. Data: one more is one line.
import type { Market, Period } from '../brands/index.ts';

/** What stands before an amount and what stands after it. */
export const CURRENCIES: Readonly<Record<string, { before: readonly string[]; after: readonly string[] }>> = {
  USD: {
    before: ['US$', '$', 'USD'],
    after: ['US-Dollar', 'US dollars', 'dollars', 'Dollar', 'USD', 'US$', '$', '米ドル', 'ドル'],
  },
  EUR: { before: ['€', 'EUR'], after: ['euros', 'Euro', 'euro', 'EUR', '€', 'ユーロ'] },
  GBP: { before: ['£', 'GBP'], after: ['pounds', 'Pfund', 'GBP', '£', '英ポンド', 'ポンド'] },
  JPY: { before: ['¥', 'JPY'], after: ['yen', 'Yen', 'JPY', '円'] },
  CHF: { before: ['CHF'], after: ['Franken', 'CHF'] },
  CAD: { before: ['CA$', 'C$', 'CAD'], after: ['CAD'] },
  AUD: { before: ['AU$', 'A$', 'AUD'], after: ['AUD'] },
};

/** Words for a period after an amount (`per month`) and before it (月額). */
export const PERIOD_WORDS: Readonly<Record<Period, { after: readonly string[]; before: readonly string[] }>> = {
  day: { after: ['day', 'Tag', 'daily', 'täglich', '日'], before: ['日額'] },
  week: { after: ['week', 'wk', 'Woche', 'weekly', 'wöchentlich', '週'], before: ['週額'] },
  month: {
    after: ['month', 'mo', 'mth', 'Monat', 'monthly', 'monatlich', '月', 'か月', 'ヶ月'],
    before: ['月額料金', '月額', '月々', '毎月', '1か月', '1ヶ月', '月'],
  },
  year: {
    after: ['year', 'yr', 'Jahr', 'annually', 'annum', 'yearly', 'jährlich', '年'],
    before: ['年額', '年間', '1年', '年'],
  },
};

/** What one price may be for. */
export const PER_WORDS: readonly string[] = [
  'user',
  'seat',
  'member',
  'person',
  'Nutzer',
  'Benutzer',
  'Person',
  'Platz',
  'ユーザー',
  '人',
];

/** A sentence that names a market speaks of it, whatever market was asked. */
export const MARKET_WORDS: Readonly<Record<Market, readonly string[]>> = {
  US: ['in the US', 'in the USA', 'in the United States', 'in den USA', 'アメリカ', '米国'],
  UK: [
    'in the UK',
    'in the United Kingdom',
    'in Britain',
    'in Großbritannien',
    'im Vereinigten Königreich',
    '英国',
    'イギリス',
  ],
  DE: ['in Germany', 'in Deutschland', 'ドイツ'],
  JP: ['in Japan', '日本では', '日本国内'],
};

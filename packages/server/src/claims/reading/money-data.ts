// How answers write currencies, before and after an amount. Data: one line each.
/** The text before an amount, and the text after it. */
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

// Currencies as answers write them. Data: one more is one line.
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

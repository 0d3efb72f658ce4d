// The market-specific values of placeholders: prices, names and some other words.
import type { Language, Market } from '../src/brands/index.ts';
import { DE } from './phrases/de.ts';
import { EN } from './phrases/en.ts';
import { JA } from './phrases/ja.ts';
import type { Phrases, Rival } from './phrases/phrases.ts';

export const LANGUAGE_OF: Readonly<Record<Market, Language>> = { US: 'en', UK: 'en', DE: 'de', JP: 'ja' };
const PHRASES: Readonly<Record<Language, Phrases>> = { en: EN, de: DE, ja: JA };
export const phrasesOf = (market: Market): Phrases => PHRASES[LANGUAGE_OF[market]];

/** Japanese has no spaces between sentences. */
export const joinerOf = (market: Market): string => (market === 'JP' ? '' : ' ');

export const TABLE_DASH = '-';

const WORDS: Readonly<Record<Market, Readonly<Record<string, string>>>> = {
  US: {
    p600: '$549',
    p1200: '$999',
    pPanel: '$349',
    pApp: '$4.99',
    pAppYear: '$49',
    pCheap: '$249',
    pDear: '$649',
    oldPrice: 'Until 2025, the FC-600 cost $599.',
    outage: 'power outage',
    van: 'van',
  },
  UK: {
    p600: '£499',
    p1200: '£899',
    pPanel: '£319',
    pApp: '£4.49',
    pAppYear: '£45',
    pCheap: '£229',
    pDear: '£599',
    oldPrice: 'In the US, the FC-600 costs $549.',
    outage: 'power cut',
    van: 'campervan',
  },
  DE: {
    p600: '529 €',
    p1200: '949 €',
    pPanel: '329 €',
    pApp: '4,99 €',
    pAppYear: '49 €',
    pCheap: '239 €',
    pDear: '629 €',
    oldPrice: 'In den USA kostet die FC-600 549 $.',
  },
  JP: {
    p600: '79,800円',
    p1200: '139,800円',
    pPanel: '49,800円',
    pApp: '680円',
    pAppYear: '6,800円',
    pCheap: '34,800円',
    pDear: '98,000円',
    oldPrice: 'アメリカではFC-600は549ドルです。',
  },
};

const RIVAL_PRICES: Readonly<Record<Rival, 'pCheap' | 'pDear' | undefined>> = {
  Gridolin: 'pDear',
  Amperio: 'pCheap',
  Voltaine: undefined,
  Kestwell: undefined,
  Denmo: undefined,
};

const IN_JAPANESE: Readonly<Record<string, string>> = {
  Fernhall: 'ファーンホール',
  Gridolin: 'グリドリン',
  Amperio: 'アンペリオ',
  Voltaine: 'ボルテーン',
  Kestwell: 'ケストウェル',
  Denmo: 'デンモ',
};

export const nameIn = (market: Market, name: string): string => (market === 'JP' ? (IN_JAPANESE[name] ?? name) : name);

export function priceOf(market: Market, rival: Rival): string | undefined {
  const word = RIVAL_PRICES[rival];
  return word && WORDS[market][word];
}

/** Replaces the words in braces. Throws if one is unknown. */
export function fillIn(text: string, market: Market, rival?: Rival): string {
  return text.replace(/\{(\w+)\}/g, (_, word: string) => {
    if (rival && word === 'name') return nameIn(market, rival);
    const known = rival && word === 'pRival' ? priceOf(market, rival) : WORDS[market][word];
    if (known === undefined) throw new Error(`nobody knows {${word}} in ${market}: ${text}`);
    return known;
  });
}

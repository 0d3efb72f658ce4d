// Prompts that a brand could add, from its names, facts and gaps. Pure.
import type { BrandFile, Fact, Language, Market } from '../brand-file.ts';
import { foldCase } from '../fold-case.ts';

export interface PromptSuggestion {
  text: string;
  market: Market;
  language: Language;
  /**
   * `gap`: answers in the market name a competitor but not the brand. `comparison`, `price`, `integration`: from names
   * and facts. `category`: from the tags of prompts. `market`: asked in another market of the same language.
   */
  reason: 'gap' | 'comparison' | 'category' | 'price' | 'integration' | 'market';
}

/** A market where answers name a competitor but not the brand. */
export interface SuggestedGap {
  market: Market;
  competitor: string;
}

const LANGUAGE_OF: Readonly<Record<Market, Language>> = { US: 'en', UK: 'en', DE: 'de', JP: 'ja' };

interface Wording {
  comparison(own: string, other: string): string;
  category(tag: string): string;
  price(subject: string): string;
  integration(subject: string, other: string): string;
}

const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: {
    comparison: (own, other) => `${own} vs ${other}: which is better?`,
    category: (tag) => `What is the best choice for ${tag}?`,
    price: (subject) => `How much does ${subject} cost?`,
    integration: (subject, other) => `Does ${subject} work with ${other}?`,
  },
  de: {
    comparison: (own, other) => `${own} oder ${other}: Was ist besser?`,
    category: (tag) => `Was ist die beste Wahl für ${tag}?`,
    price: (subject) => `Was kostet ${subject}?`,
    integration: (subject, other) => `Funktioniert ${subject} mit ${other}?`,
  },
  ja: {
    comparison: (own, other) => `${own}と${other}はどちらがいいですか？`,
    category: (tag) => `${tag}でおすすめは何ですか？`,
    price: (subject) => `${subject}の価格はいくらですか？`,
    integration: (subject, other) => `${subject}は${other}と連携できますか？`,
  },
};

/** Most useful first, without prompts that the brand already has. */
export function suggestPrompts(file: BrandFile, gaps: readonly SuggestedGap[], limit: number): PromptSuggestion[] {
  const all = [
    ...gaps.map(({ market, competitor }) => made(market, 'gap', (words) => words.comparison(file.name, competitor))),
    ...file.markets.flatMap((market) => inMarket(file, market)),
  ];
  const known = new Set(file.prompts.map(keyOf));
  const fresh = Map.groupBy(
    all.filter((one) => !known.has(keyOf(one))),
    keyOf,
  );
  return byReason(
    [...fresh.values()].flatMap((same) => same.slice(0, 1)),
    file,
  ).slice(0, limit);
}

function inMarket(file: BrandFile, market: Market): PromptSuggestion[] {
  const language = LANGUAGE_OF[market];
  const facts = file.facts.filter((fact) => fact.market === undefined || fact.market === market);
  const tags = new Set(file.prompts.filter((prompt) => prompt.language === language).flatMap((prompt) => prompt.tags));
  const others = file.prompts.filter((prompt) => prompt.language === language && prompt.market !== market);
  return [
    ...file.competitors.map(({ name }) => made(market, 'comparison', (words) => words.comparison(file.name, name))),
    ...[...tags].map((tag) => made(market, 'category', (words) => words.category(tag))),
    ...facts.flatMap((fact) => fromFact(fact, file.name, market)),
    ...others.map(({ text }): PromptSuggestion => ({ text, market, language, reason: 'market' })),
  ];
}

function fromFact(fact: Fact, brand: string, market: Market): PromptSuggestion[] {
  const subject = fact.subject ?? brand;
  if (fact.kind === 'price') return [made(market, 'price', (words) => words.price(subject))];
  if (fact.kind === 'integration') {
    return [made(market, 'integration', (words) => words.integration(subject, fact.with))];
  }
  return [];
}

function made(market: Market, reason: PromptSuggestion['reason'], say: (words: Wording) => string): PromptSuggestion {
  const language = LANGUAGE_OF[market];
  return { text: say(WORDINGS[language]), market, language, reason };
}

const keyOf = ({ text, market }: { text: string; market: Market }): string => `${market} ${foldCase(text.trim())}`;

const RANKS: Readonly<Record<PromptSuggestion['reason'], number>> = {
  gap: 0,
  comparison: 1,
  category: 2,
  market: 2,
  price: 3,
  integration: 3,
};

/** Markets without any prompt come first. Otherwise keeps the order. */
function byReason(suggestions: readonly PromptSuggestion[], file: BrandFile): PromptSuggestion[] {
  const asked = new Set(file.prompts.map(({ market }) => market));
  const rank = ({ market, reason }: PromptSuggestion): number => (asked.has(market) ? 10 : 0) + RANKS[reason];
  return suggestions.toSorted((a, b) => rank(a) - rank(b));
}

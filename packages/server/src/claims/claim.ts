// A claim: a statement about the brand that can be checked against verified facts.
import type { BrandFile, Fact, Language, Market, PriceFact } from '../brands/index.ts';
import type { Severity, Span } from '../visibility/index.ts';
import type { Vocabulary } from './reading/vocabulary.ts';

export { SEVERITIES, type Severity } from '../visibility/index.ts';

export type ClaimKind = Fact['kind'];
/** `unverifiable`: no fact covers it. It is never counted as wrong. */
export type Verdict = 'supported' | 'contradicted' | 'unverifiable';

export interface Claim {
  kind: ClaimKind;
  /** Exactly `text.slice(start, end)` of the answer; UTF-16 units, `end` exclusive. */
  quote: string;
  start: number;
  end: number;
  /** Only the value: the amount, the measure, the name. Same units. */
  valueStart: number;
  valueEnd: number;
  /** Short texts, such as `49 USD/month`, `weight 17.9 kg`, `no Slack` or a founder's name. */
  claimed: string;
  /** The value according to the facts; null if none covers it. */
  verified: string | null;
  verdict: Verdict;
  /** Only for a contradicted claim. */
  severity: Severity | null;
  /** The facts compared, best first. */
  facts: Fact[];
  /** Why a contradiction was withdrawn; absent if it was not withdrawn or there was none. */
  doubts: readonly Doubt[];
}

/**
 * Reasons why a contradiction does not become a finding, from the weakest sign of a misreading to the strongest.
 * - `two_values`: the answer gives another value for the same fact.
 * - `other_thing`: nearby words refer to another product, time, plan or condition.
 * - `other_value`: nearby words refer to another price or measure of the same product.
 * - `quoted`: the answer quotes it, or says right after it that it is wrong.
 * - `other_section`: it appears under a heading about something else.
 * - `opening_phrase`: the sentence names no product and opens with a phrase that may change what the value refers to.
 * - `unknown_words`: the sentence names no product and has words around the value that no rule knows.
 */
export const DOUBTS = [
  'two_values',
  'other_thing',
  'other_value',
  'quoted',
  'other_section',
  'opening_phrase',
  'unknown_words',
] as const;
export type Doubt = (typeof DOUBTS)[number];

/** A claim with its position in folded text, before it becomes a quote. */
export interface Finding extends Omit<Claim, 'quote' | 'start' | 'end' | 'valueStart' | 'valueEnd'> {
  /** The excerpt that is quoted. */
  span: Span;
  value: Span;
}

/** The parts of the answer that every extractor needs. */
export interface Reading {
  brand: BrandFile;
  language: Language;
  vocabulary: Vocabulary;
  prices: readonly PriceFact[];
  market: Market;
  /** The date of the answer, `YYYY-MM-DD`. */
  day: string;
}

export const unverifiable = (kind: ClaimKind, claimed: string, span: Span, value: Span): Finding => ({
  kind,
  claimed,
  span,
  value,
  verified: null,
  verdict: 'unverifiable',
  severity: null,
  facts: [],
  doubts: [],
});

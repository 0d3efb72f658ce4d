// What a claim is: something an answer says of the brand that verified facts can speak of.
import type { BrandFile, Fact, Language, Market, PriceFact } from '../brands/index.ts';
import type { Severity, Span } from '../visibility/index.ts';
import type { Vocabulary } from './reading/vocabulary.ts';

export { SEVERITIES, type Severity } from '../visibility/index.ts';

export type ClaimKind = Fact['kind'];
/** `unverifiable`: no fact speaks of it. It is never counted as wrong. */
export type Verdict = 'supported' | 'contradicted' | 'unverifiable';

export interface Claim {
  kind: ClaimKind;
  /** Exactly `text.slice(start, end)` of the answer; UTF-16 units, `end` exclusive. */
  quote: string;
  start: number;
  end: number;
  /** The value alone: the amount, the measure, the name. Same units. */
  valueStart: number;
  valueEnd: number;
  /** Short texts, such as `49 USD/month`, `weight 17.9 kg`, `no Slack` or a founder's name. */
  claimed: string;
  /** What the facts say; null if none speaks of it. */
  verified: string | null;
  verdict: Verdict;
  /** Of a contradicted claim only. */
  severity: Severity | null;
  /** The facts compared, best first. */
  facts: Fact[];
  /** Why a contradiction was withdrawn; none if it stands, or where there was none. */
  doubts: readonly Doubt[];
}

/**
 * What keeps a contradiction from being a finding, from the weakest sign of a misreading to the strongest.
 * - `two_values`: the answer gives another value for the same fact.
 * - `other_thing`: words nearby speak of another thing, time, plan or condition.
 * - `other_value`: words nearby speak of another price or measure of the same thing.
 * - `quoted`: the answer quotes it, or says right after it that it is wrong.
 * - `other_section`: it stands under a heading about something else.
 * - `opening_phrase`: the sentence names nobody and opens with a phrase that may change what the value is of.
 * - `unknown_words`: the sentence names nobody and has words around the value that no rule knows.
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

/** A claim with a place in folded text, before it becomes a quote. */
export interface Finding extends Omit<Claim, 'quote' | 'start' | 'end' | 'valueStart' | 'valueEnd'> {
  /** What is quoted. */
  span: Span;
  value: Span;
}

/** What every extractor needs to know of the answer. */
export interface Reading {
  brand: BrandFile;
  language: Language;
  vocabulary: Vocabulary;
  prices: readonly PriceFact[];
  market: Market;
  /** The day of the answer, `YYYY-MM-DD`. */
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

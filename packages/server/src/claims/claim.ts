// What a claim is: something an answer says of the brand that verified facts can speak of.
import type { BrandFile, Fact, Language, Market, PriceFact } from '../brands/index.ts';
import type { Severity, Span } from '../visibility/index.ts';
import type { Vocabulary } from './vocabulary.ts';

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
  /** What the facts say; null where none speaks of it. */
  verified: string | null;
  verdict: Verdict;
  /** Of a contradicted claim only. */
  severity: Severity | null;
  /** The facts compared, best first. */
  facts: Fact[];
}

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
});

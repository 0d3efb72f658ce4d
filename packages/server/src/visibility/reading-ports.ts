// The ports of answer analysis (a judge, a claim reader), and its result.
import type { BrandFile, Fact, Language, Market } from '../brands/index.ts';
import type { Citation } from './citations/citations.ts';
import type { Mention, MentionFinder } from './names/mentions.ts';

export const SENTIMENTS = ['positive', 'negative', 'neutral', 'unknown'] as const;
/** `unknown` could not be determined. It is excluded from means, and is not the same as neutral. */
export type Sentiment = (typeof SENTIMENTS)[number];

export interface JudgedMention {
  name: string;
  /** UTF-16 units of `text`. */
  start: number;
  end: number;
}

export interface JudgeRequest {
  text: string;
  language: Language;
  mentions: readonly JudgedMention[];
}

/** A language model behind some endpoint. */
export interface Judge {
  /** The method as figures report it, such as `judge:some-model`. */
  method: string;
  /** One sentiment for each mention, in order. Rejects if there is no valid answer; the lexicon is used instead. */
  judge(request: JudgeRequest, signal?: AbortSignal): Promise<Sentiment[]>;
  /** Whether each quote contradicts its fact, in order. Rejects as `judge` does; all findings are then kept. */
  confirm?(claims: readonly DoubtedClaim[], signal?: AbortSignal): Promise<boolean[]>;
}

/** A claim that the rules found wrong, for a second check that can only withdraw it. */
export interface DoubtedClaim {
  quote: string;
  claimed: string;
  verified: string;
  /** The subject of the claim. */
  subject: string;
}

export interface AnswerCitation {
  url: string;
  title?: string | undefined;
  /** UTF-16 units of the answer's text; `end` is exclusive. */
  start?: number | undefined;
  end?: number | undefined;
  kind: 'cited' | 'retrieved';
  /** The engine's own URL that redirects to `url`. */
  redirect?: string | undefined;
}

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A claim that a verified fact contradicts. */
export interface WrongClaim {
  /** Identical for the same wrong claim in any answer. */
  key: string;
  kind: Fact['kind'];
  /** The brand, a product line or a SKU. */
  subject: string;
  claimed: string;
  verified: string;
  severity: Severity;
  /** Exactly `text.slice(start, end)` of the answer; UTF-16 units. */
  quote: string;
  start: number;
  end: number;
  fact: Fact;
  /** The citations at the claim. */
  sources: Citation[];
}

export interface ClaimsRequest {
  brand: BrandFile;
  text: string;
  market: Market;
  language: Language;
  /** UTC day of the answer. */
  day: string;
  citations: readonly AnswerCitation[];
  /** The name finder for this brand and language, if the caller has compiled it. */
  findMentions?: MentionFinder;
}

/** Returns each wrong claim of an answer once. */
export type ReadWrongClaims = (request: ClaimsRequest) => WrongClaim[];

/** An answer to analyze, with the brand's current file. */
export type ReadingRequest = Omit<ClaimsRequest, 'findMentions'>;

export interface AnswerReading {
  mentions: readonly Mention[];
  /** By the lexicon, one per mention. */
  sentiments: readonly Sentiment[];
  wrong: readonly WrongClaim[];
}

/** Reads answers on this thread or on a separate one. */
export interface AnswerReader {
  read(request: ReadingRequest): Promise<AnswerReading>;
}

// What reading an answer needs from outside (a judge, a reader of claims), and what it gives.
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
  /** The method that figures report, such as `judge:some-model`. */
  method: string;
  /** One sentiment for each mention, in order. Rejects if there is no valid answer; the lexicon is used instead. */
  judge(request: JudgeRequest, signal?: AbortSignal): Promise<Sentiment[]>;
  /** Whether each quote contradicts its fact, in order. Rejects as `judge` does; all findings then stay. */
  confirm?(claims: readonly DoubtedClaim[], signal?: AbortSignal): Promise<boolean[]>;
}

/** A claim that the rules found wrong, for a second check that can only withdraw it. */
export interface DoubtedClaim {
  quote: string;
  claimed: string;
  verified: string;
  /** What the claim is about. */
  subject: string;
}

export interface AnswerCitation {
  url: string;
  title?: string | undefined;
  /** UTF-16 units of the answer's text; `end` is exclusive. */
  start?: number | undefined;
  end?: number | undefined;
  kind: 'cited' | 'retrieved';
  /** The engine's own address that redirects to `url`. */
  redirect?: string | undefined;
}

export const SEVERITIES = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A claim that a verified fact contradicts. */
export interface WrongClaim {
  /** The same for the same wrong claim, in whatever answer. */
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
  /** What the answer cites at the claim. */
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
  /** Finds the names of this brand in this language, if whoever asks has compiled them. */
  findMentions?: MentionFinder;
}

/** Returns each wrong claim of an answer once. */
export type ReadWrongClaims = (request: ClaimsRequest) => WrongClaim[];

/** An answer to be read; of the brand its file as it is. */
export type ReadingRequest = Omit<ClaimsRequest, 'findMentions'>;

export interface AnswerReading {
  mentions: readonly Mention[];
  /** By the lexicon, one for each mention. */
  sentiments: readonly Sentiment[];
  wrong: readonly WrongClaim[];
}

/** Reads answers on this thread or on a separate one. */
export interface AnswerReader {
  read(request: ReadingRequest): Promise<AnswerReading>;
}

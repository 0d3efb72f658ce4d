// What visibility needs from outside: an optional judge of sentiment; and what it gives to scans.
import type { Language, Market } from '../brands/index.ts';
import type { Sentiment } from './sentiment.ts';

export type { Language, Market } from '../brands/index.ts';
export { SENTIMENTS, type Sentiment } from './sentiment.ts';

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
  /** What figures say of how they were made, such as `judge:some-model`. */
  method: string;
  /** One sentiment for each mention, in their order. Rejects where no sound answer came; the lexicon then does it. */
  judge(request: JudgeRequest, signal?: AbortSignal): Promise<Sentiment[]>;
}

export interface AnswerCitation {
  url: string;
  title?: string | undefined;
  /** UTF-16 units of the answer's text; `end` is exclusive. */
  start?: number | undefined;
  end?: number | undefined;
  kind: 'cited' | 'retrieved';
}

/** One engine's reply to one prompt in one market in one scan (decisions 7). */
export interface AnswerInput {
  tenantId: string;
  brandId: string;
  scanId: string;
  promptId: string;
  market: Market;
  language: Language;
  engine: string;
  model: string;
  text: string;
  citations: readonly AnswerCitation[];
  /** Milliseconds since 1970. */
  askedAt: number;
  /** Millionths of a US dollar. */
  costMicros?: number | undefined;
  /** Whether the prompt names the brand; as the brand's prompt of this id says where it is absent. */
  branded?: boolean | undefined;
}

export interface ScanRef {
  tenantId: string;
  brandId: string;
  scanId: string;
}

/** What scans give their answers to. */
export interface AnswerRecorder {
  /**
   * Reads an answer and stores it with its figures and findings in one transaction. `recorded` is false where scan, prompt,
   * engine and market have an answer already: nothing has changed then.
   * @throws DomainError `not_found` for a brand that the tenant does not have
   */
  recordAnswer(input: AnswerInput): Promise<{ recorded: boolean }>;
  /** After the last answer of a scan: closes the findings that it no longer shows. Safe to repeat. */
  finishScan(scan: ScanRef): Promise<void>;
}

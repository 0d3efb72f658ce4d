// What visibility needs from outside: an optional judge of sentiment.
import type { Language } from '../brands/index.ts';
import type { Sentiment } from './sentiment.ts';

export type { Language } from '../brands/index.ts';
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

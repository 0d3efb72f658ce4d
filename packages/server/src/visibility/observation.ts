// The result of one answer, as the measures count it.
import type { Citation } from './citations/citations.ts';
import type { Entity } from './names/mentions.ts';
import type { Sentiment } from './reading-ports.ts';

export interface ObservedMention {
  entity: Entity;
  start: number;
  /** The start of its sentence: a sentence counts once for sentiment. */
  sentence: number;
  noInformation: boolean;
  sentiment: Sentiment;
}

/** One engine's reply to one prompt in one market in one scan (decisions 7). */
export interface Observation {
  /** Its id: answers to one prompt are correlated. */
  prompt: string;
  engine: string;
  market: string;
  /** UTC day, `YYYY-MM-DD`. */
  day: string;
  /** The prompt names the brand: such answers are measured separately. */
  branded: boolean;
  /** False if it was given without a web search; `undefined` if unknown. */
  searched?: boolean | undefined;
  mentions: readonly ObservedMention[];
  citations: readonly Pick<Citation, 'domain' | 'own'>[];
}

/** The target of a measure, by name: a single SKU, a product line with its SKUs, or a brand with all of them. */
export type Target = ReadonlySet<string>;

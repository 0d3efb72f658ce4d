// What one answer showed, as the measures count it.
import type { Citation } from './citations/citations.ts';
import type { Entity } from './names/mentions.ts';
import type { Sentiment } from './reading-ports.ts';

export interface ObservedMention {
  entity: Entity;
  start: number;
  /** Where its sentence starts: a sentence counts once for sentiment. */
  sentence: number;
  noInformation: boolean;
  sentiment: Sentiment;
}

/** One engine's reply to one prompt in one market in one scan (decisions 7). */
export interface Observation {
  /** Its id: answers to one prompt are alike. */
  prompt: string;
  engine: string;
  market: string;
  /** UTC day, `YYYY-MM-DD`. */
  day: string;
  /** The prompt names the brand: such answers are measured apart. */
  branded: boolean;
  /** False if it was made without a search; `undefined` if that is not known. */
  searched?: boolean | undefined;
  mentions: readonly ObservedMention[];
  citations: readonly Pick<Citation, 'domain' | 'own'>[];
}

/** What is measured: a SKU alone, a product line with its SKUs, or a brand with all of them; by their names. */
export type Target = ReadonlySet<string>;

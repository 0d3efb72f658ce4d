// The lexicon's sentiment for each labeled mention: this measures what works without a model.
import { type Mention, type Sentiment, splitSentences } from '../src/visibility/index.ts';
import type { LabeledAnswer } from './answers.ts';
import { excerpt } from './around.ts';
import type { Peer } from './npm-lexicons.ts';
import type { Counts } from './scores.ts';

export interface SentimentResult {
  /** Mentions labeled positive, negative or neutral. */
  sentiment: Counts;
  /** Of the positive and negative ones, `right` are those not read as the opposite. */
  signs: Counts;
}

const SENTIMENTS: Readonly<Record<string, Sentiment>> = { '+': 'positive', '-': 'negative', '0': 'neutral' };
const OPPOSITE: Readonly<Record<string, Sentiment>> = { '+': 'negative', '-': 'positive' };

export function measureSentiment(
  { text, labels }: LabeledAnswer,
  mentions: readonly Mention[],
  sentiments: readonly Sentiment[],
  onFault: (fault: string) => void,
): SentimentResult {
  const [sentiment, signs] = [counts(), counts()];
  for (const label of labels) {
    const expected = SENTIMENTS[label.sign];
    if (label.kind !== 'm' || expected === undefined) continue;
    const read = sentiments[mentions.findIndex(({ start, end }) => start < label.end && end > label.start)];
    count(sentiment, read === expected);
    if (label.sign !== '0') count(signs, read !== OPPOSITE[label.sign]);
    if (read !== expected) onFault(`sentiment, ${expected} read as ${read ?? 'no mention'}: ${excerpt(text, label)}`);
  }
  return { sentiment, signs };
}

const counts = (): Counts => ({ right: 0, found: 0, labeled: 0 });

function count(into: Counts, isRight: boolean): void {
  into.labeled++;
  into.found++;
  if (isRight) into.right++;
}

const signOf = (score: number): string => (score === 0 ? '0' : score > 0 ? '+' : '-');

/** The same with a lexicon that judges a whole text: each mention gets its sentence's sentiment. */
export function measurePeer({ score }: Peer, { text, language, labels }: LabeledAnswer): Counts {
  const sentiment = counts();
  const sentences = splitSentences(text, language);
  for (const { kind, sign, start } of labels) {
    if (kind !== 'm' || SENTIMENTS[sign] === undefined) continue;
    const sentence = sentences.findLast((one) => one.start <= start) ?? { start: 0, end: text.length };
    count(sentiment, signOf(score(text.slice(sentence.start, sentence.end), language)) === sign);
  }
  return sentiment;
}

// The lexicon's sentiment of each labeled mention. Measures the offline fallback, which needs no network.
import { createMentionFinder, type Sentiment, sentimentsByLexicon } from '../../src/visibility/index.ts';
import type { Counts } from './compare-sets.ts';
import type { Sample } from './read-sentences.ts';

const WORDS: Readonly<Record<string, Sentiment>> = { '+': 'positive', '-': 'negative', '0': 'neutral' };

export function measureSentiment(samples: readonly Sample[], onFault: (line: string) => void): Counts {
  const counts: Counts = { right: 0, wrong: 0, missed: 0 };
  for (const { brand, language, text, labels } of samples) {
    const mentions = createMentionFinder(brand, language)(text);
    const sentiments = sentimentsByLexicon(text, mentions, language);
    for (const { tag, start } of labels) {
      const found = sentiments[mentions.findIndex((mention) => mention.start === start)];
      if (found === WORDS[tag]) counts.right++;
      else if (found === undefined) counts.missed++;
      else counts.wrong++;
      if (found !== WORDS[tag]) onFault(`${text}\n  ${text.slice(start)}: ${WORDS[tag]} read as ${found}`);
    }
  }
  return counts;
}

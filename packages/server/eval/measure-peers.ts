// The sentiment of the same mentions as the lexicons on npm have it. They judge a whole text: each mention in it gets that.
import multilang from 'multilang-sentiment';
import SentimentLexicon from 'sentiment';
import vader from 'vader-sentiment';
import type { Language } from '../src/brands/index.ts';
import type { Sample } from './corpus.ts';
import { accuracyOf } from './scores.ts';

export interface Peer {
  name: string;
  languages: readonly Language[];
  /** Above 0 positive, below it negative. */
  score(text: string, language: Language): number;
}

const afinn = new SentimentLexicon();
/** Between its bounds lies what its authors call neutral. */
const VADER_NEUTRAL = 0.05;

export const PEERS: readonly Peer[] = [
  { name: 'sentiment', languages: ['en'], score: (text) => afinn.analyze(text).score },
  {
    name: 'vader-sentiment',
    languages: ['en'],
    score(text) {
      const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(text);
      return Math.abs(compound) < VADER_NEUTRAL ? 0 : compound;
    },
  },
  {
    name: 'multilang-sentiment',
    languages: ['en', 'de', 'ja'],
    score: (text, language) => multilang(text, language).score,
  },
];

const tagOf = (score: number): string => (score === 0 ? '0' : score > 0 ? '+' : '-');

/** @returns the share of mentions that the peer has right */
export function accuracyOfPeer({ score }: Peer, samples: readonly Sample[]): number {
  const counts = { right: 0, wrong: 0, missed: 0 };
  for (const { text, language, labels } of samples) {
    const found = tagOf(score(text, language));
    for (const { tag } of labels) counts[found === tag ? 'right' : 'wrong']++;
  }
  return accuracyOf(counts);
}

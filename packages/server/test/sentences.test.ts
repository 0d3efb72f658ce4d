// Sentences that the rules were written for: a change that breaks one fails here.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/brands/index.ts';
import { measureClaims } from './sentences/measure-claims.ts';
import { measureMentions } from './sentences/measure-mentions.ts';
import { measureSentiment } from './sentences/measure-sentiment.ts';
import { readSentences } from './sentences/read-sentences.ts';

const share = (right: number, all: number): number => (all === 0 ? 1 : right / all);

describe.each(LANGUAGES)('labeled sentences in %s', (language) => {
  it('keep their names', () => {
    const { right, wrong, missed } = measureMentions(readSentences('mentions', language), () => {});
    expect(share(2 * right, 2 * right + wrong + missed)).toBeGreaterThanOrEqual(0.98);
  });

  it('keep their claims', () => {
    const { right, wrong, missed } = measureClaims(readSentences('claims', language), () => {});
    expect(share(right, right + wrong)).toBeGreaterThanOrEqual(0.97);
    expect(share(right, right + missed)).toBeGreaterThanOrEqual(0.85);
  });

  it('keep their sentiment', () => {
    const { right, wrong, missed } = measureSentiment(readSentences('sentiment', language), () => {});
    expect(share(right, right + wrong + missed)).toBeGreaterThanOrEqual(0.8);
  });
});

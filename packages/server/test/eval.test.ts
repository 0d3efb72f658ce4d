// The corpus is unchanged since it was frozen, and its figures are plausible.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAnswers } from '../eval/answers.ts';
import { HASHES, hashesNow, PARTS, readPart } from '../eval/corpus-files.ts';
import { evaluate, missesByTag } from '../eval/evaluate.ts';
import { measureAnswer } from '../eval/measure-answer.ts';
import { measureMentions } from '../eval/measure-mentions.ts';
import { measureSentiment } from '../eval/measure-sentiment.ts';
import { addCounts, noCounts, scoresOf } from '../eval/scores.ts';
import { type BrandFile, LANGUAGES } from '../src/brands/index.ts';
import { createMentionFinder, type MentionFinder, sentimentsByLexicon } from '../src/visibility/index.ts';

describe('the corpus', () => {
  it('has the frozen labels', () => {
    expect(hashesNow()).toBe(readFileSync(HASHES, 'utf8'));
  });

  it.each(LANGUAGES)('holds out answers in %s about brands that no other answer covers', (language) => {
    const known = new Set(readPart(language, 'dev').map(({ brand }) => brand.name));
    expect(readPart(language, 'heldout').filter(({ brand }) => known.has(brand.name))).toEqual([]);
  });

  it('has 300 tuning answers per language', () => {
    for (const language of LANGUAGES) expect(readPart(language, 'dev').length).toBeGreaterThanOrEqual(300);
  });
});

/** The scores of the rules on the answers that may be used for tuning. */
const REACHED = {
  en: { precision: 0.985, recall: 0.54, f1: 0.82 },
  de: { precision: 0.985, recall: 0.51, f1: 0.81 },
  ja: { precision: 0.985, recall: 0.67, f1: 0.86 },
} as const;

/** For 300 answers, possibly on a busy machine. */
const READING_MS = 120_000;

describe('claims in the tuning answers', () => {
  it.each(LANGUAGES)('are read in %s at least as well as before', { timeout: READING_MS }, (language) => {
    const { contradicted_precision, wrong_recall, f1 } = evaluate((one) =>
      one === language ? readPart(one, 'dev').map(measureAnswer) : [],
    ).claims[language];
    const { precision, recall, f1: both } = REACHED[language];
    expect(contradicted_precision).toBeGreaterThanOrEqual(precision);
    expect(wrong_recall).toBeGreaterThanOrEqual(recall);
    expect(f1).toBeGreaterThanOrEqual(both);
  });
});

const BRAND = `
name: Acme
domain: acme.example
competitors: [Rival]
facts:
  - {kind: price, amount: 49, currency: USD, period: month, market: US, source: https://acme.example/p, date: 2026-01-31}
  - {kind: founder, name: Eva Beispiel, source: https://acme.example/p, date: 2026-01-31}
`;
const measured = (text: string) => {
  const source = `=== a-1 brand=acme market=US style=short tags=one,two\n${text}\n`;
  return readAnswers(source, 'en', () => BRAND).map(measureAnswer);
};

describe('labels', () => {
  it('are removed from the text and keep their position', () => {
    const [answer] = readAnswers(
      '=== a-1 brand=acme market=US style=long tags=\n⟦m+ Acme⟧ costs ⟦px $9⟧.\n\nEnd.\n',
      'en',
      () => BRAND,
    );
    expect(answer?.text).toBe('Acme costs $9.\n\nEnd.');
    expect(answer?.labels.map(({ start, end }) => answer.text.slice(start, end))).toEqual(['Acme', '$9']);
  });

  it.each(['⟦m+ Acme', '⟦q+ Acme⟧', '⟦p0 $9⟧', '⟦m+ a ⟦m+ b⟧⟧'])('that cannot be parsed are refused: %s', (text) => {
    expect(() => measured(text)).toThrow('a-1: a label that cannot be read');
  });
});

describe('figures', () => {
  it('distinguish false findings from missed ones', () => {
    const results = measured(
      '⟦m0 Acme⟧ costs ⟦px $39⟧ a month. ⟦m0 Acme⟧ was founded by ⟦f? Max Muster⟧. ⟦m0 Acme⟧ has ⟦sx 9 kg⟧.',
    );
    expect(evaluate(() => results).claims.en).toMatchObject({
      contradicted_precision: 0.5,
      wrong_recall: 0.5,
      f1: 0.5,
    });
    expect(missesByTag(results).get('two')).toMatchObject({ answers: 1, falseFindings: 1, missedWrong: 1 });
  });

  it('count a mention by its position and its name', () => {
    const results = measured('⟦m0 Rival⟧ is there, Acme too, and ⟦m0 Nobody⟧.');
    expect(evaluate(() => results).mentions.en).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5 });
  });

  it('count an opposite sign separately from a missing one', () => {
    const results = measured('⟦m- Acme⟧ is great. ⟦m+ Rival⟧ is there.');
    expect(evaluate(() => results).sentiment.en).toEqual({ accuracy: 0, wrong_sign: 0.5 });
  });
});

/** Below the measured values, so that a large regression fails here; `npm run eval` has the figures. */
const FLOORS = {
  dev: { mentions: 0.98, sentiment: 0.79 },
  heldout: { mentions: 0.955, sentiment: 0.71 },
} as const;

describe.each(LANGUAGES)('names and sentiment in %s', (language) => {
  it.each(PARTS)('stay above their floors in the part %s', (part) => {
    const [mentions, sentiment] = [noCounts(), noCounts()];
    const finders = new Map<BrandFile, MentionFinder>();
    for (const answer of readPart(language, part)) {
      const find = finders.get(answer.brand) ?? createMentionFinder(answer.brand, language);
      finders.set(answer.brand, find);
      const found = find(answer.text);
      addCounts(
        mentions,
        measureMentions(answer, found, () => {}),
      );
      const read = sentimentsByLexicon(answer.text, found, language);
      addCounts(sentiment, measureSentiment(answer, found, read, () => {}).sentiment);
    }
    expect(scoresOf(mentions).f1).toBeGreaterThanOrEqual(FLOORS[part].mentions);
    expect(scoresOf(sentiment).recall).toBeGreaterThanOrEqual(FLOORS[part].sentiment);
  });
});

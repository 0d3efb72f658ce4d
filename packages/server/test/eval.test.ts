// The evaluation keeps what it promises: sizes of the corpora and the measures by language.
import { expect, it } from 'vitest';
import { evaluate, evaluatePeers } from '../eval/evaluate.ts';
import { LANGUAGES } from '../src/brands/index.ts';

const all = evaluate('all', () => {});
const heldout = evaluate('heldout', () => {});

it('has at least 300 sentences for mentions, 200 for sentiment and 150 for claims, about a third kept from tuning', () => {
  expect(all.sentences.mentions).toBeGreaterThanOrEqual(300);
  expect(all.sentences.sentiment).toBeGreaterThanOrEqual(200);
  expect(all.sentences.claims).toBeGreaterThanOrEqual(150);
  for (const task of ['mentions', 'sentiment', 'claims'] as const)
    expect(heldout.sentences[task] / all.sentences[task]).toBeGreaterThan(0.32);
});

it.each(LANGUAGES)('reads mentions, claims and sentiment in %s as well as is demanded', (language) => {
  expect(all.mentions[language].f1).toBeGreaterThanOrEqual(0.98);
  for (const { claims, sentiment } of [all, heldout]) {
    expect(claims[language].precision).toBeGreaterThanOrEqual(0.97);
    expect(claims[language].recall).toBeGreaterThanOrEqual(0.85);
    expect(sentiment[language].accuracy).toBeGreaterThanOrEqual(0.8);
  }
});

it.each(evaluatePeers('heldout'))('reads sentiment better than $name where that has words', ({ accuracy }) => {
  for (const language of LANGUAGES)
    expect(heldout.sentiment[language].accuracy).toBeGreaterThan(accuracy[language] ?? 0);
  expect(Object.keys(accuracy)).toContain('en');
});

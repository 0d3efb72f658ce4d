import { describe, expect, it } from 'vitest';
import { readBrandFile } from '../brands/index.ts';
import { citedDomains, competitorsIn, figuresOf } from './answer-figures.ts';
import { hasNoInformation, rankOf, sentenceTones, voicesIn } from './answer-marks.ts';
import type { Observation, ObservedMention } from './observation.ts';
import { NO_COUNTS, TONE_UNIT } from './ports.ts';
import { targetsOf } from './targets.ts';

const brand = readBrandFile(
  'name: Acme\ndomain: acme.example\nproduct_lines: [{name: Desk, skus: [D-1]}]\ncompetitors: [Rival, Other]\n',
  'b',
);
const names = targetsOf(brand).brand;
const only = (name: string): ReadonlySet<string> => new Set([name]);
const KINDS = { Acme: 'brand', Desk: 'product_line', 'D-1': 'sku', Rival: 'competitor', Other: 'competitor' } as const;

const mention = (name: keyof typeof KINDS, start: number, more: Partial<ObservedMention> = {}): ObservedMention => ({
  entity: { kind: KINDS[name], name },
  start,
  sentence: start,
  noInformation: false,
  sentiment: 'neutral',
  ...more,
});
const observe = (mentions: ObservedMention[], more: Partial<Observation> = {}): Observation => ({
  prompt: 'p',
  engine: 'e',
  market: 'US',
  day: '2026-01-01',
  branded: false,
  mentions,
  citations: [],
  ...more,
});

describe('the rank of a target', () => {
  it('counts each name before its first mention once, wherever they are listed', () => {
    const answer = observe([mention('Acme', 30), mention('Rival', 9), mention('Other', 40), mention('Rival', 1)]);
    expect(rankOf(answer, names, names)).toBe(2);
    expect(rankOf(answer, only('Rival'), names)).toBe(1);
    expect(rankOf(answer, only('Other'), names)).toBe(3);
  });

  it('counts the brand with all its products as one name, but not for its own products', () => {
    const answer = observe([mention('Acme', 0), mention('Desk', 5), mention('Rival', 9), mention('D-1', 20)]);
    expect(rankOf(answer, only('Rival'), names)).toBe(2);
    expect(rankOf(answer, only('D-1'), names)).toBe(2);
    expect(rankOf(answer, only('Desk'), names)).toBe(1);
  });

  it('is absent without a mention that says something', () => {
    expect(rankOf(observe([mention('Rival', 0)]), names, names)).toBeUndefined();
    expect(rankOf(observe([mention('Acme', 0, { noInformation: true })]), names, names)).toBeUndefined();
  });
});

describe('the voices in an answer', () => {
  it('are the target and the competitors, or for a competitor the brand too', () => {
    const answer = observe([mention('Acme', 0), mention('Desk', 5), mention('Rival', 9), mention('Rival', 20)]);
    expect(voicesIn(answer, names, names)).toEqual({ own: true, all: 2 });
    expect(voicesIn(answer, only('D-1'), names)).toEqual({ own: false, all: 1 });
    expect(voicesIn(answer, only('Rival'), names)).toEqual({ own: true, all: 2 });
    expect(voicesIn(answer, only('Other'), names)).toEqual({ own: false, all: 2 });
  });
});

describe('an answer without information', () => {
  it('says so at every mention of the target', () => {
    const nothing = mention('Acme', 0, { noInformation: true });
    const rival = mention('Rival', 20);
    expect(hasNoInformation(observe([nothing, rival]), names)).toBe(true);
    expect(hasNoInformation(observe([nothing, rival, mention('Desk', 30)]), names)).toBe(false);
    expect(hasNoInformation(observe([mention('Rival', 0, { noInformation: true })]), names)).toBe(false);
    expect(hasNoInformation(observe([]), names)).toBe(false);
  });
});

describe('the tone of a sentence', () => {
  it('is the mean of what is known in it', () => {
    const at = (sentence: number, sentiment: ObservedMention['sentiment']) =>
      mention('Acme', 0, { sentence, sentiment });
    const answer = observe([
      ...[at(0, 'positive'), at(0, 'neutral'), at(0, 'unknown')],
      ...[at(1, 'unknown'), at(2, 'negative'), mention('Rival', 9, { sentence: 2, sentiment: 'positive' })],
    ]);
    expect(sentenceTones(answer, names)).toEqual([0.5, undefined, -1]);
  });
});

describe('the figures of an answer', () => {
  it('have a row for the answer, and for everything that it mentions', () => {
    const citations = [
      { domain: 'acme.example', own: true },
      { domain: 'blog.example', own: false },
    ];
    const answer = observe([mention('Rival', 0), mention('Desk', 9, { sentiment: 'positive' })], {
      searched: false,
      citations,
    });
    const tone = { tones: 1, toneSum: TONE_UNIT, toneSquares: TONE_UNIT ** 2 };
    const own = { ...NO_COUNTS, answers: 1, ranks: 2, rankSquares: 4, ...tone };
    expect(figuresOf(answer, brand)).toEqual([
      { kind: 'answers', entity: '', ...NO_COUNTS, answers: 1, unsearched: 1, citations: 2, ownCitations: 1 },
      { kind: 'brand', entity: '', ...own },
      { kind: 'competitors', entity: '', ...NO_COUNTS, answers: 1 },
      { kind: 'product_line', entity: 'Desk', ...own },
      { kind: 'competitor', entity: 'Rival', ...NO_COUNTS, answers: 1, ranks: 1, rankSquares: 1, tones: 1 },
    ]);
  });

  it('keep a subject about which the answer found nothing', () => {
    const answer = observe([mention('Acme', 0, { noInformation: true })]);
    expect(figuresOf(answer, brand).map(({ kind, noInformation }) => [kind, noInformation])).toEqual([
      ['answers', 0],
      ['brand', 1],
    ]);
  });

  it('list each competitor once, in the order of the text', () => {
    const answer = observe([mention('Other', 0), mention('Acme', 5), mention('Rival', 9), mention('Other', 20)]);
    expect(competitorsIn(answer, names)).toEqual(['Other', 'Rival']);
  });

  it('count citations by domain and owner', () => {
    const cited = (domain: string, own: boolean) => ({ domain, own });
    expect(citedDomains([cited('a.example', true), cited('b.example', false), cited('a.example', true)])).toEqual([
      { domain: 'a.example', own: true, citations: 2 },
      { domain: 'b.example', own: false, citations: 1 },
    ]);
    expect(citedDomains([cited('a.example', true), cited('a.example', false)])).toHaveLength(2);
    expect(citedDomains([])).toEqual([]);
  });
});

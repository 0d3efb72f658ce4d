import { describe, expect, it } from 'vitest';
import { MEASURES } from '../visibility/figure-filters.ts';
import { answerSearch, answersBehind, subjectOf } from './answer-filters.ts';

describe('the answers behind a figure', () => {
  it('use the filters of the page', () => {
    expect(answersBehind({ days: 7, engine: 'openai' }, { subject: 'brand' })).toEqual({
      days: 7,
      engine: 'openai',
      branded: false,
      subject: 'brand',
    });
  });

  it('belong to the product that the page shows', () => {
    expect(answersBehind({ sku: 'D-100', branded: true }, { subject: 'brand' })).toEqual({
      branded: true,
      subject: 'sku',
      name: 'D-100',
    });
    expect(answersBehind({ line: 'Desks' }, { subject: 'competitor', name: 'Radix' })).toEqual({
      branded: false,
      subject: 'competitor',
      name: 'Radix',
    });
  });

  it('are those that the value of a measure counts', () => {
    expect(MEASURES.map((measure) => [measure, subjectOf(measure)])).toEqual([
      ['mention_rate', 'brand'],
      ['share_of_voice', 'brand_or_competitor'],
      ['sentiment', 'brand_sentiment'],
      ['average_position', 'brand'],
      ['citation_share', 'own_citation'],
    ]);
    const ofLine = answersBehind({ line: 'Desks' }, { subject: subjectOf('share_of_voice') });
    expect(ofLine).toMatchObject({ subject: 'product_line', name: 'Desks' });
  });

  it('are of one day for a point of the trend', () => {
    const day = { since: '2026-03-01', until: '2026-03-01' };
    expect(answersBehind({ days: 90, market: 'DE' }, { ...day, subject: 'brand' })).toEqual({
      market: 'DE',
      branded: false,
      subject: 'brand',
      ...day,
    });
  });
});

it('a URL is read back unchanged, without unknown values', () => {
  const search = { days: 7, branded: false, prompt: 'p', subject: 'domain' as const, name: 'a.example' };
  expect(answerSearch(search)).toEqual(search);
  expect(answerSearch({ subject: 'sku' })).toEqual({});
  expect(answerSearch({ subject: 'gap', name: 'x', line: 'Desks', other: 2 })).toEqual({ subject: 'gap' });
});

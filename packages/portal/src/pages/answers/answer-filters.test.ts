import { describe, expect, it } from 'vitest';
import { answerSearch, behind } from './answer-filters.ts';

describe('the answers behind a figure', () => {
  it('have the filters of the page', () => {
    expect(behind({ days: 7, engine: 'openai' }, { subject: 'brand' })).toEqual({
      days: 7,
      engine: 'openai',
      branded: false,
      subject: 'brand',
    });
  });

  it('are of the product that the page shows', () => {
    expect(behind({ sku: 'D-100', branded: true }, { subject: 'brand' })).toEqual({
      branded: true,
      subject: 'sku',
      name: 'D-100',
    });
    expect(behind({ line: 'Desks' }, { subject: 'competitor', name: 'Radix' })).toEqual({
      branded: false,
      subject: 'competitor',
      name: 'Radix',
    });
  });

  it('are of one day where a point of the trend leads', () => {
    const day = { since: '2026-03-01', until: '2026-03-01' };
    expect(behind({ days: 90, market: 'DE' }, { ...day, subject: 'brand' })).toEqual({
      market: 'DE',
      branded: false,
      subject: 'brand',
      ...day,
    });
  });
});

it('an address is read back unchanged, and unknown values are dropped', () => {
  const search = { days: 7, branded: false, prompt: 'p', subject: 'domain' as const, name: 'a.example' };
  expect(answerSearch(search)).toEqual(search);
  expect(answerSearch({ subject: 'sku' })).toEqual({});
  expect(answerSearch({ subject: 'gap', name: 'x', line: 'Desks', other: 2 })).toEqual({ subject: 'gap' });
});

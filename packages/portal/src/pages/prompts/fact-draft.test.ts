import { expect, it } from 'vitest';
import type { Fact } from './description.ts';
import { draftOf, factOf, isComplete } from './fact-draft.ts';

const seen = { source: 'https://acme.example/facts', date: '2026-01-01' };
const FACTS: Fact[] = [
  { kind: 'price', market: 'US', plan: 'Pro', amount: 4.99, currency: 'USD', period: 'month', per: 'user', ...seen },
  { kind: 'spec', subject: 'D-100', attribute: 'weight', value: 20, unit: 'kg', labels: ['Gewicht'], ...seen },
  { kind: 'spec', attribute: 'color', value: 'red', valid_until: '2027-01-01', ...seen },
  { kind: 'integration', with: 'Slack', supported: false, ...seen },
  { kind: 'founder', name: 'Eva Beispiel', ...seen },
];

it.each(FACTS)('a fact of kind $kind survives the form unchanged', (fact) => {
  const draft = draftOf(fact, '2026-05-05');
  expect(isComplete(draft)).toBe(true);
  expect(factOf(draft, fact)).toEqual(fact);
});

it('a new fact is complete once its kind’s fields are filled', () => {
  const draft = { ...draftOf(undefined, '2026-05-05'), amount: '4,99', currency: 'eur', source: seen.source };
  expect(isComplete(draft)).toBe(false);
  expect(isComplete({ ...draft, market: 'DE', amount: 'free' })).toBe(false);
  expect(factOf({ ...draft, market: 'DE' }, undefined)).toMatchObject({ amount: 4.99, currency: 'EUR' });
});

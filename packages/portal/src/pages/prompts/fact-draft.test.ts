import { expect, it } from 'vitest';
import type { Fact } from './description.ts';
import { draftOf, factOf, faultsOf, isComplete, validityOf } from './fact-draft.ts';

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

it('says why a filled field is wrong', () => {
  const draft = { ...draftOf(undefined, '2026-05-05'), market: 'DE' as const, source: seen.source };
  expect(faultsOf({ ...draft, amount: '12,5', currency: 'EU' })).toEqual({});
  expect(faultsOf({ ...draft, amount: 'free', currency: 'dollars' })).toEqual({
    amount: 'number',
    currency: 'currency',
  });
  const dates = { ...draft, amount: '1', currency: 'EUR', validFrom: '2026-02-01', validUntil: '2026-01-01' };
  expect(faultsOf(dates)).toEqual({ validUntil: 'endsEarlier' });
  expect(isComplete(dates)).toBe(false);
});

it('tells a fact that has expired from one that holds', () => {
  const [fact] = FACTS;
  const today = '2026-05-05';
  expect(fact && validityOf(fact, today)).toBe('always');
  expect(fact && validityOf({ ...fact, valid_until: '2026-05-04' }, today)).toBe('expired');
  expect(fact && validityOf({ ...fact, valid_until: today }, today)).toBe('until');
  expect(fact && validityOf({ ...fact, valid_from: '2026-05-06' }, today)).toBe('from');
});

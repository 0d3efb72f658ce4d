import { expect, it } from 'vitest';
import { findingSearch } from './finding-filters.ts';

it('keeps the filters of a URL', () => {
  const search = { state: 'fixed', severity: 'high', kind: 'spec', market: 'DE', engine: 'openai' };
  expect(findingSearch(search)).toEqual(search);
});

it('omits the default and unknown filters', () => {
  expect(findingSearch({ state: 'open', severity: 'urgent', kind: 7, market: 'FR', engine: '', page: '2' })).toEqual(
    {},
  );
  expect(findingSearch({ engine: 'x'.repeat(65) })).toEqual({});
});

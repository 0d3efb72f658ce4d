import { expect, it } from 'vitest';
import { periodOf } from '../../components/period/period.ts';
import { filtersIn, visibilitySearch } from './figure-filters.ts';

it('reads every filter of a URL', () => {
  expect(filtersIn({ days: 90, market: 'DE', engine: 'openai', sku: 100, branded: true })).toEqual({
    days: 90,
    market: 'DE',
    engine: 'openai',
    sku: '100',
    branded: true,
  });
  expect(filtersIn({ since: '2026-03-01', until: '2026-03-05', days: 7 })).toEqual({
    since: '2026-03-01',
    until: '2026-03-05',
  });
});

it('omits unknown filters and the default', () => {
  expect(
    filtersIn({
      days: 12,
      since: '2026-13-01',
      until: '2026-03-05',
      market: '',
      engine: {},
      branded: 'true',
      other: 1,
    }),
  ).toEqual({});
  expect(filtersIn({ since: '2026-03-05', until: '2026-03-01' })).toEqual({});
  expect(filtersIn({ line: 'Desks', sku: 'D-100' })).toEqual({ line: 'Desks' });
  expect(visibilitySearch({ days: 30, measure: 'mention_rate' })).toEqual({});
  expect(visibilitySearch({ measure: 'sentiment' })).toEqual({ measure: 'sentiment' });
});

it('counts days back from today, in UTC', () => {
  const now = Date.parse('2026-03-10T23:59:00Z');
  expect(periodOf({ days: 7 }, now)).toEqual({ since: '2026-03-04', until: '2026-03-10' });
  expect(periodOf({}, now)).toEqual({ since: '2026-02-09', until: '2026-03-10' });
  expect(periodOf({ since: '2026-01-01', until: '2026-01-02' }, now).until).toBe('2026-01-02');
});

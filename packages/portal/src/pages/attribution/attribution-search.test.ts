import { describe, expect, it } from 'vitest';
import { daysOf, periodOf } from '../../components/period/period.ts';
import { attributionSearch } from './attribution-search.ts';

describe('the URL of the attribution report', () => {
  it('omits defaults and meaningless values', () => {
    expect(
      attributionSearch({ days: 30, since: '2026-02-31', until: 3, metric: 'visits', records: 'all', x: 1 }),
    ).toEqual({});
  });

  it('has either days or a period', () => {
    const period = { since: '2026-01-01', until: '2026-01-02' };
    expect(attributionSearch({ days: 7, ...period })).toEqual(period);
    expect(attributionSearch({ days: 7 })).toEqual({ days: 7 });
    expect(attributionSearch({ since: '2026-01-02', until: '2026-01-01' })).toEqual({});
  });

  it('has at most one open record', () => {
    expect(attributionSearch({ visit: 'v', event: 'e' })).toEqual({ visit: 'v' });
  });

  it('covers the last 30 days by default', () => {
    const period = periodOf({}, Date.UTC(2026, 0, 31, 12));
    expect(period).toEqual({ since: '2026-01-02', until: '2026-01-31' });
    expect(daysOf(period)).toHaveLength(30);
  });
});

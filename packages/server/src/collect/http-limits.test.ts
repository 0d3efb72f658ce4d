import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limitsOf } from '../../test/support/limits.ts';
import { systemClock } from '../kernel/clock.ts';
import { createCollectLimits } from './http-limits.ts';

it('no two pairs of install and address share a quota', () => {
  const digits = fc.integer({ min: 1, max: 99 });
  fc.assert(
    fc.property(digits, digits, digits, (first, middle, last) => {
      const limits = createCollectLimits(limitsOf({ sessionsPerAddress: 1, eventsPerAddress: 1 }), {
        ...systemClock,
        monotonic: () => 0,
      });
      for (const take of [limits.session, limits.action]) {
        take({ number: first }, `${middle}${last}.0.0.1`);
        expect(() => take({ number: first }, `${middle}${last}.0.0.1`)).toThrow();
        expect(() => take({ number: Number(`${first}${middle}`) }, `${last}.0.0.1`)).not.toThrow();
      }
    }),
    { numRuns: 50 },
  );
});

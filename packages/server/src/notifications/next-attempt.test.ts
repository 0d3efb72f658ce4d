import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAttemptAt, RETRY_WINDOW_MS } from './next-attempt.ts';

const HOUR = 3_600_000;

describe('the next attempt', () => {
  it('comes after 5 seconds, doubled up to an hour', () => {
    const waits = Array.from({ length: 12 }, (_, i) => nextAttemptAt({ at: 0, since: 0, tries: i + 1 }));
    expect(waits.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000]);
    expect(waits.slice(-2)).toEqual([HOUR, HOUR]);
  });

  it('waits as long as the target requests, up to an hour', () => {
    expect(nextAttemptAt({ at: 0, since: 0, tries: 1, askedMs: 60_000 })).toBe(60_000);
    expect(nextAttemptAt({ at: 0, since: 0, tries: 1, askedMs: 99 * HOUR })).toBe(HOUR);
    expect(nextAttemptAt({ at: 0, since: 0, tries: 1, askedMs: 1 })).toBe(5000);
  });

  it('is the last at 24 hours', () => {
    expect(nextAttemptAt({ at: RETRY_WINDOW_MS - 1, since: 0, tries: 30 })).toBe(RETRY_WINDOW_MS);
    expect(nextAttemptAt({ at: RETRY_WINDOW_MS, since: 0, tries: 31 })).toBeNull();
  });

  it('comes later than this one and within 24 hours', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: RETRY_WINDOW_MS - 1 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.nat(),
        (passed, tries, askedMs) => {
          const next = nextAttemptAt({ at: 1000 + passed, since: 1000, tries, askedMs });
          expect(next !== null && next > 1000 + passed && next <= 1000 + RETRY_WINDOW_MS).toBe(true);
        },
      ),
    );
  });
});

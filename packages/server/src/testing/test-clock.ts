// The clock of a test server: it runs, and a test can advance it.
import { type Clock, systemClock } from '../kernel/clock.ts';

export interface TestClock extends Clock {
  /** Puts the server's clock forward: sessions expire, links die, quotas fill. */
  advance(ms: number): void;
}

export function createTestClock(): TestClock & { reset(): void } {
  let ahead = 0;
  return {
    now: () => systemClock.now() + ahead,
    monotonic: () => systemClock.monotonic() + ahead,
    advance(ms) {
      if (!(Number.isFinite(ms) && ms >= 0)) throw new RangeError('a clock is put forward by 0 or more milliseconds');
      ahead += ms;
    },
    reset() {
      ahead = 0;
    },
  };
}

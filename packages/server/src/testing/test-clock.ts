// The clock of a test server: it runs, and a test can advance it.
import { type Clock, systemClock } from '../kernel/clock.ts';

export interface TestClock extends Clock {
  /** Advances the server's clock: sessions and links expire, quotas refill. */
  advance(ms: number): void;
}

export function createTestClock(): TestClock & { reset(): void } {
  let ahead = 0;
  return {
    now: () => systemClock.now() + ahead,
    monotonic: () => systemClock.monotonic() + ahead,
    advance(ms) {
      if (!(Number.isFinite(ms) && ms >= 0)) throw new RangeError('a clock can be advanced by 0 or more milliseconds');
      ahead += ms;
    },
    reset() {
      ahead = 0;
    },
  };
}

// A clock that tests control.
import type { Clock } from '../../src/kernel/clock.ts';

export interface TestClock extends Clock {
  /** Advances both readings by `ms`. */
  pass(ms: number): void;
}

export function testClock(start = Date.UTC(2027, 0, 15, 12)): TestClock {
  let passed = 0;
  return {
    now: () => start + passed,
    monotonic: () => passed,
    pass(ms) {
      passed += ms;
    },
  };
}

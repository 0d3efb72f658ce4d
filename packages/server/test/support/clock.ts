// A clock that tests move.
import type { Clock } from '../../src/kernel/clock.ts';

export interface TestClock extends Clock {
  /** Both readings go on by `ms`. */
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

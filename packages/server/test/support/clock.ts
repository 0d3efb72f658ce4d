// A clock that tests control.
import type { Clock } from '../../src/kernel/clock.ts';
import { systemTimers, type Timers } from '../../src/kernel/timers.ts';

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

/** Timers that fire this many times sooner, for tests that wait for periodic work. */
export const fasterTimers = (times: number): Timers => ({ after: (ms, run) => systemTimers.after(ms / times, run) });

// A clock that moves only when a test says so: one page's timers, monotonic clock and date.

interface Timer {
  readonly at: number;
  readonly done: () => void;
}

export interface FakeClock {
  /** Milliseconds since the page opened. */
  now(): number;
  /** Milliseconds since 1970. */
  date(): number;
  setTimeout(done: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
  /** Timers that are waiting. */
  pending(): number;
  /** Lets promises settle, then advances timer by timer. */
  advance(ms: number): Promise<void>;
}

/** Afterwards, every promise that can settle without a timer has settled. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function createFakeClock(startDate: number = Date.UTC(2026, 10, 28)): FakeClock {
  const timers = new Map<number, Timer>();
  let now = 0;
  let nextId = 1;

  const nextDue = (until: number) =>
    [...timers].filter(([, { at }]) => at <= until).sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];

  return {
    now: () => now,
    date: () => startDate + now,
    setTimeout(done, ms) {
      // As in a browser: a delay over 31 bits fires at once.
      const delay = ms > 0x7fffffff || !(ms > 0) ? 0 : ms;
      timers.set(nextId, { at: now + delay, done });
      return nextId++;
    },
    clearTimeout(id) {
      timers.delete(Number(id));
    },
    pending: () => timers.size,
    async advance(ms) {
      const until = now + ms;
      await settle();
      for (let due = nextDue(until); due; due = nextDue(until)) {
        const [id, { at, done }] = due;
        timers.delete(id);
        now = at;
        done();
        await settle();
      }
      now = until;
    },
  };
}

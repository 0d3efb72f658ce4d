// Work that comes in pieces, done beside serving without getting in its way.
import type { Clock } from '../kernel/clock.ts';

export interface Timers {
  /** Runs once after `ms` and does not keep the process alive; gives what cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const systemTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};

export interface LoopOptions {
  /** Does one piece; `true` where there is more to do. */
  work(): Promise<boolean>;
  /** Before the first piece, and between a piece that was the last and the next look, in milliseconds. */
  firstMs: number;
  idleMs: number;
  /** Told of each failure, with how many came in a row. */
  onFailure(error: unknown, inARow: number): void;
  clock: Pick<Clock, 'monotonic'>;
  timers: Timers;
}

export interface Loop {
  /** Resolves when the piece under way is done; no other is begun. */
  stop(): Promise<void>;
}

/** After a piece of a backlog it rests this many times as long as the piece took: what is served comes first. */
const REST = 2;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

export function startLoop(options: LoopOptions): Loop {
  const { clock, timers } = options;
  let failures = 0;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let cancel = timers.after(options.firstMs, run);

  function run(): void {
    running = piece().then((waitMs) => {
      running = undefined;
      if (!isStopped) cancel = timers.after(waitMs, run);
    });
  }

  /** How long to wait after it. */
  async function piece(): Promise<number> {
    const begun = clock.monotonic();
    try {
      const hasMore = await options.work();
      failures = 0;
      return hasMore ? REST * (clock.monotonic() - begun) : options.idleMs;
    } catch (error) {
      failures += 1;
      options.onFailure(error, failures);
      return Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
    }
  }

  return {
    async stop() {
      isStopped = true;
      cancel();
      await running;
    },
  };
}

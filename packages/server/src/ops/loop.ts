// Runs background work in iterations that do not slow down serving.
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { backoffMs } from '../kernel/backoff.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Timers } from '../kernel/timers.ts';

/** From 0 to 1: how busy the event loop was since the last call. */
export type LoadMeter = () => number;

export function createLoadMeter(): LoadMeter {
  let last: EventLoopUtilization | undefined;
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = last ? performance.eventLoopUtilization(now, last) : now;
    last = now;
    return utilization;
  };
}

export interface LoopOptions {
  /** Runs one iteration; `true` if there is more to do. */
  work(): Promise<boolean>;
  /** The delay before the first iteration, and after one that found nothing more to do, in milliseconds. */
  firstMs: number;
  idleMs: number;
  /** Called with each failure, and how many occurred in a row. */
  onFailure(error: unknown, inARow: number): void;
  clock: Pick<Clock, 'monotonic'>;
  timers: Timers;
  load: LoadMeter;
}

export interface Loop {
  /** Resolves when the current iteration is done; no other starts. */
  stop(): Promise<void>;
}

/** Up to this load of the event loop there is room for a backlog. */
const QUIET_LOAD = 0.75;
/** At full load it pauses this many times longer than an iteration takes: requests come first, but the work goes on. */
const BUSY_REST = 12;
const RETRY = { firstMs: 1000, maxMs: 60_000 };

export function startLoop(options: LoopOptions): Loop {
  const { clock, timers } = options;
  let failures = 0;
  let running: Promise<void> | undefined;
  let isStopped = false;
  let cancel = timers.after(options.firstMs, run);

  const wait = (ms: number, next: () => void): void => {
    if (!isStopped) cancel = timers.after(ms, next);
  };

  function run(): void {
    running = piece().finally(() => {
      running = undefined;
    });
  }

  async function piece(): Promise<void> {
    const begun = clock.monotonic();
    try {
      const hasMore = await options.work();
      failures = 0;
      if (hasMore) rest(clock.monotonic() - begun);
      else wait(options.idleMs, run);
    } catch (error) {
      failures += 1;
      options.onFailure(error, failures);
      wait(backoffMs(failures, RETRY), run);
    }
  }

  /** As long as the iteration took, and longer if the process was otherwise busy. */
  function rest(pieceMs: number): void {
    options.load();
    wait(pieceMs, () => {
      const excess = Math.max(0, options.load() - QUIET_LOAD) / (1 - QUIET_LOAD);
      if (excess === 0) run();
      else wait(pieceMs * BUSY_REST * excess, run);
    });
  }

  return {
    async stop() {
      isStopped = true;
      cancel();
      await running;
    },
  };
}

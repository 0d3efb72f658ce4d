// Background work of a process: each worker runs one piece at a time and stops on request.
import type { Clock } from '../kernel/clock.ts';
import { settleAll } from '../kernel/settle.ts';
import type { Timers } from '../kernel/timers.ts';
import type { Logger } from '../ops/logging.ts';
import { type LoadMeter, type LoopOptions, startLoop } from '../ops/loop.ts';

export interface Worker {
  /** Finishes or abandons the current iteration, releases what the worker holds, and resolves. */
  stop(): Promise<void>;
}

export interface WorkerParts {
  clock: Clock;
  timers: Timers;
  /** Creates one for each worker. */
  createLoadMeter(): LoadMeter;
  logger: Pick<Logger, 'warn'>;
}

/** Runs `work` in a loop and logs only the first of consecutive failures. @param worker its name in the log */
export const startWorker = (
  { clock, timers, createLoadMeter, logger }: WorkerParts,
  worker: string,
  work: Pick<LoopOptions, 'work' | 'firstMs' | 'idleMs'>,
): Worker =>
  startLoop({
    ...work,
    clock,
    timers,
    load: createLoadMeter(),
    onFailure(err, inARow) {
      if (inARow === 1) logger.warn({ err, worker }, 'a worker failed and will retry');
    },
  });

/** Stops all of them at once. Rejects only after every one has stopped or failed to. */
export const stopAll = (workers: readonly Worker[]): Promise<void> => settleAll(workers.map((worker) => worker.stop()));

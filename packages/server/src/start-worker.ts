// Starts a loop of a serving process; the log hears of the first failure in a row.
import type { Clock } from './kernel/clock.ts';
import type { Logger } from './ops/logging.ts';
import { type LoadMeter, type Loop, type LoopOptions, startLoop, type Timers } from './ops/loop.ts';

export interface WorkerParts {
  clock: Clock;
  timers: Timers;
  /** Makes one for each worker. */
  createLoadMeter(): LoadMeter;
  logger: Pick<Logger, 'warn'>;
}

/** @param worker what the log calls it */
export const startWorker = (
  { clock, timers, createLoadMeter, logger }: WorkerParts,
  worker: string,
  work: Pick<LoopOptions, 'work' | 'firstMs' | 'idleMs'>,
): Loop =>
  startLoop({
    ...work,
    clock,
    timers,
    load: createLoadMeter(),
    onFailure(err, inARow) {
      if (inARow === 1) logger.warn({ err, worker }, 'a worker failed; it tries again');
    },
  });

// The projection as a serving process runs it, with shorter times between processes.
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { startProjectionWorker } from '../../src/workers/projection.ts';
import type { Worker } from '../../src/workers/start-worker.ts';

export const startProjecting = (stores: Pick<Stores, 'projection' | 'installs'>): Worker =>
  startProjectionWorker({
    stores,
    clock: systemClock,
    timers: systemTimers,
    ids: systemIds,
    createLoadMeter: () => () => 0,
    logger: { warn() {} },
    shareTimes: { ttl: 2000, beat: 100 },
  });

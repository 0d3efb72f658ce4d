// How long the main thread of a page has worked, as CPU time: unlike wall time, it is meaningful even on a busy
// machine.
import type { CDPSession } from '@playwright/test';

/** Returns a function that reads the milliseconds so far. */
export async function watchTaskTime(devTools: CDPSession): Promise<() => Promise<number>> {
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

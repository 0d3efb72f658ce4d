// Loaded into a server before its own code: tells the bench how the process is, whenever it asks.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Since it was asked before. */
export interface Vitals {
  /** 99th percentile, milliseconds. */
  loopDelayP99: number;
  /** Bytes, the most there ever was. */
  rss: number;
  /** Bytes, after garbage was collected. */
  heap: number;
}

const RESOLUTION_MS = 1;
const NANOSECONDS = 1e6;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on('message', () => {
  const rss = process.resourceUsage().maxRSS * 1024;
  const loopDelayP99 = delay.percentile(99) / NANOSECONDS - RESOLUTION_MS;
  globalThis.gc?.();
  process.send?.({ loopDelayP99, rss, heap: process.memoryUsage().heapUsed } satisfies Vitals);
  delay.reset();
});
process.channel?.unref();

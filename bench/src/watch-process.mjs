// Loaded into a server before its own code: reports the process's vitals to the bench on request. Plain JavaScript,
// because a type stripper would count as the server's memory.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 1;
const NANOSECONDS = 1e6;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on('message', () => {
  const rss = process.resourceUsage().maxRSS * 1024;
  const loopDelayP99 = delay.percentile(99) / NANOSECONDS - RESOLUTION_MS;
  globalThis.gc?.();
  process.send?.({ loopDelayP99, rss, heap: process.memoryUsage().heapUsed });
  delay.reset();
});
process.channel?.unref();

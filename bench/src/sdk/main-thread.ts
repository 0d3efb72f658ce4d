// Main-thread time from the browser's own trace: of loading a contender, and of starting it and tracking once.
import type { Browser } from '@playwright/test';
import { openContext } from './browser.ts';
import type { Sink } from './sink.ts';
import { readTrace } from './trace.ts';

export interface MainThread {
  /** Milliseconds of script for evaluating the contender. */
  loadMs: number;
  /** Milliseconds of script for `init` and `track`, and for everything they cause until the page is idle. */
  callMs: number;
  /** Tasks longer than 50 ms. */
  longTasks: number;
}

const SETTLE_MS = 300;
const MAX_WAIT_MS = 20_000;

/** Returns once this many requests have arrived. It does not query the page, which would add script to its trace. */
async function untilReceived(sink: Sink, wanted: number, name: string): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (sink.received() < wanted) {
    if (performance.now() > deadline) throw new Error(`${name} reported nothing in ${MAX_WAIT_MS} ms`);
    await settle(20);
  }
}

const settle = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Each in its own page, which is idle once a report has been sent and a moment has passed. */
export async function measureMainThread(
  browser: Browser,
  sink: Sink,
  { name, reports }: { name: string; reports: number },
): Promise<MainThread> {
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    const earlier = sink.received();
    await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', '__metadata'] });
    await page.goto(`${sink.origin}/timed/${name}`);
    await untilReceived(sink, earlier + reports, name);
    await settle(SETTLE_MS);
    const trace = await browser.stopTracing();
    const longTasks: number = await page.evaluate(() => Reflect.get(window, 'long'));
    return { ...readTrace(trace.toString(), `/script/${name}.js`), longTasks };
  } finally {
    await context.close();
  }
}

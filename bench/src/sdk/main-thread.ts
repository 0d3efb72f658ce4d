// Main-thread time as the browser itself accounts it: of loading a contender, and of starting it and tracking once.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openContext } from './browser.ts';
import type { Sink } from './sink.ts';

export interface MainThread {
  /** Milliseconds of script for parsing and evaluating the contender. */
  loadMs: number;
  /** Milliseconds of script for `init` and `track` and all that follows from them until the page is quiet. */
  callMs: number;
  /** Tasks of more than 50 ms. */
  longTasks: number;
}

const SETTLE_MS = 300;
const MAX_WAIT_MS = 20_000;

const scriptMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
};

/** Returns once so many requests have arrived. Some send from frames that only the sink hears of. */
async function untilReceived(sink: Sink, page: Page, wanted: number): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (sink.received() < wanted) {
    if (performance.now() > deadline) throw new Error(`Nothing was reported in ${MAX_WAIT_MS} ms: ${page.url()}`);
    await page.waitForTimeout(20);
  }
}

/** Each in a page of its own, which is quiet once a report has gone out and a moment has passed. */
export async function measureMainThread(browser: Browser, sink: Sink, name: string): Promise<MainThread> {
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${sink.origin}/blank/${name}`);
    const before = await scriptMs(session);
    await page.addScriptTag({ url: `/script/${name}.js` });
    const loaded = await scriptMs(session);
    const earlier = sink.received();
    await page.addScriptTag({ url: '/start.js' });
    await page.addScriptTag({ url: '/track.js' });
    // Ours begin with the session's.
    if (name !== 'empty') await untilReceived(sink, page, earlier + (name.startsWith('service-') ? 2 : 1));
    await page.waitForTimeout(SETTLE_MS);
    const called = await scriptMs(session);
    const longTasks = await page.evaluate(() => Reflect.get(window, 'long'));
    return { loadMs: loaded - before, callMs: called - loaded, longTasks };
  } finally {
    await context.close();
  }
}

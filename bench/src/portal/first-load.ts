// The first visit of someone who is signed in: the cache is empty, and the page Live opens.
import type { Browser } from '@playwright/test';
import type { PortalScene } from './signed-in-page.ts';
import { watchTaskTime } from './task-time.ts';

export interface FirstLoad {
  /** Until the page can be used: its controls are there, and the main thread is free. */
  interactiveMs: number;
  /** CPU time of the main thread until then. */
  cpuMs: number;
  /** Bytes of all responses, including their headers. */
  bytes: number;
}

/** @param slowdown of the CPU; 1 for none */
export async function measureFirstLoad(
  browser: Browser,
  { page: signedIn, live }: PortalScene,
  slowdown: number,
): Promise<FirstLoad> {
  const storageState = await signedIn.context().storageState();
  const context = await browser.newContext({ storageState, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await devTools.send('Network.enable');
    const cpuTime = await watchTaskTime(devTools);
    let bytes = 0;
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(live, { waitUntil: 'commit' });
    const interactiveMs = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          (function look(): void {
            if (!document.querySelector('.live-bar button')) return void requestAnimationFrame(look);
            // After the work that is due now.
            setTimeout(() => resolve(performance.now()));
          })();
        }),
    );
    return { interactiveMs, cpuMs: await cpuTime(), bytes };
  } finally {
    await context.close();
  }
}

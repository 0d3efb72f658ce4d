// How smoothly a page renders: the times between animation frames, and tasks that block it.
import type { Page } from '@playwright/test';
import { watchTaskTime } from './task-time.ts';

export interface Frames {
  frames: number;
  /** Percent of the frames that came more than 33 ms after the one before: at 60 Hz at least one was missed. */
  over33: number;
  over50: number;
  worstMs: number;
  /** Tasks of the page longer than 50 ms. */
  longTasks: number;
  longestTaskMs: number;
  /** CPU time of the main thread. */
  cpuMsPerSecond: number;
}

/** Starts at once; the returned function ends it. */
export async function watchFrames(page: Page): Promise<() => Promise<Frames>> {
  const cpuTime = await watchTaskTime(await page.context().newCDPSession(page));
  const [begun, worked] = [performance.now(), await cpuTime()];
  const watch = await page.evaluateHandle(() => {
    const gaps: number[] = [];
    const tasks: number[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)));
    observer.observe({ entryTypes: ['longtask'] });
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      gaps.push(now - last);
      last = now;
      frame = requestAnimationFrame(next);
    });
    return {
      end() {
        cancelAnimationFrame(frame);
        observer.disconnect();
        return { gaps: gaps.slice(1), tasks };
      },
    };
  });
  return async () => {
    const { gaps, tasks } = await watch.evaluate((one) => one.end());
    const seconds = (performance.now() - begun) / 1000;
    const shareOver = (ms: number) => (100 * gaps.filter((gap) => gap > ms).length) / Math.max(1, gaps.length);
    return {
      frames: gaps.length,
      over33: rounded(shareOver(33.4)),
      over50: rounded(shareOver(50)),
      worstMs: rounded(Math.max(0, ...gaps)),
      longTasks: tasks.length,
      longestTaskMs: rounded(Math.max(0, ...tasks)),
      cpuMsPerSecond: rounded(((await cpuTime()) - worked) / seconds),
    };
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

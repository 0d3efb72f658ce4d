// Counts what a page with the SDK does: its requests, uncaught errors, unhandled rejections and console.error calls.
import type { Page } from '@playwright/test';

/** The columns in which trackers are compared on hostile pages. */
export interface Noise {
  sessions: number;
  events: number;
  uncaught: number;
  unhandled: number;
  consoleErrors: number;
}

export const QUIET: Noise = { sessions: 0, events: 0, uncaught: 0, unhandled: 0, consoleErrors: 0 };

/**
 * Must be called before the page is opened; frames are counted too. A request counts when the page makes it, so none is
 * missed when a test asserts that there were none.
 */
export async function countNoise(page: Page): Promise<() => Noise> {
  const counts = { ...QUIET };
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    if (request.url().endsWith('/session')) counts.sessions++;
    if (request.url().endsWith('/events')) counts.events++;
  });
  await page.exposeBinding('countNoise', (_, kind: keyof Noise) => {
    counts[kind]++;
  });
  await page.addInitScript(() => {
    const count = (kind: string) => Reflect.get(window, 'countNoise')(kind);
    window.addEventListener('error', () => count('uncaught'));
    window.addEventListener('unhandledrejection', () => count('unhandled'));
    const { error } = console;
    console.error = (...words: unknown[]) => {
      count('consoleErrors');
      error(...words);
    };
  });
  return () => ({ ...counts });
}

/**
 * Waits for the page's client to finish `init()` and `track()`, and returns the response or the error's code. Without a
 * client within the time limit, returns `no client`.
 */
export const initAndTrack = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const client = Reflect.get(window, 'serviceEvents');
    if (!client) return 'no client';
    try {
      await client.init();
      return (await client.track()).mode;
    } catch (error) {
      return Reflect.get(Object(error), 'code');
    }
  });

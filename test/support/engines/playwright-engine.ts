// Chromium and Firefox, driven by Playwright.
import type { Browser } from '@playwright/test';
import type { Engine } from './tab.ts';

export async function openPlaywrightEngine(browser: Browser): Promise<Engine> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  return {
    async open() {
      const page = await context.newPage();
      return {
        goto: async (url) => void (await page.goto(url)),
        run: (work, argument) => page.evaluate(`(${work})(${JSON.stringify(argument ?? null)})`),
        close: () => page.close(),
      };
    },
    close: () => context.close(),
  };
}

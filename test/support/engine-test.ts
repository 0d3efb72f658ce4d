// `test` for behavior required in Chromium, Firefox and WebKit: the service of browser-test.ts, and tabs of the
// project's engine.
import { type Browser, chromium, firefox } from '@playwright/test';
import { findWebKit } from '../../scripts/find-engines.mjs';
import { test as base } from './browser-test.ts';
import { openPlaywrightEngine } from './engines/playwright-engine.ts';
import type { Engine } from './engines/tab.ts';
import { openWebKitEngine, startWebKitDriver } from './engines/webkit-engine.ts';

export { expect } from './browser-test.ts';

interface Opener {
  open(): Promise<Engine>;
  stop(): Promise<void>;
}

async function startPlaywright(name: string, options: object): Promise<Opener> {
  const browser: Browser = await (name === 'firefox' ? firefox : chromium).launch(options);
  return { open: () => openPlaywrightEngine(browser), stop: () => browser.close() };
}

async function startWebKit(): Promise<Opener> {
  const driver = await startWebKitDriver(findWebKit() ?? '');
  return { open: () => openWebKitEngine(driver), stop: driver.stop };
}

export const test = base.extend<{ engine: Engine }, { opener: Opener }>({
  opener: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern, and this needs no other fixture.
    async ({}, use, { project }) => {
      const { channel, launchOptions } = project.use;
      const opener =
        project.name === 'webkit'
          ? await startWebKit()
          : await startPlaywright(project.name, { channel, ...launchOptions });
      await use(opener);
      await opener.stop();
    },
    { scope: 'worker' },
  ],

  engine: async ({ opener }, use) => {
    const engine = await opener.open();
    await use(engine);
    await engine.close();
  },
});

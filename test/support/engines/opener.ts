// The engine of a project: Chromium and Firefox by Playwright, WebKit by its WebDriver.
import { chromium, type FullProject, firefox } from '@playwright/test';
import { findWebKit } from '../../../scripts/find-engines.mjs';
import { openPlaywrightEngine } from './playwright-engine.ts';
import type { Engine } from './tab.ts';
import { openWebKitEngine, startWebKitDriver } from './webkit-engine.ts';

export interface Opener {
  open(): Promise<Engine>;
  stop(): Promise<void>;
}

export const openerOf = ({ name, use: { channel, launchOptions } }: FullProject): Promise<Opener> =>
  name === 'webkit' ? startWebKit() : startPlaywright(name, { channel, ...launchOptions });

async function startPlaywright(name: string, options: object): Promise<Opener> {
  const browser = await (name === 'firefox' ? firefox : chromium).launch(options);
  return { open: () => openPlaywrightEngine(browser), stop: () => browser.close() };
}

async function startWebKit(): Promise<Opener> {
  const driver = await startWebKitDriver(findWebKit() ?? '');
  return { open: () => openWebKitEngine(driver), stop: driver.stop };
}

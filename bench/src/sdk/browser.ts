// The measured browser, disguised as a visitor's: some peers send nothing from an automated one.
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.mjs';

/** Chromium refuses to use its sandbox as root, for example in a container. */
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Throws without a Chromium. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found. Install one, or set CHROMIUM_PATH to its program.');
  return chromium.launch({ executablePath, args: [...SANDBOX, '--disable-blink-features=AutomationControlled'] });
}

export const openContext = (browser: Browser): Promise<BrowserContext> => {
  const version = browser.version().split('.')[0];
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
  return browser.newContext({ userAgent });
};

// The pictures of the documents: `npm run docs:pictures` takes them again from the real portal.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './portal-test.ts';

export const isRenewing = Boolean(process.env.DOCS_PICTURES);
/** Readers may be on a phone. */
const MAX_BYTES = 100_000;

/**
 * Takes a picture of the page as it is now if pictures are being updated; otherwise checks only that the picture exists
 * and is small.
 */
export async function takePicture(page: Page, name: 'attribution' | 'findings' | 'live' | 'visibility'): Promise<void> {
  const file = new URL(`../../../docs/pictures/${name}.webp`, import.meta.url);
  if (isRenewing) {
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await page.mouse.move(0, 0);
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 85 });
    writeFileSync(file, Buffer.from(data, 'base64'));
  }
  expect(existsSync(file) && readFileSync(file).length).toBeLessThan(MAX_BYTES);
}

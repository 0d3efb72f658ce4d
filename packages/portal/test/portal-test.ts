// Playwright's `test` with a page on which the demo user is signed in to the portal of the built service.
import type { Page } from '@playwright/test';
import { test as base, expect } from '../../../test/support/browser-test.ts';

export { expect } from '../../../test/support/browser-test.ts';

interface Fixtures {
  /** Signed in. Fails the test on any console error, including violations of the content security policy. */
  portal: Page;
}

export const test = base.extend<Fixtures>({
  portal: async ({ page, service }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await signIn(page, service.url);
    // The one 401 that tells the entry page that nobody is signed in.
    faults.length = 0;
    await use(page);
    expect(faults).toEqual([]);
  },
});

/** Through the entry page, as the demo user. */
export async function signIn(page: Page, serviceUrl: string): Promise<void> {
  await page.goto(serviceUrl);
  await page.getByRole('link', { name: 'Open the demo' }).click();
  const asked = page.getByRole('button', { name: 'Sign in' });
  const inside = page.getByRole('navigation');
  await expect(asked.or(inside)).toBeVisible();
  if (await asked.isVisible()) await asked.click();
  await expect(inside).toBeAttached();
}

/** The paths of all pages in the navigation, which small screens hide behind a menu. */
export const navigationLinks = (page: Page): Promise<string[]> =>
  page.locator('.navigation a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

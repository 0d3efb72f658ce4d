// Playwright's `test` with a page on which the demo user is signed in to the portal of the built service.
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '../../../test/support/browser-test.ts';

export { expect } from '../../../test/support/browser-test.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

interface Fixtures {
  /** Signed in. Fails the test on any console error, including violations of the content security policy. */
  portal: Page;
}

interface WorkerFixtures {
  /** The demo user's login, shared by all tests of the worker: a test that signs out calls `signIn` itself. */
  login: Cookies;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  login: [
    async ({ browser, services }, use) => {
      const { url } = await services({ secure: false, rateLimits: 'on' });
      const context = await browser.newContext();
      await signIn(await context.newPage(), url);
      const cookies = await context.cookies();
      await context.close();
      await use(cookies);
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  portal: async ({ page, context, service, login }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await context.addCookies(login);
    await page.goto(service.url);
    await expect(page.getByRole('navigation')).toBeAttached();
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

// Requirements for every page in the navigation.
import type { Page } from '@playwright/test';
import { findViolations } from '../../../test/support/axe.ts';
import { expect, navigationLinks, test } from './portal-test.ts';

const openByAddress = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);

/** Without loading the portal again. */
async function openByLink(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  const before = await page.title();
  // Small screens hide the link behind a menu.
  await page.locator(`.navigation a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveTitle(before);
}

/** Opens each page and waits until nothing is loading. */
async function forEachPage(
  page: Page,
  check: (path: string) => Promise<void>,
  open: (page: Page, path: string) => Promise<unknown> = openByLink,
): Promise<void> {
  const links = await navigationLinks(page);
  expect(links.length).toBeGreaterThan(0);
  for (const path of links) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await check(path);
  }
}

for (const theme of ['light', 'dark'] as const) {
  test(`every page passes axe in the ${theme} theme`, async ({ portal }) => {
    test.slow();
    await portal.emulateMedia({ colorScheme: theme });
    await forEachPage(portal, async (path) => {
      expect([path, await findViolations(portal)]).toEqual([path, []]);
    });
  });
}

for (const width of [360, 1280, 2560]) {
  test(`no page scrolls sideways at ${width} px`, async ({ portal }) => {
    test.slow();
    await portal.setViewportSize({ width, height: 900 });
    await forEachPage(portal, async (path) => {
      const overflow = await portal.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, overflow]).toEqual([path, 0]);
    });
  });
}

test('every page has its name in the title and is marked in the navigation', async ({ portal }) => {
  const check = async (path: string) => {
    const heading = await portal.getByRole('heading', { level: 1 }).textContent();
    await expect.poll(() => portal.title()).toMatch(`${heading} · `);
    const current = portal.getByRole('navigation').locator('[aria-current="page"]');
    await expect(current).toHaveAttribute('href', path);
  };
  await forEachPage(portal, check, openByAddress);
});

for (const [language, lang] of [
  ['Deutsch', 'de'],
  ['日本語', 'ja'],
] as const) {
  test(`every page is in ${language} once it is chosen`, async ({ portal }) => {
    await portal.getByRole('button', { name: /Language/ }).click();
    await portal.getByRole('option', { name: language }).click();
    // Its texts load first.
    await expect(portal.locator('html')).toHaveAttribute('lang', lang);
    await forEachPage(portal, async (path) => {
      expect([path, await portal.locator('html').getAttribute('lang')]).toEqual([path, lang]);
    });
  });
}

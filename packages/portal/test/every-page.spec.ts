// Requirements for every page.
import type { Page } from '@playwright/test';
import { findViolations } from '../../../test/support/axe.ts';
import { layoutFaults } from './layout-laws.ts';
import { openPath, portalPages } from './pages.ts';
import { expect, navigationLinks, test } from './portal-test.ts';

/** In both themes, without loading the page again. */
async function expectAccessible(page: Page, name: string, part: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await findViolations(page, part), `${name}, ${colorScheme}`).toEqual([]);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page passes axe in the ${colorScheme} theme`, async ({ portal }) => {
    test.setTimeout(300_000);
    await portal.emulateMedia({ colorScheme });
    for (const { name, path } of await portalPages(portal)) {
      await openPath(portal, path);
      expect.soft(await findViolations(portal), name).toEqual([]);
    }
  });
}

/** Each opens a dialog. */
const OPENERS: readonly { page: string; button: string | RegExp }[] = [
  { page: 'integrations', button: 'Create install' },
  { page: 'integrations', button: 'Switch off' },
  { page: 'integrations', button: 'Edit connection' },
  { page: 'prompts', button: 'Add prompt' },
  { page: 'facts', button: 'Add fact' },
  { page: 'scans', button: 'Run a scan' },
  { page: 'scans', button: /^Compare the scan/ },
  { page: 'finding', button: 'Dismiss' },
  { page: 'notifications', button: 'Add target' },
  { page: 'members', button: 'Add member' },
  { page: 'plan', button: 'Choose: Enterprise' },
  { page: 'tokens', button: 'Create API key' },
];

test('every dialog passes axe in both themes', async ({ portal }) => {
  test.slow();
  const pages = new Map((await portalPages(portal)).map(({ name, path }) => [name, path]));
  for (const { page, button } of OPENERS) {
    await openPath(portal, pages.get(page) ?? '');
    await portal.getByRole('button', { name: button }).first().click();
    await expect(portal.getByRole('dialog')).toBeVisible();
    await expect(portal.locator('.skeleton')).toHaveCount(0);
    await expectAccessible(portal, `${page}: ${button}`, '[role=dialog]');
  }
});

test('a page that cannot load shows an accessible error and a retry button', async ({ portal, service }) => {
  test.slow();
  const faults = { status: 500, json: { error: { code: 'internal', message: 'x' } } };
  // Not `portal` itself, which fails on every error that the console shows.
  const page = await portal.context().newPage();
  await page.route(/\/api\/v1\/portal\/(brands|tenants|tokens)/, (route) => route.fulfill(faults));
  await page.goto(service.url);
  await expect(page.getByRole('navigation')).toBeAttached();
  for (const path of await navigationLinks(page)) {
    await page.goto(new URL(path, service.url).href);
    await expect.soft(page.getByRole('alert').first(), path).toBeVisible();
    await expect.soft(page.getByRole('button', { name: 'Try again' }).first(), path).toBeVisible();
  }
  await expectAccessible(page, 'the last of them', 'main');
});

test('every page has its name in the title and is marked in the navigation', async ({ portal }) => {
  for (const path of await navigationLinks(portal)) {
    await openPath(portal, path);
    const heading = await portal.getByRole('heading', { level: 1 }).textContent();
    await expect.poll(() => portal.title()).toMatch(`${heading} · `);
    const current = portal.getByRole('navigation').locator('[aria-current="page"]');
    await expect(current).toHaveAttribute('href', path);
  }
});

for (const [language, lang] of [
  ['Deutsch', 'de'],
  ['日本語', 'ja'],
] as const) {
  test(`every page is in ${language} once it is chosen, and its texts fit`, async ({ portal }) => {
    test.slow();
    await portal.getByRole('button', { name: /Language/ }).click();
    await portal.getByRole('option', { name: language }).click();
    // Its texts are loaded first.
    await expect(portal.locator('html')).toHaveAttribute('lang', lang);
    for (const { name, path } of await portalPages(portal)) {
      await openPath(portal, path);
      expect([name, await portal.locator('html').getAttribute('lang')]).toEqual([name, lang]);
      for (const width of [360, 1280]) {
        await portal.setViewportSize({ width, height: 900 });
        expect.soft(await layoutFaults(portal), `${name} at ${width} px`).toEqual([]);
      }
    }
  });
}

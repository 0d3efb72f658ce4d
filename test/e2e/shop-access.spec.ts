// Accessibility of the demo shop: by keyboard alone, for screen readers, on phones, in light and dark.
import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';

const screens = [
  { name: 'a light desktop', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'a dark phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

for (const { name, viewport, colorScheme } of screens) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, colorScheme });

    test('axe finds no violation, before and after a choice', async ({ page, shop }) => {
      await page.goto(shop.url);
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Decline' }).click();
      await page.getByLabel('Sunday').check();
      await page.getByLabel('Places').fill('3');
      await page.getByLabel('Name').fill('Mina Ott');
      await page.getByLabel('Email').fill('mina@example.com');
      await page.getByRole('button', { name: 'Book now' }).click();
      await expect(page.locator('#message')).toHaveText(/Only 2 places/);
      await page.locator('#strip').evaluate((strip) => strip.setAttribute('open', ''));
      expect(await findViolations(page)).toEqual([]);
    });

    test('nothing is wider than the screen', async ({ page, shop }) => {
      await page.goto(shop.url);
      await page.getByRole('button', { name: 'Accept' }).click();
      await expect(page.locator('#strip-rows tr')).toHaveCount(1);
      await page.locator('#strip').evaluate((strip) => strip.setAttribute('open', ''));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });
  });
}

test('the keyboard alone accepts, books and withdraws', async ({ page, context, install, shop }) => {
  await page.goto(shop.url);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Privacy settings' })).toBeFocused();
  await page.getByLabel('Saturday').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mina Ott');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('mina@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Booked.' })).toBeVisible();
  await expect.poll(async () => (await install.actions()).length).toBe(1);

  await page.getByRole('button', { name: 'Privacy settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#consent-title')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Analytics is off.' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

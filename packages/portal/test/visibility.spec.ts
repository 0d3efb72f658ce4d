// Visibility: from a figure to the answers behind it, with the keyboard only; filters in the URL; hostile answers as
// text.
import type { Page } from '@playwright/test';
import { expect, test } from './portal-test.ts';

const HOSTILE = `<script>alert(1)</script> \u202eAcme <img src=x onerror=alert(1)> ${'A'.repeat(10_000)}`;

async function openPage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Visibility' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visibility' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Mention rate', exact: true })).toBeVisible();
}

test('a figure leads to its answers, and one answer to its marks, by keyboard', async ({ portal }) => {
  await openPage(portal);
  await portal.getByRole('button', { name: 'Sentiment' }).focus();
  await portal.keyboard.press('Enter');
  await expect(portal.getByRole('heading', { name: 'Sentiment over time' })).toBeVisible();
  await portal.getByRole('link', { name: 'Show answers Sentiment' }).focus();
  await portal.keyboard.press('Enter');
  await expect(portal.getByRole('heading', { level: 1, name: 'Answers' })).toBeVisible();
  await portal.getByRole('heading', { level: 2 }).getByRole('link').first().focus();
  await portal.keyboard.press('Enter');
  await expect(portal.getByRole('heading', { level: 1, name: 'Answer', exact: true })).toBeVisible();
  await expect(portal.locator('mark').first()).toBeVisible();
  await portal.getByRole('link', { name: 'Back to the answers' }).focus();
  await portal.keyboard.press('Enter');
  await expect(portal.getByText('Answers with a known sentiment about the brand').first()).toBeVisible();
});

test('filters are in the URL, so a link shows the same figures', async ({ portal }) => {
  await openPage(portal);
  await portal.getByRole('button', { name: /Market/ }).click();
  await portal.getByRole('option', { name: 'DE' }).click();
  await portal.getByRole('button', { name: /Period/ }).click();
  await portal.getByRole('option', { name: 'Last 90 days' }).click();
  await expect(portal).toHaveURL(/days=90/);
  await expect(portal).toHaveURL(/market=DE/);
  const card = portal.getByRole('region', { name: 'Mention rate', exact: true });
  await expect(portal.locator('[data-stale]')).toHaveCount(0);
  const shown = await card.textContent();
  await portal.reload();
  await expect(card).toHaveText(shown ?? '');
  await expect(portal.getByRole('button', { name: /Market/ })).toContainText('DE');
});

test('an answer with markup and reversed text is shown as text', async ({ portal }) => {
  await openPage(portal);
  await portal.getByRole('link', { name: 'Show answers Mention rate' }).click();
  await portal.route('**/api/v1/portal/brands/*/answers/*', async (route) => {
    const answer: object = await (await route.fetch()).json();
    const marks = [{ entity: 'brand', name: '<b>Acme</b>', start: 27, end: 5000, sentiment: 'neutral', method: 'x' }];
    await route.fulfill({ json: { ...answer, text: HOSTILE, mentions: marks, citations: [], claims: [] } });
  });
  await portal.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  const text = portal.locator('.markdown');
  await expect(text).toContainText('<script>alert(1)</script>');
  expect(await text.evaluate((element) => element.textContent)).toBe(HOSTILE);
  await expect(text.locator('img, script')).toHaveCount(0);
  const overflow = await portal.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
});

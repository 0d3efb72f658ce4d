// Members, plan, notifications, privacy and attribution: the main task of each, by keyboard alone.
import type { Page } from '@playwright/test';
import { expect, test } from './portal-test.ts';

const open = async (page: Page, name: string) => {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/** Focus, then Enter: what a button does without a mouse. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
}

test('a member is added and removed', async ({ portal }) => {
  await open(portal, 'Members');
  await press(portal, 'Add member');
  await portal.keyboard.type('ada@fernhall.example');
  await portal.keyboard.press('Enter');
  await expect(portal.getByRole('cell', { name: 'ada@fernhall.example', exact: true })).toBeVisible();
  await press(portal, 'Remove ada@fernhall.example');
  await expect(portal.getByRole('dialog')).toContainText('lose access');
  await press(portal, /^Remove$/);
  await expect(portal.getByRole('cell', { name: 'ada@fernhall.example', exact: true })).toHaveCount(0);
});

test('the plan shows what is used and asks before it changes', async ({ portal }) => {
  await open(portal, 'Plan & usage');
  await expect(portal.getByRole('meter', { name: 'Scans' })).toBeVisible();
  await press(portal, 'Choose: Enterprise');
  await expect(portal.getByRole('dialog')).toContainText('apply at once');
  await portal.keyboard.press('Escape');
  await expect(portal.getByRole('dialog')).toHaveCount(0);
});

test('a notification target is added with its secret shown once, turned off and removed', async ({ portal }) => {
  await open(portal, 'Notifications');
  await press(portal, 'Add target');
  await portal.keyboard.type('https://hooks.example/a-secret-path');
  await portal.keyboard.press('Enter');
  await expect(portal.getByRole('dialog')).toContainText('whsec_');
  await press(portal, 'I have copied it');
  await expect(portal.getByRole('heading', { name: 'hooks.example' })).toBeVisible();
  await expect(portal.getByText('a-secret-path')).toHaveCount(0);
  await press(portal, 'Turn off hooks.example');
  await press(portal, /^Turn off$/);
  await expect(portal.getByRole('button', { name: 'Turn on hooks.example' })).toBeVisible();
  await press(portal, 'Remove hooks.example');
  await press(portal, /^Remove$/);
  await expect(portal.getByText('Nothing is sent yet')).toBeVisible();
});

test('a visitor is erased only after the word is typed', async ({ portal }) => {
  await open(portal, 'Privacy');
  await portal.getByRole('textbox', { name: 'Visitor ID' }).focus();
  await portal.keyboard.type('svc_v_nobodywashere1');
  await press(portal, 'Erase…');
  const erase = portal.getByRole('dialog').getByRole('button', { name: 'Erase' });
  await expect(erase).toBeDisabled();
  await portal.keyboard.type('erase');
  await expect(erase).toBeEnabled();
  await erase.focus();
  await portal.keyboard.press('Enter');
  await expect(portal.getByText('Erased: 0 visits and 0 actions deleted')).toBeVisible();
});

test('the period of attribution stands in the address, and the CSV has the same days', async ({ portal }) => {
  await open(portal, 'Attribution');
  await press(portal, /Period/);
  await portal.keyboard.press('ArrowUp');
  await portal.keyboard.press('Enter');
  await expect(portal).toHaveURL(/days=7/);
  const address = await portal.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
  const [since, until] = ['since', 'until'].map((name) => new URL(address ?? '', portal.url()).searchParams.get(name));
  expect((Date.parse(until ?? '') - Date.parse(since ?? '')) / 86_400_000).toBe(6);
});

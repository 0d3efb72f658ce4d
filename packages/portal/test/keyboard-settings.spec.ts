// Signing in and out, tokens, members, plan, notifications and privacy, by keyboard alone.
import { test as base } from '../../../test/support/browser-test.ts';
import { expectKeptFocus, inDialog, openPage, press, tabTo } from './keyboard.ts';
import { expect, signIn, test } from './portal-test.ts';

base('a person signs in and out', async ({ page, service }) => {
  await page.goto(service.url);
  await press(page.getByRole('link', { name: 'Open the demo' }));
  const inside = page.getByRole('navigation');
  const asked = page.getByRole('button', { name: 'Sign in' });
  await expect(asked.or(inside)).toBeVisible();
  if (await asked.isVisible()) await page.keyboard.press('Enter');
  await expect(inside).toBeVisible();
  await press(page.getByRole('button', { name: 'Sign out' }));
  await expect(page.getByRole('link', { name: 'Open the demo' })).toBeVisible();
});

test('the skip link leads past the navigation', async ({ portal }) => {
  await portal.keyboard.press('Tab');
  await expect(portal.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await portal.keyboard.press('Enter');
  await portal.keyboard.press('Tab');
  await expect(portal.getByRole('main').locator(':focus')).toBeVisible();
});

test('a token is created, its secret shown once, and revoked', async ({ portal }) => {
  await openPage(portal, 'Personal Access Tokens');
  const create = portal.getByRole('button', { name: 'Create API key' });
  await press(create);
  await expect(portal.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await portal.keyboard.type('Keyboard');
  await tabTo(portal.getByRole('dialog').getByRole('button', { name: /Access/ }));
  await portal.keyboard.press('Enter');
  await portal.keyboard.press('ArrowDown');
  await portal.keyboard.press('Enter');
  await press(inDialog(portal, 'Create API key'));
  const secret = portal.getByText(/^svc_pat_/);
  await expect(secret).toBeVisible();
  await press(inDialog(portal, 'I have copied it'));
  await expect(secret).toHaveCount(0);
  await expect(create).toBeFocused();
  const row = portal.getByRole('row').filter({ hasText: 'Keyboard' });
  await expect(row).toContainText('Read and write');
  await press(row.getByRole('button', { name: 'Revoke Keyboard' }));
  await press(inDialog(portal, 'Revoke'));
  await expect(row).toContainText('Revoked');
  await expectKeptFocus(portal);
});

test('a member is added, made an owner and removed', async ({ portal }) => {
  await openPage(portal, 'Members');
  const add = portal.getByRole('button', { name: 'Add member' });
  await press(add);
  await portal.keyboard.type('ada@fernhall.example');
  await portal.keyboard.press('Enter');
  const row = portal.getByRole('row').filter({ hasText: 'ada@fernhall.example' });
  await expect(row).toBeVisible();
  await expect(add).toBeFocused();
  const role = row.getByRole('button', { name: /Role of/ });
  await press(role);
  await portal.keyboard.press('ArrowDown');
  await portal.keyboard.press('Enter');
  await expect(role).toContainText('Owner');
  await expect(role).toBeFocused();
  await press(row.getByRole('button', { name: 'Remove' }));
  await expect(portal.getByRole('dialog')).toContainText('lose access');
  await press(inDialog(portal, 'Remove'));
  await expect(row).toHaveCount(0);
  await expectKeptFocus(portal);
});

test('the plan shows what is used and asks before it changes', async ({ portal }) => {
  await openPage(portal, 'Plan & usage');
  await expect(portal.getByRole('meter', { name: 'Scans' })).toBeVisible();
  const choose = portal.getByRole('button', { name: 'Choose: Enterprise' });
  await press(choose);
  await expect(portal.getByRole('dialog')).toContainText('apply at once');
  await portal.keyboard.press('Escape');
  await expect(portal.getByRole('dialog')).toHaveCount(0);
  await expect(choose).toBeFocused();
});

test('a notification target is added with its secret shown once, turned off and removed', async ({ portal }) => {
  await openPage(portal, 'Notifications');
  const add = portal.getByRole('button', { name: 'Add target' }).first();
  await press(add);
  await portal.keyboard.type('https://hooks.example/a-secret-path');
  await portal.keyboard.press('Enter');
  await expect(portal.getByRole('dialog')).toContainText('whsec_');
  await press(inDialog(portal, 'I have copied it'));
  await expect(portal.getByRole('heading', { name: 'hooks.example' })).toBeVisible();
  await expect(portal.getByText('a-secret-path')).toHaveCount(0);
  await expect(add).toBeFocused();
  await press(portal.getByRole('button', { name: 'Turn off hooks.example' }));
  await press(inDialog(portal, 'Turn off'));
  await expect(portal.getByRole('button', { name: 'Turn on hooks.example' })).toBeVisible();
  await expectKeptFocus(portal);
  await press(portal.getByRole('button', { name: 'Remove hooks.example' }));
  await press(inDialog(portal, 'Remove'));
  await expect(portal.getByText('Nothing is sent yet')).toBeVisible();
  await expectKeptFocus(portal);
});

test('a visitor is erased only after the word is typed', async ({ portal }) => {
  await openPage(portal, 'Privacy');
  await tabTo(portal.getByRole('textbox', { name: 'Visitor ID' }));
  await portal.keyboard.type('svc_v_nobodywashere1');
  await press(portal.getByRole('button', { name: 'Erase…' }));
  const erase = inDialog(portal, 'Erase');
  await expect(erase).toBeDisabled();
  await portal.keyboard.type('erase');
  await press(erase);
  await expect(portal.getByText('Erased. Deleted visits: 0, deleted actions: 0')).toBeVisible();
  await expectKeptFocus(portal);
});

test('attribution’s period is in the URL, and the CSV has the same days', async ({ portal }) => {
  await openPage(portal, 'Attribution');
  await press(portal.getByRole('button', { name: /Period/ }));
  await portal.keyboard.press('ArrowUp');
  await portal.keyboard.press('Enter');
  await expect(portal).toHaveURL(/days=7/);
  const address = await portal.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
  const [since, until] = ['since', 'until'].map((name) => new URL(address ?? '', portal.url()).searchParams.get(name));
  expect((Date.parse(until ?? '') - Date.parse(since ?? '')) / 86_400_000).toBe(6);
});

base('what the service refuses appears at its field, which gets the focus', async ({ page, service }) => {
  await signIn(page, service.url);
  await openPage(page, 'Notifications');
  await press(page.getByRole('button', { name: 'Add target' }).first());
  await page.keyboard.type('http://hooks.example/a-secret-path');
  await page.keyboard.press('Enter');
  const address = page.getByRole('dialog').getByRole('textbox');
  await expect(address).toHaveAccessibleDescription('The address must start with https://.');
  await expect(address).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// AI Integrations: an install is created with the keyboard only, and the setup turns green when its first session
// arrives.
import type { Page } from '@playwright/test';
import { expect, test } from './portal-test.ts';

async function openPage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'AI Integrations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Integrations' })).toBeVisible();
}

/** Each test has its own install: they share one service. */
async function createInstall(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Create install' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return (await page.getByText(/^svc_pub_[0-9a-f]{32}$/).textContent()) ?? '';
}

const startSession = (serviceUrl: string, install: string): Promise<Response> =>
  fetch(`${serviceUrl}/api/v1/events/collect/${install}/session`, {
    method: 'POST',
    headers: {
      origin: 'https://shop.example',
      'content-type': 'application/json',
      'x-service-delivery-id': crypto.randomUUID(),
    },
    body: JSON.stringify({ service_visitor_id: 'svc_v_abcdefghijkl', consent: true, url: 'https://shop.example/' }),
  });

test('an install is created by keyboard, and its first visit turns the step green', async ({ portal, service }) => {
  await openPage(portal);
  const install = await createInstall(portal, 'Keyboard shop');
  expect(install).toMatch(/^svc_pub_/);
  const first = portal.getByRole('listitem').filter({ hasText: 'First visit' });
  await expect(first).toContainText('Waiting');
  await expect(portal.getByLabel('Script tag').first()).toContainText(`data-service-install-id="${install}"`);
  expect((await startSession(service.url, install)).status).toBe(200);
  await expect(first).toContainText('Received', { timeout: 5000 });
});

test('an inactive install says so, and reports again once it is activated', async ({ portal, service }) => {
  await openPage(portal);
  const install = await createInstall(portal, 'Closed shop');
  await portal.getByRole('button', { name: 'Switch off' }).click();
  await portal.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(portal.getByText('This install is switched off').first()).toBeVisible();
  expect((await startSession(service.url, install)).status).toBe(403);
  await expect(portal.getByText('Last refused call')).toBeVisible();
  await expect(portal.getByText('session: 403 origin_not_allowed')).toBeVisible();
  await portal.getByRole('button', { name: 'Switch on' }).click();
  await expect(portal.getByText('This install is switched off')).toHaveCount(0);
  expect((await startSession(service.url, install)).status).toBe(200);
});

test('a connection shows its secret once, and hostile names stay text', async ({ portal }) => {
  await openPage(portal);
  await createInstall(portal, '<img src=x onerror=alert(1)>');
  await portal.getByRole('button', { name: 'Create connection' }).click();
  const hostile = `it's </script><script>alert(1)</script>`;
  await portal.getByLabel('Event handles').fill(hostile);
  await portal.getByText('Create a signing secret').click();
  await portal.getByRole('dialog').getByRole('button', { name: 'Create connection' }).click();
  await expect(portal.getByRole('dialog')).toContainText('whsec_');
  await portal.getByRole('button', { name: 'I have copied it' }).click();
  await expect(portal.getByText('On. Valid secrets: 1')).toBeVisible();
  await expect(portal.getByText(hostile, { exact: true })).toBeVisible();
  await portal.getByRole('tab', { name: 'Server: curl' }).click();
  await expect(portal.getByRole('tabpanel')).toContainText(String.raw`it'\''s \u003c/script>`);
});

test('an invalid origin is reported before anything is sent', async ({ portal }) => {
  await openPage(portal);
  await portal.getByRole('button', { name: 'Create install' }).click();
  await portal.getByLabel('Origins that may report').fill('shop.example');
  await expect(portal.getByText('shop.example is not an origin.')).toBeVisible();
  await expect(portal.getByRole('dialog').getByRole('button', { name: 'Create install' })).toBeDisabled();
});

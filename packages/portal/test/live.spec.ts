// Live: a session shows up within a second, a refused call explains itself, and a row opens with the keyboard only.

import type { Page } from '@playwright/test';
import { findViolations } from '../../../test/support/axe.ts';
import { expect, test } from './portal-test.ts';

async function openPage(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'AI Integrations' }).click();
  const install = await page
    .getByText(/^svc_pub_[0-9a-f]{32}$/)
    .first()
    .textContent();
  await page.getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  return install ?? '';
}

/** @param change replaces fields of the body */
const startSession = (serviceUrl: string, install: string, change: object = {}): Promise<Response> =>
  fetch(`${serviceUrl}/api/v1/events/collect/${install}/session`, {
    method: 'POST',
    headers: {
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      'x-service-delivery-id': crypto.randomUUID(),
    },
    body: JSON.stringify({
      service_visitor_id: 'svc_v_abcdefghijkl',
      consent: true,
      url: 'http://localhost:3000/boots',
      ...change,
    }),
  });

test('a visit and a refused session show up, and open by keyboard', async ({ portal, service }) => {
  const install = await openPage(portal);
  expect((await startSession(service.url, install)).status).toBe(200);
  await expect(portal.getByRole('listitem').filter({ hasText: '/boots' }).first()).toBeVisible({ timeout: 1000 });
  await startSession(service.url, install, { consent: false });
  const refused = portal.getByRole('listitem').filter({ hasText: 'does not say that the visitor consented' });
  await expect(refused.first()).toBeVisible({ timeout: 1500 });
  await portal
    .getByRole('list', { name: /What arrived/ })
    .getByRole('button')
    .first()
    .focus();
  await portal.keyboard.press('ArrowDown');
  await portal.keyboard.press('Home');
  // Rows of the same moment may appear in either order.
  await refused.first().getByRole('button').focus();
  await portal.keyboard.press('Enter');
  const panel = portal.getByRole('dialog', { name: 'Visit' });
  await expect(panel).toContainText('only after the visitor has agreed');
  await expect(panel.getByRole('figure')).toContainText('curl -X POST');
  await expect(portal).toHaveURL(/row=refusal-/);
  expect(await findViolations(portal)).toEqual([]);
  await portal.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('filters are in the URL, and a paused view waits', async ({ portal, service }) => {
  const install = await openPage(portal);
  await portal.getByRole('button', { name: /Outcome/ }).click();
  await portal.getByRole('option', { name: 'Refused', exact: true }).click();
  await expect(portal).toHaveURL(/outcome=refused/);
  await expect(portal.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  await portal.getByRole('button', { name: 'Pause' }).click();
  await startSession(service.url, install, { email: 'ann@shop.example' });
  await portal.getByRole('button', { name: /Resume \(\d+ new\)/ }).click();
  await expect(portal.getByRole('listitem').filter({ hasText: 'not part of the format' }).first()).toBeVisible();
  await expect(portal.getByRole('listitem').filter({ hasText: '/boots' })).toHaveCount(0);
});

test('a hostile page URL is shown as text', async ({ portal, service }) => {
  const install = await openPage(portal);
  const path = '/%3Cscript%3Ealert(1)%3C/script%3E\u202e';
  await startSession(service.url, install, { url: `http://localhost:3000${path}${'a'.repeat(1500)}` });
  const row = portal.getByRole('listitem').filter({ hasText: 'alert(1)' }).first();
  await row.getByRole('button').click();
  await expect(portal.getByRole('dialog')).toContainText('alert(1)');
  const overflow = await portal.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
});

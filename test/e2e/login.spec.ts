// A user signs in at the embedded provider of `--dev`, sees their account, creates a key and signs out (decisions 5).
import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/browser-test.ts';

test('the demo user signs in, creates a working key, and signs out', async ({ page, context, service }) => {
  await page.goto(`${service.url}/auth/login?return_to=/api/v1/me`);
  await expect(page.getByLabel('Email address')).toHaveValue('demo@fernhall.example');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${service.url}/api/v1/me`);
  const me = JSON.parse((await page.locator('pre').textContent()) ?? '');
  expect(me).toMatchObject({ email: 'demo@fernhall.example', tenants: [{ name: 'Showcase', role: 'owner' }] });
  const cookies = (await context.cookies(service.url)).filter(({ name }) => name === 'service_login');
  expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: '/' }]);

  const key = await page.evaluate(async (token) => {
    const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
    const body = JSON.stringify({ name: 'Browser', scopes: ['read'] });
    return (await (await fetch('/api/v1/me/tokens', { method: 'POST', headers, body })).json()).token;
  }, me.csrf_token);
  const ping = await fetch(`${service.url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
  });
  expect(await ping.json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });

  await page.goto(`${service.url}/auth/logout`);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  expect((await page.goto(`${service.url}/api/v1/me`))?.status()).toBe(401);
});

test('an address in capitals is the same user', async ({ page, service }) => {
  await page.goto(`${service.url}/auth/login?return_to=/api/v1/me`);
  await page.getByLabel('Email address').fill('DEMO@Fernhall.EXAMPLE');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${service.url}/api/v1/me`);
  await expect(page.locator('pre')).toContainText('demo@fernhall.example');
});

test('a failed login shows a page that explains how to continue', async ({ page, service }) => {
  const answer = await page.goto(`${service.url}/auth/callback?code=x&state=y`);
  expect([answer?.status(), answer?.headers()['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
});

// A page of another site as a client: it registers, lets a user sign in, and calls /mcp with its token, using only the
// browser's own `fetch` (decisions 11).
import type { Page } from '@playwright/test';
import { test as base, expect } from '../../../test/support/browser-test.ts';
import { wholeChromium } from '../../../test/support/chromium-options.ts';

const test = base.extend<{ page: Page }>({
  page: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch(wholeChromium());
    await use(await browser.newPage());
    await browser.close();
  },
});

const SITE = 'https://app.example';
const REDIRECT = `${SITE}/callback`;
const VERIFIER = 'a'.repeat(43);

test('a cross-site page calls /mcp with its token and can read errors', async ({ page, service }) => {
  const { url } = service;
  await page.context().grantPermissions(['local-network-access'], { origin: SITE });
  await page.route(`${SITE}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>App</title>' }));
  await page.goto(SITE);

  const before = await page.evaluate(async (mcp) => {
    const answer = await fetch(mcp, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
    return [answer.status, answer.headers.get('www-authenticate')];
  }, `${url}/mcp`);
  expect(before).toEqual([401, expect.stringContaining('resource_metadata=')]);

  const authorize = await page.evaluate(
    async ({ url, redirect, verifier }) => {
      const registration = await fetch(`${url}/oauth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_name: 'Example page', redirect_uris: [redirect] }),
      });
      const { client_id } = await registration.json();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
      const challenge = btoa(String.fromCharCode(...digest))
        .replace(/\+/g, '-')
        .replace(/\//g, '_')
        .replace(/=/g, '');
      const query = { response_type: 'code', client_id, redirect_uri: redirect, scope: 'read', state: client_id };
      const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
      return `${url}/oauth/authorize?${new URLSearchParams({ ...query, ...pkce })}`;
    },
    { url, redirect: REDIRECT, verifier: VERIFIER },
  );
  await page.goto(authorize);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Let Example page use your brand data?' })).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(`${REDIRECT}?**`);

  const called = await page.evaluate(
    async ({ url, redirect, verifier }) => {
      const { code, state } = Object.fromEntries(new URLSearchParams(location.search));
      const form = { grant_type: 'authorization_code', code: code ?? '', client_id: state ?? '' };
      const more = { redirect_uri: redirect, code_verifier: verifier };
      const body = new URLSearchParams({ ...form, ...more });
      const { access_token } = await (await fetch(`${url}/oauth/token`, { method: 'POST', body })).json();
      const answer = await fetch(`${url}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${access_token}`,
          'content-type': 'application/json',
          'mcp-protocol-version': '2025-06-18',
          traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      });
      const { result } = await answer.json();
      return [answer.status, result.tools.length];
    },
    { url, redirect: REDIRECT, verifier: VERIFIER },
  );
  expect(called).toEqual([200, 7]);
});

test('an editor with its own URI scheme signs in after consent', async ({ page, service }) => {
  const { url } = service;
  const redirect = 'example-editor://oauth/callback';
  const registration = await fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Example editor', redirect_uris: [redirect] }),
  });
  const { client_id } = await registration.json();
  const query = { response_type: 'code', client_id, redirect_uri: redirect, scope: 'read', state: 'a' };
  const pkce = { code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' };
  await page.goto(`${url}/oauth/authorize?${new URLSearchParams({ ...query, ...pkce })}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('example-editor://oauth (a program on this computer)')).toBeVisible();
  // If the page's policy had blocked the browser, this request would never have been sent.
  const sent = page.waitForResponse((answer) => answer.headers().location?.startsWith(`${redirect}?code=`) === true);
  await page.getByRole('button', { name: 'Allow' }).click();
  expect((await sent).status()).toBe(303);
});

// The debug overlay shows what the SDK does on a page with a strict content security policy, and changes nothing.
import { expect, test } from '../../../../test/support/browser-test.ts';
import { overloaded } from '../../../../test/support/fault-proxy.ts';

const DEBUG = '/?service_debug=1';
const HOSTILE = `<img src=x onerror="document.title='owned'">\u202e`;

const html = (api: { url: string }, install: { id: string }) => `<!doctype html><title>Page</title><body>
  <script src="${api.url}/sdk/debug.js"></script>
  <script src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>`;

test('the demo shop loads it on request, under its content security policy', async ({ page, shop, api }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(shop.url);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => api.posts('session').length).toBe(1);
  expect(api.seen.map(({ path }) => path)).not.toContain('/sdk/debug.js');
  await page.goto(shop.url + DEBUG);
  const panel = page.getByRole('region', { name: 'Service debug' });
  await expect(panel.getByText('running')).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Session' })).toContainText('accepted');
  await expect(panel.getByText(/^svc_v_/)).toBeVisible();
  expect(faults).toEqual([]);
});

test('it works where Trusted Types forbid script and style strings', async ({ page, site, api, install }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const policy = `default-src 'none'; script-src ${api.url}; connect-src ${api.url}; require-trusted-types-for 'script'; trusted-types 'none'`;
  site.put('/', html(api, install), { 'content-security-policy': policy });
  await page.goto(site.url);
  const panel = page.getByRole('region', { name: 'Service debug' });
  await expect(panel.getByText('accepted')).toBeVisible();
  expect(await page.locator('service-debug').evaluate((host) => getComputedStyle(host).position)).toBe('fixed');
  expect(faults.filter((text) => !text.includes('favicon'))).toEqual([]);
});

test('retries are attempts of one request, and an unanswered action is kept', async ({ page, site, api, install }) => {
  api.decide = ({ path, attempt }) => (path.endsWith('/events') && attempt < 3 ? overloaded : undefined);
  site.put('/', html(api, install));
  await page.goto(site.url);
  const panel = page.getByRole('region', { name: 'Service debug' });
  await page.evaluate(() => void Reflect.get(window, 'serviceEvents').track({ plan: 'pro' }));
  const action = panel.locator('ol > li').filter({ hasText: 'Action' });
  await expect(panel.locator('ul > li')).toContainText('Action');
  await expect(action).toContainText('3 attempts');
  await expect(action).toContainText('accepted');
  await action.locator('summary').click();
  await expect(action).toContainText('HTTP 503 unavailable');
  await expect(action).toContainText(api.posts('events')[0]?.deliveryId ?? 'none');
  await expect(action).toContainText('"plan": "pro"');
  await expect(panel.getByText('Nothing.')).toBeVisible();
  await expect(panel.locator('ol > li')).toHaveCount(2);
});

test('hostile text stays text, tokens are hidden, and the keyboard works', async ({ page, site, api, install }) => {
  site.put('/', html(api, install));
  await page.goto(site.url);
  const panel = page.getByRole('region', { name: 'Service debug' });
  await page.evaluate((text) => Reflect.get(window, 'serviceEvents').track({ text }), HOSTILE);
  const action = panel.locator('ol > li').filter({ hasText: 'Action' });
  await action.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(action.locator('pre').first()).toContainText(String.raw`document.title='owned'\">\u{202e}`);
  expect(await page.title()).toBe('Page');
  expect(await panel.locator('img').count()).toBe(0);
  await panel.locator('ol > li').filter({ hasText: 'Session' }).locator('summary').click();
  await expect(panel).toContainText('(not shown)');
  await expect(panel).not.toContainText('svc_ses_');
  await panel.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, 'serviceEvents').track());
  expect(api.posts('events')).toHaveLength(2);
});

test('opened late, it lists earlier requests', async ({ page, site, api, install }) => {
  site.put('/', html(api, install).replace(/<script src="[^"]+debug.js"><\/script>/, ''));
  await page.goto(site.url);
  await expect.poll(() => api.posts('session').length).toBe(1);
  await page.evaluate(() => Reflect.get(window, 'serviceEvents').init());
  await page.evaluate((url) => void import(url), `${api.url}/sdk/debug.js`);
  const panel = page.getByRole('region', { name: 'Service debug' });
  await expect(panel.locator('ol > li')).toContainText(['Session']);
  await expect(panel.locator('ol > li')).toContainText(['accepted']);
});

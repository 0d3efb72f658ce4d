// The visitor's cookie in a real cookie jar: which one is read, which domain is accepted, and how consent is withdrawn.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../../../test/support/browser-test.ts';
import { initAndTrack } from './hostile-page.ts';
import { bundleClient } from './npm-bundle.ts';

test.use({ secure: true });

const NAME = 'service_visitor_id';
const ID = 'svc_v_0123456789abcdef';
const HOST = 'shop.localhost';

const html = (...parts: string[]) => `<!doctype html><title>Page</title><body>${parts.join('\n')}`;
const tag = (api: { url: string }, install: { id: string }) =>
  `<script src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>`;

const visitorCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === NAME).map(({ value, domain, path }) => [value, domain, path]);

for (const way of ['the script tag', 'npm']) {
  test(`${way} finds a valid cookie behind an invalid one`, async ({ page, context, site, api, install }) => {
    // A browser lists the cookie with the longer path first.
    await context.addCookies([
      { name: NAME, value: ID, domain: HOST, path: '/' },
      { name: NAME, value: 'of-another-tool', domain: HOST, path: '/shop' },
      { name: 'broken', value: '%E0%A4%A', domain: HOST, path: '/shop' },
    ]);
    site.put('/site.js', await bundleClient(api.endpoint));
    site.put('/shop/', html(way === 'npm' ? '<script type="module" src="/site.js"></script>' : tag(api, install)));
    await page.goto(`${site.url}/shop/`);
    expect(await page.evaluate(() => document.cookie)).toContain(`${NAME}=of-another-tool; `);
    expect(await initAndTrack(page)).toBe('measurement');
    expect((await install.visits()).map(({ visitorId }) => visitorId)).toEqual([ID]);
    expect((await install.actions()).map(({ visitorId }) => visitorId)).toEqual([ID]);
  });
}

const domains: Record<string, [domain: string, kept: string[][]]> = {
  'of the page is shared with its subdomains': [HOST, [[`.${HOST}`, '/']]],
  'with attributes of its own sets no cookie': [`${HOST}; path=/elsewhere; samesite=none`, []],
  'with a second domain sets no cookie': [`${HOST};domain=localhost`, []],
  'with a line break sets no cookie': [`${HOST}\n; max-age=1`, []],
};

for (const [what, [cookieDomain, kept]] of Object.entries(domains)) {
  test(`a domain ${what}`, async ({ page, context, site, api, install }) => {
    site.put('/', html(`<script src="${api.url}/sdk/v1.js"></script>`));
    await page.goto(site.url);
    await page.evaluate(
      (options) =>
        Reflect.set(
          window,
          'serviceEvents',
          Reflect.get(window, 'ServiceBilling').create({ ...options, consent: true }),
        ),
      { endpoint: api.endpoint, cookieDomain },
    );
    expect(await initAndTrack(page)).toBe('measurement');
    expect((await visitorCookies(context)).map(([, ...where]) => where)).toEqual(kept);
    // The ID then lasts as long as the page.
    expect((await install.actions())[0]?.visitorId).toBe((await install.visits())[0]?.visitorId);
  });
}

const library = readFileSync(fileURLToPath(import.meta.resolve('js-cookie')).replace('.mjs', '.js'), 'utf8');
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const withdrawal = /^import Cookies from 'js-cookie';\n([\s\S]+?)```/m.exec(readme)?.[1] ?? '';

test('the README’s lines withdraw consent in other tabs too', async ({ page, context, site, api, install }) => {
  site.put('/cookies.js', library);
  site.put('/', html('<script src="/cookies.js"></script>', tag(api, install)));
  await page.goto(site.url);
  expect(await initAndTrack(page)).toBe('measurement');
  const other = await context.newPage();
  await other.goto(site.url);
  expect(await initAndTrack(other)).toBe('measurement');
  expect(await visitorCookies(context)).toHaveLength(1);
  await page.evaluate((id) => localStorage.setItem(`service_pending.${id}.left`, 'by another page'), install.id);

  expect(withdrawal).toContain('Cookies.remove(');
  await page.evaluate(withdrawal);
  expect(await visitorCookies(context)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect([await initAndTrack(page), await initAndTrack(other)]).toEqual(['stopped', 'stopped']);
  expect(await visitorCookies(context)).toEqual([]);
  expect([(await install.visits()).length, (await install.actions()).length]).toEqual([2, 2]);
});

test('Cookies.remove() alone stops the client before its next request', async ({
  page,
  context,
  site,
  api,
  install,
}) => {
  site.put('/cookies.js', library);
  site.put('/', html('<script src="/cookies.js"></script>', tag(api, install)));
  await page.goto(site.url);
  expect(await initAndTrack(page)).toBe('measurement');
  await page.evaluate((name) => Reflect.get(window, 'Cookies').remove(name), NAME);
  expect(await initAndTrack(page)).toBe('stopped');
  expect(await visitorCookies(context)).toEqual([]);
  expect(api.posts('events')).toHaveLength(1);
});

test('a cookie with a domain is removed only with that domain', async ({ page, context, site, api }) => {
  site.put('/cookies.js', library);
  site.put('/', html('<script src="/cookies.js"></script>', `<script src="${api.url}/sdk/v1.js"></script>`));
  await page.goto(site.url);
  const remove = (options?: object) =>
    page.evaluate(([name, how]) => Reflect.get(window, 'Cookies').remove(name, how), [NAME, options] as const);
  await page.evaluate(
    (options) =>
      Reflect.get(window, 'ServiceBilling')
        .create({ ...options, consent: true })
        .init(),
    { endpoint: api.endpoint, cookieDomain: HOST },
  );
  await remove();
  expect(await visitorCookies(context)).toHaveLength(1);
  await remove({ domain: HOST });
  expect(await visitorCookies(context)).toEqual([]);
});

// Two shops of one install on two hosts: a link carries the visitor over, once, and leaves nothing in the URL.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';

test.use({ secure: true });

interface Pages {
  url: string;
  put(path: string, text: string): void;
}

/** The URL of the shop on this host; both are served by the same pages. */
const shopOn = (host: string, site: Pages): string => {
  const url = new URL(site.url);
  url.hostname = `${host}.localhost`;
  return url.origin;
};

/** A page with the script tag, and a link to the other shop that carries the visitor over. */
function openShops(site: Pages, api: { url: string }, install: { id: string }) {
  const [a, b] = [shopOn('shop-a', site), shopOn('shop-b', site)];
  const script = `<script src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>`;
  site.put(
    '/a',
    `<!doctype html><title>Shop A</title>${script}
     <a href="${b}/b?size=2#book">To shop B</a>
     <script>
       document.querySelector('a').addEventListener('click', async (event) => {
         event.preventDefault();
         location.href = await serviceEvents.link(event.target.href);
       });
     </script>`,
  );
  site.put('/b', `<!doctype html><title>Shop B</title>${script}<p id="book">Book here</p>`);
  return { a, b };
}

/** Resolves once the page has a session, the last step of every visit. */
const untilReady = (page: Page) => page.evaluate(() => Reflect.get(window, 'serviceEvents').init());

async function visitorAt(context: BrowserContext, url: string): Promise<string | undefined> {
  const cookies = await context.cookies(url);
  return cookies.find(({ name }) => name === 'service_visitor_id')?.value;
}

test('a visitor who follows the link is the same at both shops', async ({ page, context, site, api, install }) => {
  const { a, b } = openShops(site, api, install);
  await page.goto(`${a}/a`);
  await untilReady(page);
  await page.getByRole('link').click();
  await page.waitForURL(`${b}/b?size=2#book`);
  await untilReady(page);

  const visitor = await visitorAt(context, a);
  expect(visitor).toMatch(/^svc_v_/);
  expect(await visitorAt(context, b)).toBe(visitor);
  const visits = (await install.visits()).map(({ page: path, visitorId }) => ({ path, visitorId }));
  expect(visits).toEqual([
    { path: `${a}/a`, visitorId: visitor },
    { path: `${b}/b`, visitorId: visitor },
  ]);
  expect(api.seen.filter(({ path }) => path.includes('svc_link'))).toEqual([]);
  await page.evaluate(() => Reflect.get(window, 'serviceEvents').track());
  expect((await install.actions()).map(({ visitorId }) => visitorId)).toEqual([visitor]);
});

test('the link replaces the visitor that the second shop knew', async ({ page, context, site, api, install }) => {
  const { a, b } = openShops(site, api, install);
  await page.goto(`${b}/b`);
  await untilReady(page);
  const before = await visitorAt(context, b);
  await page.goto(`${a}/a`);
  await untilReady(page);
  expect(await visitorAt(context, a)).not.toBe(before);
  await page.getByRole('link').click();
  await page.waitForURL(`${b}/b?size=2#book`);
  await untilReady(page);
  expect(await visitorAt(context, b)).toBe(await visitorAt(context, a));
});

test('the next user of a shared link gets a new visitor', async ({ page, context, browser, site, api, install }) => {
  const { a, b } = openShops(site, api, install);
  await page.goto(`${a}/a`);
  await untilReady(page);
  const link = await page.evaluate((url) => Reflect.get(window, 'serviceEvents').link(url), `${b}/b#book`);
  expect(link).toMatch(/#svc_link=svc_link_[\w-]+&book$/);
  await page.goto(link);
  await untilReady(page);
  const visitor = await visitorAt(context, b);
  expect(visitor).toBe(await visitorAt(context, a));

  const stranger = await browser.newContext({ ignoreHTTPSErrors: true });
  const other = await stranger.newPage();
  await other.goto(link);
  await untilReady(other);
  expect(other.url()).toBe(`${b}/b#book`);
  expect(await visitorAt(stranger, b)).toMatch(/^svc_v_/);
  expect(await visitorAt(stranger, b)).not.toBe(visitor);
  expect(api.posts('redeem').map(({ status }) => status)).toEqual([200, 422]);
  await stranger.close();
});

test('a redeem whose response is lost is retried with the same visitor', async ({
  page,
  context,
  site,
  api,
  install,
}) => {
  const { a, b } = openShops(site, api, install);
  api.decide = ({ path, attempt }) => (path.endsWith('/redeem') && attempt === 1 ? { kind: 'lose-answer' } : undefined);
  await page.goto(`${a}/a`);
  await untilReady(page);
  await page.getByRole('link').click();
  await page.waitForURL(`${b}/b?size=2#book`);
  await untilReady(page);
  expect(await visitorAt(context, b)).toBe(await visitorAt(context, a));
  const tries = api.posts('redeem');
  expect(new Set(tries.map(({ deliveryId }) => deliveryId)).size).toBe(1);
  expect(tries.map(({ status }) => status)).toEqual([200, 200]);
});

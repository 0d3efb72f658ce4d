// Calls that a page makes before the async script has run: the documented line queues them.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../test/support/browser-test.ts';
import { countNoise, QUIET } from './hostile-page.ts';

test.use({ secure: true });

const recipe = readFileSync(new URL('../../../../examples/recipes/src/early-calls.html', import.meta.url), 'utf8');
const line = /<script>\s*([\s\S]+?)\s*<\/script>/.exec(recipe)?.[1] ?? '';

const html = (...parts: string[]) => `<!doctype html><title>Page</title><body>${parts.join('\n')}`;
const inline = (script: string) => `<script>${script}</script>`;
const tag = (api: { url: string }, install: { id: string }, more = 'async') =>
  `<script ${more} src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>`;
const properties = ({ body }: { body: string }) => JSON.parse(body).properties.at;

/** Actions in the order sent; they may arrive in another order. */
function watchActions(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/events'))
      sent.push(request.postDataJSON().properties.at);
  });
  return sent;
}

test('the documented snippet is a single line', () => {
  expect(line).toMatch(/^window\.serviceEvents \?\?= .+;$/);
});

test('calls made before the script loads run in order and get responses', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  const sent = watchActions(page);
  const calls = 'window.sent = [1, 2, 3].map((at) => window.serviceEvents.track({ at }));';
  site.put('/', html(inline(line), inline(calls), tag(api, install)));
  await page.goto(site.url);
  const answers = await page.evaluate(() => Promise.all(Reflect.get(window, 'sent')));
  expect(answers).toEqual([1, 2, 3].map(() => ({ accepted: true, mode: 'measurement' })));
  expect(sent).toEqual([1, 2, 3]);
  expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 3 });
});

test('a function taken from the stub works after the script loads', async ({ page, site, api, install }) => {
  site.put('/', html(inline(line), inline('window.early = window.serviceEvents;'), tag(api, install, '')));
  await page.goto(site.url);
  expect(await page.evaluate(() => Reflect.get(window, 'early') !== Reflect.get(window, 'serviceEvents'))).toBe(true);
  await page.evaluate(() => Reflect.get(window, 'early').track({ at: 1 }));
  expect(await install.actions()).toHaveLength(1);
});

test('an ignored failed call never becomes an unhandled rejection', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  site.put('/', html(inline(line), inline('window.serviceEvents.track("signup");'), tag(api, install)));
  await page.goto(site.url);
  await expect.poll(async () => (await install.visits()).length).toBe(1);
  expect(noise()).toEqual({ ...QUIET, sessions: 1 });
});

test('queued calls are dropped on withdrawal before the script runs', async ({ page, context, site, api, install }) => {
  const noise = await countNoise(page);
  const withdraw = `
    window.sent = window.serviceEvents.track({ at: 1 });
    window.serviceEvents.stop();
    document.querySelector('script[data-service-install-id]').removeAttribute('data-service-install-id');`;
  site.put('/', html(inline(line), tag(api, install, 'defer'), inline(withdraw)));
  await page.goto(site.url, { waitUntil: 'load' });
  expect(
    await page.evaluate(async () => [await Reflect.get(window, 'sent'), Reflect.has(window, 'serviceEvents')]),
  ).toEqual([undefined, false]);
  expect(noise()).toEqual(QUIET);
  expect(await context.cookies()).toEqual([]);
});

test('calls made before a withdrawal are not replayed after new consent', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  const calls = `window.serviceEvents.track({ at: 1 }); window.serviceEvents.stop(); ${line} window.serviceEvents.track({ at: 2 });`;
  site.put('/', html(inline(line), inline(calls), tag(api, install)));
  await page.goto(site.url);
  await expect.poll(async () => (await install.actions()).length).toBe(1);
  expect(api.posts('events').map(properties)).toEqual([2]);
  expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 1 });
});

for (const [what, install] of [
  ['an invalid install ID', 'data-service-install-id="svc_pub_x"'],
  ['no install ID', ''],
] as const) {
  test(`a script with ${what} leaves the queue for the next`, async ({ page, site, api, install: { id } }) => {
    const wrong = `<script src="${api.url}/sdk/v1.js" ${install}></script>`;
    site.put('/', html(inline(line), inline('window.serviceEvents.track({ at: 1 });'), wrong, inline(line)));
    await page.goto(site.url);
    await page.evaluate(
      ([src, installId]) => {
        document.querySelector('script[data-service-install-id]')?.removeAttribute('data-service-install-id');
        const script = document.createElement('script');
        script.src = src;
        script.dataset.serviceInstallId = installId;
        document.head.append(script);
      },
      [`${api.url}/sdk/v1.js`, id] as const,
    );
    await expect.poll(() => api.posts('events').map(properties)).toEqual([1]);
  });
}

test('the snippet keeps an existing client', async ({ page, site, api, install }) => {
  site.put('/', html(tag(api, install, ''), inline('window.first = window.serviceEvents;'), inline(line)));
  await page.goto(site.url);
  expect(await page.evaluate(() => Reflect.get(window, 'first') === Reflect.get(window, 'serviceEvents'))).toBe(true);
});

// v1.js on pages whose scripts, or whose visitors' extensions, break its foundations: fetch, Promise, JSON, storage,
// prototypes, locks. Whatever the result of the action, the console stays silent and there is no request storm.
import type { Page } from '@playwright/test';
import { expect, test } from '../../../../test/support/browser-test.ts';
import { tableRows } from '../../../../test/support/table-rows.ts';
import { countNoise, initAndTrack, type Noise, QUIET } from './hostile-page.ts';

test.use({ secure: true });

const html = (
  api: { url: string },
  install: { id: string },
  before: string,
) => `<!doctype html><title>Page</title><body>
  <script>${before}</script>
  <script src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>`;

const SENT: Noise = { ...QUIET, sessions: 1, events: 1 };

interface BrokenPage {
  script: string;
  /** How `init()` and `track()` ended. */
  outcome: string;
  noise: Noise;
}

const sent = (script: string): BrokenPage => ({ script, outcome: 'measurement', noise: SENT });
const silent = (script: string): BrokenPage => ({ script, outcome: 'network', noise: QUIET });
const refuse = `() => { throw new DOMException('denied', 'SecurityError') }`;

const pages: Record<string, BrokenPage> = {
  'localStorage throws': sent(`Object.defineProperty(window, 'localStorage', { get: ${refuse} });`),
  'localStorage is null': sent(`Object.defineProperty(window, 'localStorage', { value: null });`),
  'localStorage cannot be listed': sent(`
    Object.defineProperty(window, 'localStorage', { value: new Proxy({}, { ownKeys: ${refuse} }) });`),
  'prototypes and constructors are frozen': sent(`
    for (const name of Object.getOwnPropertyNames(window)) {
      const { value } = Object.getOwnPropertyDescriptor(window, name);
      if (typeof value === 'function') Object.freeze(Object.freeze(value).prototype ?? {});
    }`),
  'localStorage is full': sent(`
    localStorage.clear();
    for (let size = 4e6; size >= 1; size /= 2) {
      try { for (;;) localStorage['full' + size + Math.random()] = 'x'.repeat(size); } catch {}
    }`),
  'Web Locks are missing': sent(`Object.defineProperty(navigator, 'locks', { value: undefined });`),
  'Web Locks are refused': sent(
    `navigator.locks.request = async () => { throw new DOMException('no', 'SecurityError') };`,
  ),
  'Web Locks throw': sent(`navigator.locks.request = ${refuse};`),
  'Web Locks never answer': sent('navigator.locks.request = () => new Promise(() => {});'),
  'Promise is a subclass, as in zone libraries': sent(`
    window.Promise = class extends Promise {
      then(...then) { return super.then(...then); }
    };`),
  'Promise is replaced': sent(`
    const Native = Promise;
    window.Promise = function (work) { const own = new Native(work); this.then = (...then) => own.then(...then); };`),
  'prototypes have enumerable members': sent(`
    Object.prototype.extra = function () {};
    Array.prototype.each = function () {};
    String.prototype.blank = function () {};`),
  'Array, Date and String have toJSON': sent(`
    for (const { prototype } of [Array, Date, String]) prototype.toJSON = function () { return JSON.stringify(String(this)) };`),
  'JSON.parse throws': sent(`JSON.parse = ${refuse};`),
  'JSON.stringify throws': silent(`JSON.stringify = ${refuse};`),
  'fetch is missing': silent('window.fetch = undefined;'),
  'fetch throws': silent(`window.fetch = ${refuse};`),
  'fetch answers nothing': silent('window.fetch = () => undefined;'),
  'fetch returns something other than a response': silent('window.fetch = async () => ({ ok: true, status: 200 });'),
};

const pageRow = tableRows();
for (const [name, { script, outcome, noise: expected }] of Object.entries(pages)) {
  test(`the page sees no error if ${name}`, pageRow(), async ({ page, site, api, install }) => {
    const noise = await countNoise(page);
    site.put('/', html(api, install, script));
    await page.goto(site.url);
    expect(await initAndTrack(page)).toBe(outcome);
    expect(noise()).toEqual(expected);
  });
}

test('the page sees no error if Promise is later removed', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  site.put('/', html(api, install, ''));
  await page.goto(site.url);
  const refused = await page.evaluate(async () => {
    const client = Reflect.get(window, 'serviceEvents');
    await client.init();
    Reflect.set(window, 'Promise', undefined);
    return await client.track().then(
      () => false,
      ({ code }: { code: string }) => code,
    );
  });
  expect(refused).toBe('unsupported_page');
  expect(noise()).toEqual({ ...QUIET, sessions: 1 });
});

test('an error has code and name even with a frozen Error.prototype', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  site.put('/', html(api, install, 'Object.freeze(Error.prototype);'));
  await page.goto(site.url);
  const told = await page.evaluate(async () => {
    const client = Reflect.get(window, 'serviceEvents');
    await client.init();
    return client.track('signup').catch((error: Error & { code: string }) => [error.code, error.name, String(error)]);
  });
  const code = 'unsupported_event_name';
  expect(told).toEqual([code, 'ServiceBillingError', `ServiceBillingError: ${code}`]);
  expect(noise()).toEqual({ ...QUIET, sessions: 1 });
});

test('stop() ends collection even if localStorage cannot be listed', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  site.put('/', html(api, install, pages['localStorage cannot be listed']?.script ?? ''));
  await page.goto(site.url);
  expect(await initAndTrack(page)).toBe('measurement');
  const stopped = await page.evaluate(() => {
    const client = Reflect.get(window, 'serviceEvents');
    client.stop();
    return client.stopped;
  });
  expect(stopped).toBe(true);
  expect(await initAndTrack(page)).toBe('stopped');
  expect(noise()).toEqual(SENT);
});

for (const way of ['', 'type="module"']) {
  test(`a <script ${way}> runs even if ServiceBilling is read-only`, async ({ page, site, api, install }) => {
    const noise = await countNoise(page);
    const locked = `Object.defineProperty(window, 'ServiceBilling', { value: {} });`;
    site.put('/', html(api, install, locked).replace('<script src', `<script ${way} src`));
    await page.goto(site.url);
    expect(await initAndTrack(page)).toBe('measurement');
    expect(noise()).toEqual(SENT);
  });
}

for (const own of ['var console = "Berlin";', `console.log = ${refuse};`]) {
  test(`an invalid tag breaks no page that has ${own}`, async ({ page, site, api }) => {
    const noise = await countNoise(page);
    site.put('/', html(api, { id: 'not-an-install' }, own));
    await page.goto(site.url);
    expect(await initAndTrack(page)).toBe('no client');
    expect(noise()).toEqual(QUIET);
  });
}

/** Imitates blockers: the request fails, or something else answers it. */
const blockers: Record<string, { block: (page: Page) => Promise<unknown>; tries: number }> = {
  'fails the request': {
    block: (page) => page.route('**/api/v1/events/**', (route) => route.abort('blockedbyclient')),
    tries: 3,
  },
  'answers with an empty page': {
    block: (page) => page.route('**/api/v1/events/**', (route) => route.fulfill({ status: 200, body: '' })),
    tries: 3,
  },
  'answers with an empty object': {
    block: (page) =>
      page.route('**/api/v1/events/**', (route) =>
        route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
      ),
    tries: 1,
  },
};

for (const [name, { block, tries }] of Object.entries(blockers)) {
  test(`a blocker that ${name} sees the attempts of one session, however many actions wait`, async ({
    page,
    site,
    api,
    install,
  }) => {
    await block(page);
    const noise = await countNoise(page);
    site.put('/', html(api, install, ''));
    await page.goto(site.url);
    const codes = await page.evaluate(() => {
      const client = Reflect.get(window, 'serviceEvents');
      const code = (error: { code: string }) => error.code;
      return Promise.all(Array.from({ length: 30 }, () => client.track().catch(code)));
    });
    expect(codes).toEqual(codes.map(() => 'network'));
    expect(noise()).toEqual({ ...QUIET, sessions: tries });
  });
}

test('a single-page site that changes its URL keeps one session and client', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  site.put('/', html(api, install, ''));
  await page.goto(site.url);
  const shown = await page.evaluate(async () => {
    const client = Reflect.get(window, 'serviceEvents');
    for (const path of ['/cart?step=1', '/cart#pay', '/thanks']) {
      history.pushState({ path }, '', path);
      await client.track();
    }
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    await client.track();
    return [location.pathname, location.hash, history.state.path];
  });
  expect(shown).toEqual(['/cart', '#pay', '/cart#pay']);
  expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 4 });
});

// v1.js on hostile pages, in a real browser with the real service. The goal is always one session
// and one event if sending is possible, nothing if it is not, and never any console output.
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from '../../../../test/support/browser-test.ts';
import { tableRows } from '../../../../test/support/table-rows.ts';
import { countNoise, initAndTrack, QUIET } from './hostile-page.ts';

test.use({ secure: true });

const tag = (api: { url: string }, install: { id: string }, more = '') =>
  `<script ${more} src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>`;

/** The script for pages that cannot load it from the service. */
const ownScript = readFileSync(new URL('../../dist/v1.js', import.meta.url), 'utf8');
const ownTag = (api: { url: string }, install: { id: string }) =>
  `<script src="own.js" data-service-install-id="${install.id}" data-service-base-url="${api.url}/" data-service-debug></script>`;

const html = (...parts: string[]) => `<!doctype html><title>Page</title><body>${parts.join('\n')}`;

test('an ordinary page sends one session and one event', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  site.put('/', html(tag(api, install)));
  await page.goto(site.url);
  expect(await initAndTrack(page)).toBe('measurement');
  expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 1 });
});

test('a script loaded twice makes one client', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  site.put('/', html(tag(api, install), '<script>window.first = window.serviceEvents</script>', tag(api, install)));
  await page.goto(site.url);
  expect(await initAndTrack(page)).toBe('measurement');
  expect(await page.evaluate(() => Reflect.get(window, 'first') === Reflect.get(window, 'serviceEvents'))).toBe(true);
  expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 1 });
});

test('a sandboxed frame sends nothing and reports unsupported_origin', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  const report = `<script>serviceEvents.track().catch((error) => parent.postMessage(error.code, '*'))</script>`;
  site.put('/frame', html(tag(api, install), report));
  site.put(
    '/',
    html(
      '<script>window.told = new Promise((r) => addEventListener("message", ({ data }) => r(data)))</script>',
      '<iframe sandbox="allow-scripts" src="/frame"></iframe>',
    ),
  );
  await page.goto(site.url);
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toBe('unsupported_origin');
  expect(noise()).toEqual(QUIET);
});

test('a page that its own policy sandboxes sends nothing', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  site.put('/', html(tag(api, install)), { 'content-security-policy': 'sandbox allow-scripts' });
  await page.goto(site.url);
  expect(await initAndTrack(page)).toBe('unsupported_origin');
  expect(noise()).toEqual(QUIET);
});

test('a policy that forbids connections ends retries after three attempts', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  const headers = { 'content-security-policy': "connect-src 'none'" };
  site.put(
    '/',
    html(
      '<script>window.blocked = 0; addEventListener("securitypolicyviolation", () => { window.blocked++ })</script>',
      tag(api, install),
    ),
    headers,
  );
  await page.goto(site.url);
  expect(await initAndTrack(page)).toBe('network');
  expect(await page.evaluate(() => Reflect.get(window, 'blocked'))).toBe(3);
  expect(noise()).toEqual(QUIET);
});

const wayRow = tableRows();
for (const way of ['', 'async', 'defer', 'type="module"', 'type="module" async', 'crossorigin']) {
  test(`the tag works as <script ${way}>`, wayRow(), async ({ page, site, api, install }) => {
    const noise = await countNoise(page);
    site.put('/', html(tag(api, install, way)));
    await page.goto(site.url, { waitUntil: 'load' });
    expect(await initAndTrack(page)).toBe('measurement');
    expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 1 });
  });
}

test('the tag works when a script injects it late', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  site.put('/', html('nothing yet'));
  await page.goto(site.url);
  await page.evaluate(
    ([src, id]) =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        Object.assign(script, { src, onload: resolve });
        script.dataset.serviceInstallId = id;
        document.head.append(script);
      }),
    [`${api.url}/sdk/v1.js`, install.id] as const,
  );
  expect(await initAndTrack(page)).toBe('measurement');
  expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 1 });
});

test('a script from another host reaches the service by data-service-base-url', async ({
  page,
  site,
  api,
  install,
}) => {
  const noise = await countNoise(page);
  site.put('/own.js', ownScript);
  site.put('/', html(ownTag(api, install)));
  await page.goto(site.url);
  expect(await initAndTrack(page)).toBe('measurement');
  expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 1 });
});

test('a prerendered page waits until it is shown', async ({ page, context, site, api, install }) => {
  const noise = await countNoise(page);
  site.put(
    '/',
    html(
      '<script>Object.defineProperty(document, "prerendering", { value: true, configurable: true })</script>',
      tag(api, install),
    ),
  );
  await page.goto(site.url);
  await page.evaluate(() => Reflect.set(window, 'done', Reflect.get(window, 'serviceEvents').track()));
  expect(noise()).toEqual(QUIET);
  expect(await context.cookies()).toEqual([]);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  expect(await page.evaluate(() => Reflect.get(window, 'done'))).toEqual({ accepted: true, mode: 'measurement' });
  expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 1 });
});

test('a prerendered page that stops before it is shown never sends', async ({ page, context, site, api, install }) => {
  const noise = await countNoise(page);
  site.put(
    '/',
    html('<script>Object.defineProperty(document, "prerendering", { value: true })</script>', tag(api, install)),
  );
  await page.goto(site.url);
  const told = await page.evaluate(async () => {
    const client = Reflect.get(window, 'serviceEvents');
    const pending = client.track().catch((error: { code: string }) => error.code);
    client.stop();
    document.dispatchEvent(new Event('prerenderingchange'));
    return [await pending, await client.init().catch((error: { code: string }) => error.code)];
  });
  expect(told).toEqual(['stopped', 'stopped']);
  expect(noise()).toEqual(QUIET);
  expect(await context.cookies()).toEqual([]);
});

const blockers: Record<string, string> = {
  'throw when read and written': `
    const refuse = () => { throw new DOMException('denied', 'SecurityError') };
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });`,
  'are dropped silently': `Object.defineProperty(document, 'cookie', { get: () => '', set() {} });`,
};

for (const [name, script] of Object.entries(blockers)) {
  test(`if cookies ${name}, one visitor lasts as long as the page`, async ({ page, site, api, install }) => {
    const noise = await countNoise(page);
    site.put('/', html(`<script>${script}</script>`, tag(api, install)));
    await page.goto(site.url);
    expect(await initAndTrack(page)).toBe('measurement');
    expect(await initAndTrack(page)).toBe('measurement');
    expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 2 });
    const visitors = [...(await install.visits()), ...(await install.actions())].map((record) => record.visitorId);
    expect(visitors).toHaveLength(3);
    expect(new Set(visitors).size).toBe(1);
  });
}

test('a fetch that the page replaces later is called as window.fetch', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  site.put('/', html(tag(api, install)));
  await page.goto(site.url);
  await page.evaluate(async () => {
    await Reflect.get(window, 'serviceEvents').init();
    const { fetch } = window;
    const calls: unknown[] = [];
    Object.assign(window, {
      calls,
      fetch(this: unknown, input: unknown, init: RequestInit) {
        if (this !== window) throw new TypeError('Illegal invocation');
        calls.push([typeof input, Object.getPrototypeOf(init) === Object.prototype, init.credentials]);
        return fetch(String(input), init);
      },
    });
  });
  expect(await initAndTrack(page)).toBe('measurement');
  expect(await page.evaluate(() => Reflect.get(window, 'calls'))).toEqual([['string', true, 'omit']]);
  expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 1 });
});

test('a srcdoc frame, a blob page and a data page send nothing', async ({ page, site, api, install }) => {
  const noise = await countNoise(page);
  const inner = `${tag(api, install)}<script>serviceEvents.track().catch((error) => parent.postMessage(error.code, '*'))</script>`;
  site.put('/', html('<script>window.told = []; addEventListener("message", ({ data }) => told.push(data))</script>'));
  await page.goto(site.url);
  await page.evaluate((text) => {
    const srcdoc = document.createElement('iframe');
    srcdoc.srcdoc = text;
    const blob = document.createElement('iframe');
    blob.src = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
    const data = document.createElement('iframe');
    data.src = `data:text/html,${encodeURIComponent(text)}`;
    document.body.append(srcdoc, blob, data);
  }, inner);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'told')))
    .toEqual(['unsupported_origin', 'unsupported_origin', 'unsupported_origin']);
  expect(noise()).toEqual(QUIET);
});

test('a page on plain http sends nothing, and explains why when debugging', async ({ page, api, install }) => {
  const noise = await countNoise(page);
  const lines: string[] = [];
  page.on('console', (message) => message.text().includes('ServiceBillingError') && lines.push(message.text()));
  await page.route('http://shop.example/own.js', (route) => route.fulfill({ body: ownScript }));
  await page.route('http://shop.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: html(ownTag(api, install)) }),
  );
  await page.goto('http://shop.example/');
  expect(await initAndTrack(page)).toBe('unsupported_origin');
  expect(noise()).toEqual(QUIET);
  await expect.poll(() => lines).toEqual([expect.stringContaining('unsupported_origin')]);
});

test('a page opened from a file sends nothing', async ({ page, api, install }) => {
  const noise = await countNoise(page);
  const file = test.info().outputPath('page.html');
  await writeFile(test.info().outputPath('own.js'), ownScript);
  await writeFile(file, html(ownTag(api, install)));
  await page.goto(pathToFileURL(file).href);
  expect(await initAndTrack(page)).toBe('unsupported_origin');
  expect(noise()).toEqual(QUIET);
});

test('an invalid attribute breaks neither the page nor the script', async ({ page, site, api }) => {
  const noise = await countNoise(page);
  site.put('/', html(tag(api, { id: 'not-an-install' })));
  await page.goto(site.url);
  expect(await initAndTrack(page)).toBe('no client');
  expect(await page.evaluate(() => typeof Reflect.get(window, 'ServiceBilling').create)).toBe('function');
  expect(noise()).toEqual(QUIET);
});

test('the script adds two names to window and no unload listener', async ({ page, site, api, install }) => {
  site.put(
    '/',
    html(
      `<script>
        window.before = new Set(Object.getOwnPropertyNames(window)); window.heard = [];
        const { addEventListener } = EventTarget.prototype;
        EventTarget.prototype.addEventListener = function (type, ...rest) {
          heard.push(type);
          return addEventListener.call(this, type, ...rest);
        };
      </script>`,
      tag(api, install),
    ),
  );
  await page.goto(site.url);
  expect(await initAndTrack(page)).toBe('measurement');
  const [added, heard] = await page.evaluate(() => {
    const { before } = window as unknown as { before: Set<string> };
    return [
      Object.getOwnPropertyNames(window).filter((name) => !before.has(name) && name !== 'before' && name !== 'heard'),
      Reflect.get(window, 'heard'),
    ];
  });
  expect(added.sort()).toEqual(['ServiceBilling', 'serviceEvents']);
  expect(heard).not.toContain('unload');
  expect(heard).not.toContain('beforeunload');
});

for (const [name, more] of [
  ['without Trusted Types', ''],
  ['with Trusted Types', "require-trusted-types-for 'script'; trusted-types 'none'"],
] as const) {
  test(`the script runs ${name} without eval, inline scripts and inline styles`, async ({
    page,
    site,
    api,
    install,
  }) => {
    const noise = await countNoise(page);
    const policy = `default-src 'none'; script-src ${api.url}; connect-src ${api.url}; ${more}`;
    site.put('/', html(tag(api, install)), { 'content-security-policy': policy });
    const violations: string[] = [];
    page.on(
      'console',
      (message) => message.text().includes('Content Security Policy') && violations.push(message.text()),
    );
    await page.goto(site.url);
    expect(await initAndTrack(page)).toBe('measurement');
    expect(violations).toEqual([]);
    expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 1 });
  });
}

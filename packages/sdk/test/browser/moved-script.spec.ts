// v1.js as page optimizers serve it: from another URL, or concatenated with other scripts.
import { readFileSync } from 'node:fs';
import { expect, test } from '../../../../test/support/browser-test.ts';
import { countNoise, initAndTrack, QUIET } from './hostile-page.ts';

test.use({ secure: true });

const script = readFileSync(new URL('../../dist/v1.js', import.meta.url), 'utf8');
const html = (...parts: string[]) => `<!doctype html><title>Page</title><body>${parts.join('\n')}`;
const LINE = 'ServiceBillingError: invalid_options: data-service-base-url';

test('a self-hosted script without a base URL sends nothing and logs why', async ({ page, site, install }) => {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'log' && lines.push(message.text()));
  const noise = await countNoise(page);
  site.put('/cache/a1b2.js', script);
  site.put('/', html(`<script src="/cache/a1b2.js" data-service-install-id="${install.id}"></script>`));
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(await initAndTrack(page)).toBe('no client');
  expect(lines).toEqual([LINE]);
  expect(noise()).toEqual(QUIET);
});

test('a script that was moved reaches the service by its base URL', async ({ page, site, api, install }) => {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'log' && lines.push(message.text()));
  site.put('/cache/a1b2.js', script);
  const attributes = `data-service-install-id="${install.id}" data-service-base-url="${api.url}"`;
  site.put('/', html(`<script src="/cache/a1b2.js" ${attributes}></script>`));
  await page.goto(site.url);
  expect(await initAndTrack(page)).toBe('measurement');
  expect(lines).toEqual([]);
});

for (const strict of ['', '"use strict";']) {
  test(`a file bundled with ${strict || 'sloppy'} scripts finds its tag`, async ({ page, site, api, install }) => {
    const noise = await countNoise(page);
    site.put('/joined.js', `${strict}window.before = 1;\n${script};window.after = 1;`);
    const attributes = `data-service-install-id="${install.id}" data-service-base-url="${api.url}"`;
    site.put('/', html(`<script type="text/plain" ${attributes}></script><script src="/joined.js"></script>`));
    await page.goto(site.url);
    expect(await initAndTrack(page)).toBe('measurement');
    expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 1 });
  });
}

test('a bundled file without a script tag logs what is missing', async ({ page, site }) => {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'log' && lines.push(message.text()));
  site.put('/joined.js', `window.before = 1;\n${script};window.after = 1;`);
  site.put('/', html('<script src="/joined.js"></script>'));
  await page.goto(site.url);
  expect(await initAndTrack(page)).toBe('no client');
  expect(await page.evaluate(() => Reflect.get(window, 'after'))).toBe(1);
  expect(lines).toEqual([LINE]);
});

test('a script tag without an install ID logs nothing', async ({ page, site, api }) => {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'log' && lines.push(message.text()));
  site.put('/', html(`<script src="${api.url}/sdk/v1.js"></script>`));
  await page.goto(site.url);
  expect(await initAndTrack(page)).toBe('no client');
  expect(lines).toEqual([]);
});

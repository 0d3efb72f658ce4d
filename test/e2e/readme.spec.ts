// The README's quick starts, taken from its text, work unchanged.
import { readFileSync } from 'node:fs';
import { expect, test } from '../support/browser-test.ts';

test.use({ secure: true });

const root = new URL('../../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');
const file = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The code blocks under a heading, in their order, with the example's host and install replaced. */
function blocks(heading: string, api: { url: string }, install: { id: string }): string[] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^```\w+\n(.*?)^```/gms)].map((match) =>
    (match[1] ?? '')
      .replaceAll('https://events.example', api.url)
      .replaceAll('svc_pub_0123456789abcdef0123456789abcdef', install.id),
  );
}

test('the script tag records a visit, an action, and stops', async ({ page, context, site, api, install }) => {
  const [tag = '', action = '', withdrawal = ''] = blocks('Quick start: script tag', api, install);
  site.put('/', `<!doctype html><title>Shop</title>${tag}`);
  await page.goto(site.url);
  expect(await page.evaluate(`(async () => { ${action} })()`)).toBeUndefined();
  expect([(await install.visits()).length, (await install.actions()).length]).toEqual([1, 1]);
  expect(await context.cookies()).toHaveLength(1);
  await page.evaluate(withdrawal);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'serviceEvents').stopped)).toBe(true);
});

for (const { wish, privacy, records } of [
  { wish: 'has no wish', privacy: undefined, records: [1, 1] },
  { wish: 'sends Global Privacy Control', privacy: true, records: [0, 0] },
]) {
  test(`the npm quick start respects a browser that ${wish}`, async ({ page, context, site, api, install }) => {
    const [code = ''] = blocks('Quick start: npm', api, install);
    const imports = { '@service/sdk': '/sdk.js', 'js-cookie': '/js-cookie.js' };
    site.put('/js-cookie.js', file('packages/sdk/node_modules/js-cookie/dist/js.cookie.mjs'));
    site.put('/sdk.js', file('packages/sdk/dist/index.js'));
    site.put('/app.js', `${code}\nwindow.finished = true;`);
    site.put(
      '/',
      `<!doctype html><title>App</title>
       <script>Object.defineProperty(navigator, 'globalPrivacyControl', { value: ${privacy} })</script>
       <script type="importmap">${JSON.stringify({ imports })}</script>
       <script type="module" src="/app.js"></script>`,
    );
    await page.goto(site.url);
    await page.waitForFunction(() => Reflect.get(window, 'finished'));
    expect([(await install.visits()).length, (await install.actions()).length]).toEqual(records);
    expect(await context.cookies()).toHaveLength(records[0] ?? 0);
    if (privacy) expect(api.seen).toEqual([]);
  });
}

// The client's browser APIs work in every engine, whatever names the page defines.
import { expect, test } from '../../../../../test/support/engine-test.ts';
import { tableRows } from '../../../../../test/support/table-rows.ts';

test.use({ secure: true });

const NAMES = [
  'origin',
  'performance',
  'URL',
  'self',
  'Math',
  'setTimeout',
  'clearTimeout',
  'addEventListener',
  'Event',
];

const kindRow = tableRows();
for (const kind of ['var', 'const', 'function'] as const) {
  test(
    `a page with its own ${kind} retries its action after a wait`,
    kindRow(),
    async ({ engine, site, api, install }) => {
      const own = NAMES.map((name) => (kind === 'function' ? `function ${name}() {}` : `${kind} ${name} = "Berlin";`));
      api.decide = ({ path, attempt }) =>
        path.endsWith('/events') && attempt === 1
          ? { kind: 'forge', status: 429, code: 'rate_limited', retryAfter: '1' }
          : undefined;
      site.put(
        '/',
        `<!doctype html><title>Page</title><script>${own.join('\n')}</script>
      <script src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>
      <script>window.serviceEvents.track();</script>`,
      );
      const tab = await engine.open();
      await tab.goto(`${site.url}/`);
      await expect.poll(async () => (await install.actions()).length, { timeout: 30_000 }).toBe(1);
      expect(new Set(api.posts('events').map(({ deliveryId }) => deliveryId)).size).toBe(1);
      await tab.close();
    },
  );
}

test('a page sandboxed by its own policy sends nothing', async ({ engine, site, api, install }) => {
  site.put(
    '/',
    `<!doctype html><title>Page</title><script>var origin = location.origin;</script>
    <script src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>
    <script>
      window.serviceEvents.track().catch(({ code }) => fetch('${api.url}/told?' + code, { mode: 'no-cors' }));
    </script>`,
    { 'content-security-policy': 'sandbox allow-scripts' },
  );
  const tab = await engine.open();
  await tab.goto(`${site.url}/`);
  await expect
    .poll(() => api.seen.filter(({ path }) => path.startsWith('/told')).map(({ path }) => path))
    .toEqual(['/told?unsupported_origin']);
  expect([api.posts('session'), api.posts('events')]).toEqual([[], []]);
  await tab.close();
});

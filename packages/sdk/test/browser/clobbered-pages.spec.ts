// Pages whose elements have the names that the client reads of document and window, as injected or careless HTML may.
// The visitor is never sent to the host that an element names.
import { expect, test } from '../../../../test/support/browser-test.ts';
import { tableRows } from '../../../../test/support/table-rows.ts';
import { countNoise, initAndTrack, QUIET } from './hostile-page.ts';

test.use({ secure: true });

const FOREIGN =
  'data-service-install-id="svc_pub_00000000000000000000000000000000" data-service-base-url="https://foreign.localhost"';
const elements = (name: string): Record<string, string> => ({
  img: `<img name="${name}" ${FOREIGN}>`,
  form: `<form name="${name}" ${FOREIGN}><input name="dataset"><input name="src"><input name="create"></form>`,
  iframe: `<iframe name="${name}" ${FOREIGN} src="https://foreign.localhost/"></iframe>`,
  two: `<img name="${name}" ${FOREIGN}><img name="${name}" ${FOREIGN}>`,
  id: `<object id="${name}" ${FOREIGN}></object><div id="${name}"></div>`,
});
const MEMBERS = ['currentScript', 'prerendering', 'referrer', 'cookie', 'domain', 'createEvent', 'defaultView'];
const GLOBALS = ['ServiceBilling', 'serviceEvents'];

const elementRow = tableRows();
for (const name of [...MEMBERS, ...GLOBALS]) {
  for (const [kind, html] of Object.entries(elements(name))) {
    test(
      `an element ${kind} named ${name} leaves client and host intact`,
      elementRow(),
      async ({ page, site, api, install }) => {
        const foreign: string[] = [];
        await page.route('https://foreign.localhost/**', (route) => {
          foreign.push(route.request().method());
          return route.fulfill({ contentType: 'text/html', body: 'Foreign' });
        });
        const noise = await countNoise(page);
        const tag = `<script src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>`;
        site.put('/', `<!doctype html><title>Page</title><body>${html}${tag}`);
        await page.goto(site.url);
        expect(await initAndTrack(page)).toBe('measurement');
        expect(await page.evaluate(() => typeof Reflect.get(window, 'ServiceBilling').create)).toBe('function');
        expect(foreign.filter((method) => method === 'POST')).toEqual([]);
        expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 1 });
      },
    );
  }
}

test('an object of the page named ServiceBilling does not hide create()', async ({ page, site, api }) => {
  site.put(
    '/',
    `<!doctype html><title>Page</title><script>window.ServiceBilling = {};</script><script src="${api.url}/sdk/v1.js"></script>`,
  );
  await page.goto(site.url);
  expect(await page.evaluate(() => typeof Reflect.get(window, 'ServiceBilling').create)).toBe('function');
});

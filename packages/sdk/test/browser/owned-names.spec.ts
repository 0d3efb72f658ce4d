// Pages whose own scripts use the names of browser APIs: before and after the client, by script tag and npm.
import { expect, test } from '../../../../test/support/browser-test.ts';
import { tableRows } from '../../../../test/support/table-rows.ts';
import { countNoise, initAndTrack, QUIET } from './hostile-page.ts';
import { bundleClient } from './npm-bundle.ts';

test.use({ secure: true });

interface Entry {
  name: string;
  /** The files of the page, and the code that loads the client. */
  load(api: { url: string; endpoint: string }, install: { id: string }): Promise<{ html: string; script: string }>;
}

const entries: Entry[] = [
  {
    name: 'the script tag',
    load: async (api, install) => ({
      html: `<script src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>`,
      script: '',
    }),
  },
  {
    name: 'npm',
    load: async (api) => ({
      html: '<script type="module" src="/site.js"></script>',
      script: await bundleClient(api.endpoint),
    }),
  },
];

const page = (...parts: string[]) => `<!doctype html><title>Page</title><body>${parts.join('\n')}`;
const inline = (script: string) => `<script>${script}</script>`;

/** Reports the result of an action in the page's title, because the page's names also break the browser driver. */
const report = `EventTarget.prototype.addEventListener.call(window, 'load', async () => {
  try {
    await window.serviceEvents.init();
    document.title = (await window.serviceEvents.track({ seats: 2 })).mode;
  } catch (error) {
    document.title = (window.refused ?? error).code ?? String(error);
  }
});`;

const NAMES = [
  ...['origin', 'performance', 'URL', 'self', 'crypto', 'JSON', 'Math', 'setTimeout', 'clearTimeout'],
  ...['addEventListener', 'history', 'navigator', 'console', 'Event', 'Blob', 'AbortController', 'AbortSignal'],
  'Promise',
];
/** As in broken-pages.spec.ts: the page's own version at the time of the call. */
const NOT_TAKEN = 'Promise';
const KINDS: Record<string, (name: string) => string> = {
  var: (name) => `var ${name} = "Berlin";`,
  const: (name) => `const ${name} = "Berlin";`,
  class: (name) => `class ${name} {}`,
  function: (name) => `function ${name}() { return "Berlin"; }`,
};

/** APIs that have no substitute once replaced; a browser ignores a `var` if there is no setter. */
const LOST: Record<string, string> = {
  'function crypto': 'unsupported_page',
  'var AbortSignal': 'unsupported_page',
  'function AbortSignal': 'unsupported_page',
  'var Blob': 'unsupported_page',
  // Requests cannot be created, which looks like a dead network.
  'var JSON': 'network',
  'function JSON': 'network',
  'var Promise': 'unsupported_page',
  // It creates objects that never resolve, so no request is made.
  'function Promise': 'network',
};
const NO_CLIENT = new Set(['var AbortController', 'function AbortController']);

const nameRow = tableRows();
for (const { name: way, load } of entries) {
  for (const name of NAMES) {
    test(
      `a page with its own ${name} works with the client of ${way}`,
      nameRow(),
      async ({ page: tab, site, api, install }) => {
        const { html, script } = await load(api, install);
        site.put('/site.js', script);
        for (const [kind, declare] of Object.entries(KINDS)) {
          const own = `${kind} ${name}`;
          const none = way === 'npm' ? 'unsupported_page' : /^TypeError/;
          const told = NO_CLIENT.has(own) ? none : (LOST[own] ?? 'measurement');
          site.put(`/${kind}`, page(inline(declare(name)), html, inline(report)));
          await tab.goto(`${site.url}/${kind}`);
          await expect(tab, own).toHaveTitle(told);
        }
      },
    );
  }

  test(`what a page replaces later does not affect the client of ${way}`, async ({ page: tab, site, api, install }) => {
    const noise = await countNoise(tab);
    const { html, script } = await load(api, install);
    site.put('/site.js', script);
    const later = NAMES.filter((name) => name !== NOT_TAKEN)
      .map((name) => `window.${name} = 'Berlin';`)
      .join('');
    site.put('/', page(inline(`addEventListener('load', () => { ${later} });`), html, inline(report)));
    await tab.goto(site.url);
    await expect(tab).toHaveTitle('measurement');
    expect(noise()).toEqual({ ...QUIET, sessions: 1, events: 1 });
  });
}

test('a page with a constant for every name works with the client', async ({ page: tab, site, api, install }) => {
  const errors: string[] = [];
  tab.on('pageerror', ({ message }) => errors.push(message));
  const shadowAll = `
    const { getOwnPropertyDescriptor: describe } = Object;
    const free = (name) => /^[A-Za-z]\\w*$/.test(name) && describe(window, name)?.configurable !== false;
    const names = new Set();
    for (let at = window; at; at = Object.getPrototypeOf(at)) for (const name of Object.getOwnPropertyNames(at)) names.add(name);
    for (const name of names) {
      if (!free(name)) continue;
      const script = document.createElement('script');
      script.text = 'const ' + name + ' = "Berlin"';
      document.head.append(script);
    }`;
  const tag = `<script src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>`;
  site.put('/', page(inline(`{${shadowAll}}`), tag, inline('window.serviceEvents.track()')));
  await tab.goto(site.url);
  await expect.poll(async () => (await install.actions()).length).toBe(1);
  expect(errors).toEqual([]);
});

for (const [what, now] of Object.entries({
  'a Date': '() => new RealDate()',
  'a fraction': '() => RealDate.now() + 0.5',
  text: '() => String(RealDate.now())',
  'a year past 10889': '() => 8.64e15',
  'no number': '() => NaN',
})) {
  test(`a page whose Date.now() returns ${what} gets its action accepted`, async ({
    page: tab,
    site,
    api,
    install,
  }) => {
    const tag = `<script src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>`;
    site.put(
      '/',
      page(
        inline(
          `const RealDate = class extends Date {}; Date.now = ${now.replaceAll('RealDate.now()', 'performance.timeOrigin')};`,
        ),
        tag,
      ),
    );
    await tab.goto(site.url);
    expect(await initAndTrack(tab)).toBe('measurement');
    expect(await install.actions()).toHaveLength(1);
  });
}

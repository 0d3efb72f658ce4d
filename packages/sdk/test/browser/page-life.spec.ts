// v1.js over the life of a page: back/forward cache, prerendering, and half an hour of use.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Browser, chromium, type Page } from '@playwright/test';
import { expect, test } from '../../../../test/support/browser-test.ts';
import { wholeChromium } from '../../../../test/support/chromium-options.ts';

test.use({ rateLimits: 'off' });

const tag = (api: { url: string }, install: { id: string }) =>
  `<script src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>`;

/** Playwright disables the back/forward cache, so these pages report through what the service receives. */
const openWithCache = (): Promise<Browser> =>
  chromium.launch({ ...wholeChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] });

test('a page restored from the back/forward cache keeps its session', async ({ site, api, install }) => {
  const browser = await openWithCache();
  try {
    const page = await browser.newPage();
    site.put(
      '/',
      `<!doctype html><title>First</title>${tag(api, install)}<script>
        addEventListener('pageshow', ({ persisted }) => persisted && serviceEvents.track({ persisted }));
        serviceEvents.track().then(() => { location.href = '/next' });
      </script>`,
    );
    site.put('/next', '<!doctype html><title>Next</title><script>setTimeout(() => history.back(), 100)</script>');
    await page.goto(site.url, { waitUntil: 'commit' });
    await expect.poll(() => api.posts('events').filter(({ body }) => body.includes('"persisted":true')).length).toBe(1);
    await expect.poll(() => api.pending()).toBe(0);
    expect(api.posts('session')).toHaveLength(1);
    expect(await install.actions()).toHaveLength(2);
  } finally {
    await browser.close();
  }
});

test('unsent actions are sent after a restore from the back/forward cache', async ({ site, api, install }) => {
  const browser = await openWithCache();
  try {
    const page = await browser.newPage();
    let away = false;
    api.decide = ({ path }) => (path.endsWith('/events') && !away ? { kind: 'lose-request' } : undefined);
    site.put(
      '/',
      `<!doctype html><title>First</title>${tag(api, install)}<script>
        serviceEvents.track().catch(({ queued }) => { location.href = '/next?queued=' + queued });
      </script>`,
    );
    site.put('/next', '<!doctype html><title>Next</title>');
    await page.goto(site.url, { waitUntil: 'commit' });
    await page.waitForURL('**/next?queued=true');
    expect(await install.actions()).toEqual([]);
    away = true;
    await page.evaluate(() => history.back());
    await expect.poll(async () => (await install.actions()).length).toBe(1);
    expect(new Set(api.posts('events').map(({ deliveryId }) => deliveryId)).size).toBe(1);
    expect(api.posts('session')).toHaveLength(1);
  } finally {
    await browser.close();
  }
});

/**
 * Chromium with normal settings: automation would disable prerendering. The page must report through its requests.
 */
async function visitAlone(url: string, profile: string, meanwhile: () => Promise<void>): Promise<void> {
  const { executablePath = '', args = [] } = wholeChromium();
  const alone = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...args, url];
  const browser = spawn(executablePath, alone, { stdio: 'ignore' });
  try {
    await meanwhile();
  } finally {
    const exited = once(browser, 'exit');
    browser.kill();
    await exited;
  }
}

test('a prerendered page counts as a visit only once it is shown', async ({ site, api, install }) => {
  const rules = JSON.stringify({ prerender: [{ source: 'list', urls: ['/next'], eagerness: 'immediate' }] });
  site.put(
    '/',
    `<!doctype html><title>First</title><script type="speculationrules">${rules}</script>
    <script>
      const ask = async () => {
        if ((await fetch('/may-be-shown')).ok) location.href = '/next';
        else setTimeout(ask, 100);
      };
      ask();
    </script>`,
  );
  site.put(
    '/next',
    `<!doctype html><title>Next</title>${tag(api, install)}<script>
      serviceEvents.track();
      const { prerendering, cookie } = document;
      setTimeout(() => fetch('${api.url}/told?' + [prerendering, cookie], { mode: 'no-cors' }), 300);
    </script>`,
  );
  const told: unknown[] = [];
  api.decide = ({ path }) => {
    if (!path.startsWith('/told')) return undefined;
    told.push([path, api.posts('session').length]);
    site.put('/may-be-shown', '');
    return undefined;
  };
  await visitAlone(site.url, test.info().outputPath('profile'), async () => {
    await expect.poll(async () => (await install.actions()).length, { timeout: 45_000 }).toBe(1);
  });
  expect(told).toEqual([['/told?true,', 0]]);
  expect(await install.visits()).toHaveLength(1);
});

const CYCLES = 100;
const PAGE_MINUTES = 30;

/** The heap that the page retains after a garbage collection. */
async function holdings(page: Page): Promise<{ heap: number; listeners: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return {
    heap: usedSize,
    listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN,
  };
}

/** Creates a client that is stopped in a different state each time, at the latest after 20 seconds of page time. */
const cycle = (page: Page, endpoint: string, number: number): Promise<void> =>
  page.evaluate(
    async ([endpoint, number]) => {
      const client = Reflect.get(window, 'ServiceBilling').create({ endpoint, consent: true });
      const started = client.init();
      if (number % 4 > 0) await started;
      const tracked = client.track();
      if (number % 4 > 1) await tracked;
      client.stop();
      await Promise.allSettled([started, tracked]);
    },
    [endpoint, number] as const,
  );

test('a hundred clients in half an hour leak neither heap nor listeners', async ({ page, site, api }) => {
  test.setTimeout(300_000);
  await page.clock.install();
  site.put('/', `<!doctype html><title>Long</title><script src="${api.url}/sdk/v1.js"></script>`);
  await page.goto(site.url);
  const live = async (cycles: number) => {
    for (let i = 0; i < cycles; i++) {
      await cycle(page, api.endpoint, i);
      await page.clock.fastForward((PAGE_MINUTES * 60_000) / CYCLES);
    }
    return holdings(page);
  };
  // After the first ten, the engine has compiled and cached its code.
  const early = await live(10);
  const late = await live(CYCLES);
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ early, late }) });
  // A timer belongs to the browser and ends with its listener.
  expect(late.listeners).toBe(early.listeners);
  expect(late.heap - early.heap).toBeLessThan(50_000);
});

// If the service asks for a wait, the whole page, its other clients and the next page send nothing.
import { expect, test } from '../../../../test/support/browser-test.ts';
import type { Fault } from '../../../../test/support/fault-proxy.ts';

test.use({ secure: true, rateLimits: 'off' });

const ASKED_S = 2;
const busy: Fault = { kind: 'forge', status: 429, code: 'rate_limited', retryAfter: `${ASKED_S}` };

const html = (api: { url: string }, install: { id: string }) => `<!doctype html><title>Page</title><body>
  <script src="${api.url}/sdk/v1.js" data-service-install-id="${install.id}"></script>`;

test('track(), link() and a second client wait for Retry-After plus jitter', async ({ page, site, api, install }) => {
  /** The times of the requests after the refusal. */
  const times: number[] = [];
  let refusedAt = 0;
  api.decide = ({ path }) => {
    if (refusedAt) times.push(Date.now() - refusedAt);
    if (refusedAt || !path.endsWith('/events')) return undefined;
    refusedAt = Date.now();
    return busy;
  };
  site.put('/', html(api, install));
  await page.goto(site.url);
  const answers = await page.evaluate(async (endpoint) => {
    const client = Reflect.get(window, 'serviceEvents');
    await client.init();
    const first = client.track();
    // After the response.
    while (!localStorage.getItem('service_wait')) await new Promise((next) => setTimeout(next, 10));
    const other = Reflect.get(window, 'ServiceBilling').create({ endpoint, consent: true });
    const calls = [first, client.track(), client.link('https://other.localhost/'), other.init()];
    return (await Promise.allSettled(calls)).map(({ status }) => status);
  }, api.endpoint);
  expect(answers).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(times).toHaveLength(4);
  for (const time of times) {
    expect(time).toBeGreaterThanOrEqual(ASKED_S * 1000 - 10);
    expect(time).toBeLessThan(ASKED_S * 1500 + 1000);
  }
});

test('the next page waits too, before it sends stored actions', async ({ page, site, api, install }) => {
  let refusedAt = 0;
  const times: [string, number][] = [];
  api.decide = ({ path }) => {
    if (refusedAt) times.push([path.split('/').at(-1) ?? '', Date.now() - refusedAt]);
    if (refusedAt || !path.endsWith('/events')) return undefined;
    refusedAt = Date.now();
    return busy;
  };
  site.put('/', html(api, install));
  site.put('/next', html(api, install));
  await page.goto(site.url);
  await page.evaluate(async () => {
    Reflect.get(window, 'serviceEvents').track();
    while (!localStorage.getItem('service_wait')) await new Promise((next) => setTimeout(next, 10));
  });
  await page.goto(`${site.url}/next`);
  await expect.poll(async () => (await install.actions()).length).toBe(1);
  expect(times.map(([route]) => route)).toEqual(['session', 'events']);
  for (const [, time] of times) expect(time).toBeGreaterThanOrEqual(ASKED_S * 1000 - 10);
});

test('pages refused together do not retry together', async ({ context, site, api, install }) => {
  const PAGES = 6;
  const returned: number[] = [];
  let refused = 0;
  api.decide = ({ path, attempt }) => {
    if (!path.endsWith('/session')) return undefined;
    if (attempt > 1) returned.push(Date.now());
    else refused++;
    return attempt > 1 ? undefined : busy;
  };
  site.put('/', html(api, install));
  // Each belongs to another visitor: they share no storage.
  const browser = context.browser();
  if (!browser) throw new Error('there is no browser');
  const visitors = await Promise.all(
    Array.from({ length: PAGES }, () => browser.newContext({ ignoreHTTPSErrors: true })),
  );
  await Promise.all(visitors.map(async (visitor) => (await visitor.newPage()).goto(site.url)));
  await expect.poll(() => returned.length).toBe(PAGES);
  expect(refused).toBe(PAGES);
  expect(Math.max(...returned) - Math.min(...returned)).toBeGreaterThan(100);
  await Promise.all(visitors.map((visitor) => visitor.close()));
});

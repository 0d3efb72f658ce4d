// Unusual pages: unsupported origins, prerendering, servers.
import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/client.ts';
import type { Env } from '../../src/env.ts';
import { ServiceBilling, type ServiceBillingError } from '../../src/index.ts';
import { createJar, ENDPOINT, openPage } from '../support/fake-page.ts';
import { watch } from '../support/outcome.ts';

describe('an unsupported page', () => {
  it.each([
    ['a file', 'file:///home/me/index.html', 'null'],
    ['a blob of an https site', 'blob:https://shop.example.com/0b1f', 'https://shop.example.com'],
    ['a srcdoc frame of an https site', 'about:srcdoc', 'https://shop.example.com'],
    ['about:blank of an https site', 'about:blank', 'https://shop.example.com'],
    ['a sandboxed frame', 'https://shop.example.com/', 'null'],
    ['data', 'data:text/html,hi', 'null'],
    ['an extension', 'chrome-extension://abc/page.html', 'chrome-extension://abc'],
    ['http on a public host', 'http://shop.example.com/', 'http://shop.example.com'],
    ['http on a host with a loopback-like name', 'http://localhost.example.com/', 'http://localhost.example.com'],
    ['http on a host with a loopback-like ending', 'http://notlocalhost/', 'http://notlocalhost'],
    ['http on another loopback address', 'http://127.0.0.2/', 'http://127.0.0.2'],
  ])('sends nothing from %s and reports it once', async (_, href, origin) => {
    const jar = createJar();
    const page = openPage({ href, origin, cookie: jar });
    const client = page.client({ debug: true });
    const calls = [watch(client.init()), watch(client.track())];
    await page.clock.advance(3_600_000);
    for (const { code, error } of calls)
      expect({ code, error }).toMatchObject({ code: 'unsupported_origin', error: { retryable: false } });
    expect(page.sent).toEqual([]);
    expect(jar.writes).toEqual([]);
    expect(client.getVisitorId()).toBeNull();
    expect(page.lines).toEqual([expect.stringContaining('unsupported_origin')]);
  });

  it.each([
    'https://shop.example.com/',
    'https://shop.example.com:8443/',
    'https://xn--bcher-kva.example/',
    'http://localhost/',
    'http://localhost:3000/',
    'http://shop.localhost:3000/',
    'http://127.0.0.1:3000/',
    'http://[::1]:3000/',
  ])('is not %s', async (href) => {
    const page = openPage({ href });
    const init = watch(page.client().init());
    await page.clock.advance(100);
    expect(init.state).toBe('resolved');
  });
});

describe('a prerendered page', () => {
  it('sends nothing and creates no visitor ID until it is shown', async () => {
    const jar = createJar();
    const page = openPage({ cookie: jar });
    page.page.prerendering = true;
    const client = page.client();
    const calls = [watch(client.init()), watch(client.track())];
    await page.clock.advance(3_600_000);
    expect(page.sent).toEqual([]);
    expect(jar.writes).toEqual([]);
    page.show();
    await page.clock.advance(100);
    expect(calls.map(({ state }) => state)).toEqual(['resolved', 'resolved']);
    expect(page.to('session')).toHaveLength(1);
    // Listeners added by the session: stored actions are sent when the network or the page returns.
    expect(page.listeners()).toBe(2);
  });

  it('that is stopped before it is shown never sends anything', async () => {
    const jar = createJar();
    const page = openPage({ cookie: jar });
    page.page.prerendering = true;
    const client = page.client();
    const init = watch(client.init());
    client.stop();
    page.show();
    await page.clock.advance(3_600_000);
    expect(init.code).toBe('stopped');
    expect(page.sent).toEqual([]);
    expect(jar.writes).toEqual([]);
  });
});

describe('outside a browser', () => {
  it('a client can be created but refuses to collect', async () => {
    const client = ServiceBilling.create({ endpoint: ENDPOINT, consent: true });
    expect(client.getVisitorId()).toBeNull();
    await expect(client.init()).rejects.toMatchObject({
      code: 'unsupported_origin',
    } satisfies Partial<ServiceBillingError>);
    await expect(client.track()).rejects.toMatchObject({ code: 'unsupported_origin' });
    client.stop();
  });

  it('creating a client reads nothing from the page', () => {
    const untouchable = new Proxy<Env>(openPage().env, {
      get: (env, member) => {
        if (member === 'AbortController') return env.AbortController;
        throw new Error(`${String(member)} was read`);
      },
    });
    const client = createClient(untouchable, createJar(), { endpoint: ENDPOINT, consent: true });
    expect(client.stopped).toBe(false);
  });
});

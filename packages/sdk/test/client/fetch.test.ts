// How requests are sent: by the page's own fetch, with plain arguments, no cookies, and a shared keepalive quota.
import { describe, expect, it } from 'vitest';
import { openPage, respond } from '../support/fake-page.ts';
import { watch } from '../support/outcome.ts';

const full = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`key${i}`, 'x'.repeat(490)]));

describe('fetch', () => {
  it('is called as a method of the global that has it', async () => {
    const page = openPage();
    const { page: window } = page.env;
    const send = window.fetch;
    Object.assign(window, {
      fetch(this: unknown, url: string, init: RequestInit) {
        if (this !== window) throw new TypeError('Illegal invocation');
        return send(url, init);
      },
    });
    const track = watch(page.client().track());
    await page.clock.advance(100);
    expect(track.state).toBe('resolved');
  });

  it("is the page's current one at the time of the call", async () => {
    const page = openPage();
    const { page: window } = page.env;
    const client = page.client();
    client.init();
    await page.clock.advance(100);
    const send = window.fetch;
    const patched: string[] = [];
    Object.assign(window, {
      fetch(url: string, init: RequestInit) {
        patched.push(url);
        return send(url, init);
      },
    });
    client.track();
    await page.clock.advance(100);
    expect(patched).toEqual([page.to('events')[0]?.url]);
  });

  it('gets a string and a plain object, never a Request or cookies', async () => {
    const page = openPage();
    const { page: window } = page.env;
    const calls: unknown[][] = [];
    const send = window.fetch;
    Object.assign(window, {
      fetch(...args: [string, RequestInit]) {
        calls.push(args);
        return send(...args);
      },
    });
    page.client().track();
    await page.clock.advance(100);
    expect(calls).toHaveLength(2);
    for (const [url, init] of calls) {
      expect(url).toBeTypeOf('string');
      expect(Object.getPrototypeOf(init)).toBe(Object.prototype);
      expect(init).toMatchObject({ method: 'POST', credentials: 'omit', body: expect.any(String) });
    }
  });

  it('that throws synchronously or returns an invalid value is a network error', async () => {
    const faults = [
      () => {
        throw new Error('blocked');
      },
      () => undefined,
      () => Promise.resolve({ status: 202 }),
    ];
    for (const fetch of faults) {
      const page = openPage();
      Object.assign(page.env.page, { fetch });
      const init = watch(page.client().init());
      await page.clock.advance(60_000);
      expect(init.code).toBe('network');
    }
  });

  it('sends actions with keepalive, and sessions without it', async () => {
    const page = openPage();
    page.client().track();
    await page.clock.advance(100);
    expect(page.to('session')[0]?.init.keepalive).toBe(false);
    expect(page.to('events')[0]?.init.keepalive).toBe(true);
  });

  it('keeps at most 60,000 keepalive bytes in flight', async () => {
    const answers: (() => void)[] = [];
    const page = openPage({
      network: (sent, count) => {
        if (sent.route === 'session') return respond(sent, count);
        return new Promise((resolve) => answers.push(() => resolve(respond(sent, count))));
      },
    });
    const client = page.client();
    const tracks = Array.from({ length: 20 }, () => watch(client.track(full)));
    await page.clock.advance(100);
    const kept = page.to('events').filter(({ init }) => init.keepalive);
    const bytes = kept.reduce((sum, sent) => sum + sent.bytes, 0);
    expect(bytes).toBeLessThanOrEqual(60_000);
    expect(bytes).toBeGreaterThan(50_000);
    expect(page.to('events')).toHaveLength(20);
    for (const answer of answers) answer();
    await page.clock.advance(100);
    expect(tracks.map(({ state }) => state)).toEqual(Array(20).fill('resolved'));
    client.track();
    await page.clock.advance(100);
    expect(page.to('events').at(-1)?.init.keepalive).toBe(true);
  });

  it('sends no body over 4,300 bytes, as the keepalive quota assumes', async () => {
    const page = openPage({ href: 'https://shop.example.com/' });
    const largest = { ...full, last: 'y'.repeat(4096 - JSON.stringify({ ...full, last: '' }).length) };
    const track = watch(page.client().track(largest));
    await page.clock.advance(100);
    expect(track.state).toBe('resolved');
    expect(page.to('events')[0]?.bytes).toBeGreaterThan(4096);
    expect(page.to('events')[0]?.bytes).toBeLessThanOrEqual(60_000 / 14);
  });
});

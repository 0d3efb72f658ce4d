// `stop()` in every state: all promises settle, nothing is sent, nothing is left behind.
import { describe, expect, it } from 'vitest';
import { settle } from '../support/fake-clock.ts';
import { createJar, type FakePage, openPage, refuse, respond } from '../support/fake-page.ts';
import { type Watched, watch } from '../support/outcome.ts';

const HOUR = 3_600_000;
const never = (): Promise<Response> => new Promise(() => {});

/** Brings a client to a state and stops it there. */
interface Situation {
  page: FakePage;
  open: Watched<unknown>[];
  stop: () => void;
}

const situations: Record<string, () => Promise<Situation>> = {
  async 'before the first call'() {
    const page = openPage();
    return { page, open: [], stop: page.client().stop };
  },
  async 'while two new tabs agree on the visitor'() {
    const page = openPage();
    const client = page.client();
    return { page, open: [watch(client.init()), watch(client.track())], stop: client.stop };
  },
  async 'while the session request is in flight'() {
    const page = openPage({ network: never });
    const client = page.client();
    const open = [watch(client.init()), watch(client.track()), watch(client.track())];
    await page.clock.advance(100);
    return { page, open, stop: client.stop };
  },
  async 'while the session waits for a retry'() {
    const page = openPage({ network: () => refuse(503, 'unavailable', { 'retry-after': '20' }) });
    const client = page.client();
    const open = [watch(client.init()), watch(client.track())];
    await page.clock.advance(100);
    return { page, open, stop: client.stop };
  },
  async 'while an action is in flight'() {
    const page = openPage({ network: (sent, count) => (sent.route === 'events' ? never() : respond(sent, count)) });
    const client = page.client();
    const open = [watch(client.track()), watch(client.track())];
    await page.clock.advance(100);
    return { page, open, stop: client.stop };
  },
  async 'while the body of a response stalls'() {
    const page = openPage({
      network: (sent, count) => (sent.route === 'events' ? new Response(new ReadableStream()) : respond(sent, count)),
    });
    const client = page.client();
    const open = [watch(client.track())];
    await page.clock.advance(100);
    return { page, open, stop: client.stop };
  },
  async 'while an action waits for a retry'() {
    const page = openPage({
      network: (sent, count) =>
        sent.route === 'events' ? refuse(429, 'rate_limited', { 'retry-after': '20' }) : respond(sent, count),
    });
    const client = page.client();
    const open = [watch(client.track()), watch(client.track())];
    await page.clock.advance(100);
    return { page, open, stop: client.stop };
  },
  async 'while a renewal is in flight'() {
    const page = openPage({
      network: (sent, count) =>
        sent.route === 'events' ? refuse(401, 'invalid_session') : count ? never() : respond(sent, count),
    });
    const client = page.client();
    const open = [watch(client.track()), watch(client.init()), watch(client.track())];
    await page.clock.advance(100);
    return { page, open: open.filter(({ state }) => state === 'open'), stop: client.stop };
  },
  async 'while the page is prerendered'() {
    const page = openPage();
    page.page.prerendering = true;
    const client = page.client();
    const open = [watch(client.init()), watch(client.track())];
    await page.clock.advance(100);
    return { page, open, stop: client.stop };
  },
  async 'while a session is open'() {
    const page = openPage();
    const client = page.client();
    client.init();
    await page.clock.advance(100);
    return { page, open: [], stop: client.stop };
  },
};

describe('stop()', () => {
  it.each(Object.entries(situations))('%s settles every promise and ends all work', async (_, arrange) => {
    const { page, open, stop } = await arrange();
    expect(open.map(({ state }) => state)).toEqual(open.map(() => 'open'));
    const sent = page.sent.length;
    stop();
    await settle();
    expect(open.map(({ code }) => code)).toEqual(open.map(() => 'stopped'));
    expect(page.clock.pending()).toBe(0);
    expect(page.listeners()).toBe(0);
    expect(page.sent.every(({ init }) => init.signal?.aborted)).toBe(true);
    page.show();
    await page.clock.advance(HOUR);
    expect(page.sent).toHaveLength(sent);
  });

  it('settles promises even if the patched fetch ignores its abort signal', async () => {
    const page = openPage();
    Object.assign(page.env.page, { fetch: never });
    const client = page.client();
    const init = watch(client.init());
    await page.clock.advance(100);
    client.stop();
    await settle();
    expect(init.code).toBe('stopped');
  });

  it('takes precedence over a response that arrives at the same moment', async () => {
    let answer: (response: Response) => void = () => {};
    const page = openPage({
      network: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const client = page.client();
    const calls = [watch(client.init()), watch(client.track())];
    await page.clock.advance(100);
    answer(Response.json({ session_token: 't', expires_in: 900, mode: 'measurement' }));
    client.stop();
    await page.clock.advance(HOUR);
    expect(calls.map(({ code }) => code)).toEqual(['stopped', 'stopped']);
    expect(page.sent).toHaveLength(1);
  });

  it('writes no cookie afterwards, and keeps the existing one', async () => {
    const jar = createJar('svc_v_known_visitor');
    const page = openPage({ cookie: jar });
    const client = page.client();
    client.init();
    await page.clock.advance(100);
    const writes = jar.writes.length;
    client.stop();
    watch(client.init());
    watch(client.track());
    await page.clock.advance(HOUR);
    expect(jar.writes).toHaveLength(writes);
    expect(client.getVisitorId()).toBe('svc_v_known_visitor');
  });

  it('creates no visitor ID before the first call', async () => {
    const jar = createJar();
    const page = openPage({ cookie: jar });
    const client = page.client();
    client.stop();
    const calls = [
      watch(client.init()),
      watch(client.track()),
      watch(Reflect.apply(client.track, undefined, ['name'])),
    ];
    await page.clock.advance(HOUR);
    expect(calls.map(({ code }) => code)).toEqual(['stopped', 'stopped', 'stopped']);
    expect(jar.writes).toEqual([]);
    expect(client.getVisitorId()).toBeNull();
  });

  it('may be called twice and shows in `stopped`', () => {
    const client = openPage().client();
    expect(client.stopped).toBe(false);
    client.stop();
    client.stop();
    expect(client.stopped).toBe(true);
  });

  it('stops its own client only', async () => {
    const jar = createJar();
    const page = openPage({ cookie: jar });
    const [first, second] = [page.client(), page.client()];
    first.stop();
    const init = watch(second.init());
    await page.clock.advance(100);
    expect(init.state).toBe('resolved');
  });
});

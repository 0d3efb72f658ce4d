// The visitor ID: one per page, agreed between tabs, with the cookie's taking precedence over the client's own.
import { isVisitorId } from '@service/protocol';
import { describe, expect, it } from 'vitest';
import type { VisitorCookie } from '../../src/visitor/cookie.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createJar, type Network, openPage, refuse, respond } from '../support/fake-page.ts';
import { watch } from '../support/outcome.ts';

const visitorsIn = (sent: readonly { body: Record<string, unknown> }[]): unknown[] => [
  ...new Set(sent.map(({ body }) => body.service_visitor_id)),
];

/** A jar that drops everything this page writes. */
function createDeafJar(): VisitorCookie & { value: string | undefined } {
  return {
    value: undefined,
    read() {
      return this.value;
    },
    write() {},
  };
}

/** The first request to each route fails, to force retries. */
const failing: Network = (sent, count) => (count ? respond(sent, count) : refuse(503, 'unavailable'));

describe('the visitor ID', () => {
  it('is created when a call starts, not before', () => {
    const jar = createJar();
    const page = openPage({ cookie: jar });
    const client = page.client();
    expect(client.getVisitorId()).toBeNull();
    expect(jar.writes).toEqual([]);
    client.init();
    expect(client.getVisitorId()).toSatisfy(isVisitorId);
    expect(jar.value).toBe(client.getVisitorId());
  });

  it('is the one in the cookie, which a page renews once', async () => {
    const jar = createJar('svc_v_known_visitor');
    const page = openPage({ cookie: jar });
    const client = page.client();
    expect(client.getVisitorId()).toBe('svc_v_known_visitor');
    for (const _ of Array(5)) client.track();
    await page.clock.advance(100);
    expect(visitorsIn(page.sent)).toEqual(['svc_v_known_visitor']);
    expect(jar.writes).toEqual(['svc_v_known_visitor']);
  });

  it('is shared by two clients of one page', async () => {
    const page = openPage({ cookie: createJar() });
    const clients = [page.client(), page.client()];
    for (const client of clients) client.track();
    await page.clock.advance(100);
    expect(visitorsIn(page.sent)).toEqual([clients[0]?.getVisitorId()]);
    expect(clients[1]?.getVisitorId()).toBe(clients[0]?.getVisitorId());
  });

  it('is kept in memory if cookies are refused, and written only once', async () => {
    let writes = 0;
    const refusing: VisitorCookie = { read: () => undefined, write: () => void writes++ };
    const page = openPage({ cookie: refusing });
    const client = page.client();
    const tracks = Array.from({ length: 5 }, () => watch(client.track()));
    await page.clock.advance(100);
    tracks.push(watch(client.track()));
    await page.clock.advance(100);
    expect(tracks.map(({ state }) => state)).toEqual(Array(6).fill('resolved'));
    expect(visitorsIn(page.sent)).toEqual([client.getVisitorId()]);
    expect(writes).toBe(1);
  });

  it('is agreed on by two tabs that start together with one jar', async () => {
    const clock = createFakeClock();
    const jar = createJar();
    // The second tab read the empty jar before the first one wrote, so its first read finds nothing.
    let looks = 0;
    const slow: VisitorCookie = {
      read: () => (looks++ ? jar.read() : undefined),
      write: (...args) => jar.write(...args),
    };
    const tabs = [openPage({ clock, cookie: jar }), openPage({ clock, cookie: slow })];
    const clients = tabs.map((tab) => tab.client());
    for (const client of clients) client.track();
    expect(new Set(jar.writes).size).toBe(2);
    await clock.advance(1000);
    const [a, b] = clients.map((client) => client.getVisitorId());
    expect(a).toBe(b);
    expect(visitorsIn(tabs.flatMap(({ sent }) => sent))).toEqual([a]);
  });

  it('whose cookie disappears counts as withdrawn and stops the client', async () => {
    const jar = createJar();
    const page = openPage({ cookie: jar });
    const client = page.client();
    client.init();
    await page.clock.advance(100);
    jar.value = undefined;
    const track = watch(client.track());
    await page.clock.advance(3_600_000);
    expect(track.code).toBe('stopped');
    expect(client.stopped).toBe(true);
    expect(page.to('events')).toEqual([]);
    expect(jar.writes).toHaveLength(1);
  });

  it('is not written again if its cookie is deleted during a redeem', async () => {
    const jar = createJar('svc_v_known_visitor');
    const page = openPage({ cookie: jar, href: 'https://shop.example.com/p#svc_link=svc_link_abc' });
    const init = watch(page.client().init());
    jar.value = undefined;
    await page.clock.advance(3_600_000);
    expect(init.code).toBe('stopped');
    expect([jar.writes, page.to('session')]).toEqual([['svc_v_known_visitor'], []]);
  });

  const blocked: [string, VisitorCookie][] = [
    ['are blocked', { read: () => undefined, write: () => {} }],
    ['could not be written', createDeafJar()],
  ];

  it.each(blocked)('never counts as withdrawn if cookies %s', async (_, jar) => {
    const page = openPage({ cookie: jar, network: failing });
    const client = page.client();
    const tracks = [watch(client.track()), watch(client.track())];
    await page.clock.advance(60_000);
    tracks.push(watch(client.track()));
    await page.clock.advance(60_000);
    expect(tracks.map(({ state }) => state)).toEqual(Array(3).fill('resolved'));
    expect(client.stopped).toBe(false);
  });

  it('written by another tab and then deleted counts as withdrawn', async () => {
    const jar = createDeafJar();
    const page = openPage({ cookie: jar });
    const client = page.client();
    watch(client.track());
    await page.clock.advance(100);
    jar.value = 'svc_v_of_the_other_tab';
    watch(client.track());
    await page.clock.advance(100);
    jar.value = undefined;
    const track = watch(client.track());
    await page.clock.advance(100);
    expect([track.code, client.stopped, page.to('events').length]).toEqual(['stopped', true, 2]);
  });

  it('differs for every new visitor', () => {
    const ids = Array.from({ length: 200 }, () => {
      const client = openPage({ cookie: createJar() }).client();
      client.init();
      return client.getVisitorId();
    });
    expect(new Set(ids).size).toBe(200);
  });
});

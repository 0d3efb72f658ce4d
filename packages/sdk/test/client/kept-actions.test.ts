// Actions that outlive their page: stored before they are sent, delivered by the next page, one tab at a time.
import { describe, expect, it } from 'vitest';
import { MAX_STORED_ACTIONS } from '../../src/delivery/outbox.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import {
  createJar,
  ENDPOINT,
  type FakeSite,
  LINKED,
  type Network,
  openPage,
  openSite,
  refuse,
  respond,
} from '../support/fake-page.ts';
import { watch } from '../support/outcome.ts';

const HOUR = 3_600_000;
const VISITOR = 'svc_v_known_visitor';
const never = (): Promise<Response> => new Promise(() => {});
const dropped = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const actionsMeet =
  (network: Network): Network =>
  (sent, count) =>
    sent.route === 'events' ? network(sent, count) : respond(sent, count);

/** One site: pages that share a clock, cookies, storage and locks. */
function openOrigin(visitor: string | undefined = VISITOR) {
  const clock = createFakeClock();
  const cookie = createJar(visitor);
  const site = openSite();
  return { clock, cookie, site, open: (network: Network = respond) => openPage({ clock, cookie, site, network }) };
}

const kept = ({ storage }: FakeSite) => Object.keys(storage).filter((key) => key.startsWith('service_pending.'));

describe('an action', () => {
  it('is stored before its first request, without properties, until answered', async () => {
    const { clock, site, open } = openOrigin();
    const page = open();
    const track = watch(page.client().track({ plan: 'pro' }));
    const [key = ''] = kept(site);
    expect(page.sent).toEqual([]);
    expect(key).toMatch(/^service_pending\.svc_pub_[0-9a-f]{32}\.[0-9a-f-]{36}$/);
    expect(site.storage[key]).toBe(VISITOR);
    await clock.advance(100);
    expect(track.state).toBe('resolved');
    expect(key.endsWith(page.to('events')[0]?.deliveryId ?? '-')).toBe(true);
    expect(kept(site)).toEqual([]);
  });

  it('is stored immediately for a new visitor', () => {
    const { cookie, site, open } = openOrigin(undefined);
    watch(open().client().track());
    expect(Object.values(site.storage)).toEqual([cookie.value]);
  });

  it('of a closed page is delivered once by the next page, unchanged', async () => {
    const { clock, site, open } = openOrigin();
    const first = open(actionsMeet(never));
    watch(first.client().track({ plan: 'pro' }));
    await clock.advance(100);
    site.held.clear(); // as the browser does when a page closes
    const next = open();
    watch(next.client().init());
    await clock.advance(2000);
    expect(next.to('events').map(({ deliveryId }) => deliveryId)).toEqual([first.to('events')[0]?.deliveryId]);
    expect(next.to('events')[0]?.body).toEqual({ service_visitor_id: VISITOR });
    expect(kept(site)).toEqual([]);
  });

  it('that runs out of attempts rejects with queued and is sent later', async () => {
    const { clock, site, open } = openOrigin();
    let down = true;
    const page = open(actionsMeet((sent, count) => (down ? dropped() : respond(sent, count))));
    const client = page.client();
    const first = watch(client.track());
    await clock.advance(HOUR);
    expect(first).toMatchObject({ code: 'network', error: { retryable: true, queued: true } });
    expect(page.to('events')).toHaveLength(3);
    expect(kept(site)).toHaveLength(1);
    down = false;
    watch(client.track());
    await clock.advance(2000);
    expect(new Set(page.to('events').map(({ deliveryId }) => deliveryId)).size).toBe(2);
    expect(kept(site)).toEqual([]);
  });

  it('stays stored if timers fail while the page closes', async () => {
    const { clock, site, open } = openOrigin();
    const page = open();
    const client = page.client();
    watch(client.init());
    await clock.advance(100);
    Object.assign(page.env.AbortSignal, {
      timeout() {
        throw new TypeError('no window');
      },
    });
    const track = watch(client.track());
    await clock.advance(100);
    expect(track.error).toMatchObject({ code: 'unsupported_page', queued: true });
    expect(kept(site)).toHaveLength(1);
    const next = open();
    watch(next.client().init());
    await clock.advance(2000);
    expect(next.to('events')).toHaveLength(1);
  });

  it.each([
    ['stays stored if a closed page can read no cookie', true, 1],
    ['is deleted in an open page once the cookie is deleted', false, 0],
  ])('%s', async (_, gone, count) => {
    const { clock, cookie, site, open } = openOrigin();
    const { page, client, fire } = open(actionsMeet(dropped));
    watch(client().track());
    await clock.advance(100);
    expect(kept(site)).toHaveLength(1);
    page.gone = gone;
    cookie.value = undefined;
    await clock.advance(1000);
    fire('online');
    await clock.advance(60_000);
    expect(kept(site)).toHaveLength(count);
    cookie.value = VISITOR;
    const next = open();
    watch(next.client().init());
    await clock.advance(2000);
    expect(next.to('events')).toHaveLength(count);
  });

  it.each(['online', 'pageshow'])('left over is sent when the window reports %s', async (event) => {
    const { clock, site, open } = openOrigin();
    let down = true;
    const page = open(actionsMeet((sent, count) => (down ? dropped() : respond(sent, count))));
    watch(page.client().track());
    await clock.advance(HOUR);
    down = false;
    page.fire(event);
    await clock.advance(2000);
    expect(page.to('events')).toHaveLength(4);
    expect(kept(site)).toEqual([]);
  });

  it.each([
    ['events', 422, 'invalid_input'],
    ['events', 403, 'origin_not_allowed'],
    ['session', 403, 'origin_not_allowed'],
    ['session', 404, 'not_found'],
    ['events', 418, 'of_a_newer_server'],
  ])('that the service refuses at /%s, with %i %s, is not stored', async (route, status, code) => {
    const { clock, site, open } = openOrigin();
    const page = open((sent, count) => (sent.route === route ? refuse(status, code) : respond(sent, count)));
    const track = watch(page.client().track());
    await clock.advance(HOUR);
    expect(track).toMatchObject({ code, error: { queued: false } });
    expect(kept(site)).toEqual([]);
  });

  it.each([
    ['two refused sessions', 'events', () => refuse(401, 'invalid_session'), 'invalid_session', 2],
    ['the session', 'session', () => refuse(401, 'invalid_session'), 'invalid_session', 0],
    ['a login page in front of the service', 'events', () => new Response('Log in', { status: 401 }), 'network', 2],
    ['a proxy', 'events', () => new Response('<h1>Forbidden</h1>', { status: 403 }), 'network', 1],
    ['a proxy, at the session', 'session', () => new Response('Not here', { status: 404 }), 'network', 0],
    ['a page with status 200', 'events', () => Response.json({ welcome: true }), 'network', 1],
  ])('refused because of %s is stored, and delivered by the next page', async (_, route, answer, code, requests) => {
    const { clock, site, open } = openOrigin();
    const page = open((sent, count) => (sent.route === route ? answer() : respond(sent, count)));
    const track = watch(page.client().track());
    const [key = ''] = kept(site);
    await clock.advance(HOUR);
    expect(track).toMatchObject({ code, error: { retryable: false, queued: true } });
    expect(page.to('events')).toHaveLength(requests);
    const next = open();
    watch(next.client().init());
    await clock.advance(2000);
    expect(next.to('events').map(({ deliveryId }) => deliveryId)).toEqual([key.slice(-36)]);
    expect(kept(site)).toEqual([]);
  });

  it('is not stored, and logs a warning, if the cookie is refused', async () => {
    const site = openSite();
    const page = openPage({ site, cookie: { read: () => undefined, write: () => {} }, network: dropped });
    const track = watch(page.client().track());
    expect(kept(site)).toEqual([]);
    await page.clock.advance(HOUR);
    expect(track).toMatchObject({ code: 'network', error: { queued: false } });
  });

  it.each([
    ['cannot be had', undefined],
    [
      'is full',
      new Proxy(
        {},
        {
          set: () => {
            throw new DOMException('full', 'QuotaExceededError');
          },
        },
      ),
    ],
  ])('is sent even if storage %s', async (_, storage) => {
    const page = openPage({ cookie: createJar(VISITOR) });
    Object.defineProperty(page.env.page, 'localStorage', {
      get() {
        if (storage) return storage;
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const client = page.client();
    const track = watch(client.track());
    await page.clock.advance(2000);
    expect(track.state).toBe('resolved');
    client.stop();
  });
});

describe('a session opened by link()', () => {
  it('delivers the actions left by an earlier page', async () => {
    const { clock, site, open } = openOrigin();
    const first = open(actionsMeet(never));
    watch(first.client().track());
    await clock.advance(100);
    site.held.clear(); // as the browser does when a page closes
    const next = open();
    watch(next.client().link('https://other.example.com/'));
    await clock.advance(5000);
    expect(next.to('events')).toHaveLength(1);
    expect(kept(site)).toEqual([]);
  });
});

describe('an action of a page opened by a link', () => {
  const HREF = 'https://shop.example.com/p#svc_link=svc_link_abc';
  const redeemMeets =
    (network: Network): Network =>
    (sent, count) =>
      sent.route === 'redeem' ? network(sent, count) : respond(sent, count);

  it.each([undefined, VISITOR])('closed early is delivered by the next page, cookie before: %s', async (visitor) => {
    const { clock, cookie, site, open } = openOrigin(visitor);
    const page = openPage({ clock, cookie, site, href: HREF, network: redeemMeets(never) });
    watch(page.client().track());
    await clock.advance(100);
    expect(page.sent.map(({ route }) => route)).toEqual(['redeem']);
    expect(Object.values(site.storage)).toEqual([cookie.value]);
    const [key = ''] = kept(site);
    site.held.clear();
    const next = open();
    watch(next.client().init());
    await clock.advance(2000);
    expect(next.to('events').map(({ deliveryId }) => deliveryId)).toEqual([key.slice(-36)]);
    expect(next.to('events')[0]?.body).toEqual({ service_visitor_id: cookie.value });
  });

  it.each([1, MAX_STORED_ACTIONS])(
    'has the visitor of the link once it is redeemed, as one of %i actions',
    async (count) => {
      const { clock, cookie, site } = openOrigin(undefined);
      const page = openPage({ clock, cookie, site, href: HREF, network: actionsMeet(never) });
      const client = page.client();
      for (let i = 0; i < count; i++) watch(client.track());
      expect(new Set(Object.values(site.storage))).not.toContain(LINKED);
      await clock.advance(1000);
      expect(Object.values(site.storage)).toEqual(Array(count).fill(LINKED));
      expect(new Set(page.to('events').map(({ body }) => body.service_visitor_id))).toEqual(new Set([LINKED]));
    },
  );
});

describe('stored actions', () => {
  /** Leaves this many stored actions, created at this time. */
  const leave = async (origin: ReturnType<typeof openOrigin>, count: number) => {
    const page = origin.open(actionsMeet(never));
    const client = page.client();
    for (let i = 0; i < count; i++) watch(client.track());
    await origin.clock.advance(100);
    origin.site.held.clear();
    return page.to('events').map(({ deliveryId }) => deliveryId);
  };

  it(`are at most ${MAX_STORED_ACTIONS}`, async () => {
    const origin = openOrigin();
    await leave(origin, MAX_STORED_ACTIONS);
    expect(kept(origin.site)).toHaveLength(MAX_STORED_ACTIONS);
    await leave(origin, 1);
    expect(kept(origin.site)).toHaveLength(MAX_STORED_ACTIONS);
  });

  it.each([
    ['less than 24 hours', 24 * HOUR - 120_000, 1],
    ['24 hours', 24 * HOUR, 0],
  ])('that are %s old are sent or deleted', async (_, age, requests) => {
    const origin = openOrigin();
    await leave(origin, 1);
    await origin.clock.advance(age);
    const page = origin.open();
    watch(page.client().init());
    await origin.clock.advance(2000);
    expect(page.to('events')).toHaveLength(requests);
    expect(kept(origin.site)).toEqual([]);
  });

  it.each([undefined, 'svc_v_another_visitor'])('are never sent once the cookie says %s', async (value) => {
    const origin = openOrigin();
    await leave(origin, 2);
    origin.cookie.value = value;
    const page = origin.open();
    watch(page.client().init());
    await origin.clock.advance(HOUR);
    expect(page.to('events')).toEqual([]);
    expect(kept(origin.site)).toEqual([]);
  });

  it('are removed by stop(), unlike those of another install or of the site', async () => {
    const origin = openOrigin();
    await leave(origin, 2);
    const others = { [`service_pending.svc_pub_${'f'.repeat(32)}.x`]: VISITOR, cart: '1' };
    Object.assign(origin.site.storage, others);
    origin.open().client().stop();
    expect(origin.site.storage).toEqual(others);
  });

  it('are sent by one of two tabs that open together', async () => {
    const origin = openOrigin();
    const ids = await leave(origin, 5);
    const tabs = [origin.open(), origin.open()];
    for (const tab of tabs) watch(tab.client().init());
    await origin.clock.advance(5000);
    const sent = tabs.flatMap((tab) => tab.to('events').map(({ deliveryId }) => deliveryId));
    expect(sent.sort()).toEqual(ids.sort());
  });

  it('are skipped while another tab sends them', async () => {
    const origin = openOrigin();
    const busy = origin.open(actionsMeet(never));
    watch(busy.client().track());
    const other = origin.open();
    watch(other.client().init());
    await origin.clock.advance(5000);
    expect(other.to('events')).toEqual([]);
  });

  it('are sent by another tab once the sending tab is gone', async () => {
    const { clock, site, open } = openOrigin();
    watch(open(actionsMeet(never)).client().track());
    const [key = ''] = kept(site);
    const next = open();
    watch(next.client().init());
    await clock.advance(5000);
    site.release(key);
    await clock.advance(100);
    expect(next.to('events').map(({ deliveryId }) => deliveryId)).toEqual([key.slice(-36)]);
    expect(kept(site)).toEqual([]);
  });

  it('that wait for another tab are not sent after stop()', async () => {
    const { clock, site, open } = openOrigin();
    watch(open(actionsMeet(never)).client().track());
    const [key = ''] = kept(site);
    const next = open();
    const client = next.client();
    watch(client.init());
    await clock.advance(5000);
    client.stop();
    site.release(key);
    await clock.advance(HOUR);
    expect(next.to('events')).toEqual([]);
  });

  it('are sent by one tab at a time without Web Locks', async () => {
    const origin = openOrigin();
    const ids = await leave(origin, 2);
    const page = origin.open();
    Reflect.deleteProperty(page.env.navigator, 'locks');
    watch(page.client().init());
    await origin.clock.advance(2000);
    expect(
      page
        .to('events')
        .map(({ deliveryId }) => deliveryId)
        .sort(),
    ).toEqual(ids.sort());
  });

  it('share one action’s attempts on a dead network, and stay stored', async () => {
    const origin = openOrigin();
    await leave(origin, 5);
    const page = origin.open(actionsMeet(dropped));
    watch(page.client().init());
    await origin.clock.advance(HOUR);
    expect(page.to('events')).toHaveLength(3);
    expect(kept(origin.site)).toHaveLength(5);
  });

  it('with an invalid key are dropped after one refused request', async () => {
    const origin = openOrigin();
    origin.site.storage[`service_pending.${ENDPOINT.slice(-40)}.nonsense`] = VISITOR;
    const page = origin.open(actionsMeet(() => refuse(422, 'invalid_input')));
    watch(page.client().init());
    await origin.clock.advance(HOUR);
    expect(page.to('events').length).toBeLessThanOrEqual(1);
    expect(kept(origin.site)).toEqual([]);
  });
});

describe('a page that is offline or closes', () => {
  it('waits for the network, and does not count that time', async () => {
    const { clock, open } = openOrigin();
    const page = open(actionsMeet((sent, count) => (page.page.online ? respond(sent, count) : dropped())));
    const client = page.client();
    client.init();
    await clock.advance(100);
    page.page.online = false;
    const track = watch(client.track());
    await clock.advance(150_000);
    expect(track.state).toBe('open');
    expect(page.to('events').length).toBeLessThan(8);
    page.page.online = true;
    page.fire('online');
    await clock.advance(10_000);
    expect(track.state).toBe('resolved');
  });

  it.each(['pagehide', 'visibilitychange'])(
    'sends waiting actions immediately on %s, with keepalive',
    async (event) => {
      const { clock, open } = openOrigin();
      const page = open(actionsMeet((sent, count) => (count ? respond(sent, count) : refuse(500, 'internal'))));
      page.page.random = 1;
      const track = watch(page.client().track());
      await clock.advance(100);
      expect(page.to('events')).toHaveLength(1);
      page.fire(event);
      await clock.advance(0);
      expect(page.to('events')[1]?.init.keepalive).toBe(true);
      expect(track.state).toBe('resolved');
    },
  );

  it('still obeys Retry-After', async () => {
    const { clock, open } = openOrigin();
    const page = open(actionsMeet(() => refuse(429, 'rate_limited', { 'retry-after': '20' })));
    watch(page.client().track());
    await clock.advance(100);
    page.fire('pagehide');
    await clock.advance(1000);
    expect(page.to('events')).toHaveLength(1);
  });
});

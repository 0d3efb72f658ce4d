// Links between sites (decisions 3): `link()` here and `init()` there keep the visitor the same.
import { isDeliveryId } from '@service/protocol';
import { linkRequestSchema, redeemRequestSchema } from '@service/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { settle } from '../support/fake-clock.ts';
import { createJar, ENDPOINT, LINKED, type Network, openPage, refuse, respond } from '../support/fake-page.ts';
import { watch } from '../support/outcome.ts';

const OTHER = 'https://other.example.com/p?q=1';

describe('link()', () => {
  it('resolves with a URL that has the token in its fragment', async () => {
    const page = openPage();
    const link = watch(page.client().link(OTHER));
    await page.clock.advance(100);
    expect(link.value).toBe(`${OTHER}#svc_link=svc_link_0`);
  });

  it.each([
    ['https://other.example.com', 'https://other.example.com/#svc_link=svc_link_0'],
    ['https://other.example.com/#', 'https://other.example.com/#svc_link=svc_link_0'],
    ['https://other.example.com/#top', 'https://other.example.com/#svc_link=svc_link_0&top'],
    ['https://other.example.com/#/route?a=1&b#c', 'https://other.example.com/#svc_link=svc_link_0&/route?a=1&b#c'],
    ["https://other.example.com/?a=$&#$'x", "https://other.example.com/?a=$&#svc_link=svc_link_0&$'x"],
  ])('keeps the parts of a URL that has %s', async (url, linked) => {
    const page = openPage();
    const link = watch(page.client().link(new URL(url)));
    await page.clock.advance(100);
    expect(link.value).toBe(linked);
  });

  it('sends a valid body under the session with its own delivery id', async () => {
    const page = openPage();
    const client = page.client();
    client.link(`${OTHER}#secret`);
    await page.clock.advance(100);
    const { url, body, deliveryId, bearer } = page.to('link')[0] ?? expect.fail();
    expect([url, bearer, isDeliveryId(deliveryId)]).toEqual([`${ENDPOINT}/link`, 'svc_ses_0', true]);
    expect(linkRequestSchema.parse(body)).toEqual({
      service_visitor_id: client.getVisitorId(),
      target_origin: 'https://other.example.com',
    });
    expect(deliveryId).not.toBe(page.to('session')[0]?.deliveryId);
  });

  it('shares the session of init() and track()', async () => {
    const page = openPage();
    const client = page.client();
    const calls = [watch(client.init()), watch(client.track()), watch(client.link(OTHER)), watch(client.link(OTHER))];
    await page.clock.advance(100);
    expect(calls.map(({ state }) => state)).toEqual(Array(4).fill('resolved'));
    expect([page.to('session').length, page.to('link').length]).toEqual([1, 2]);
    expect(calls[2]?.value).not.toBe(calls[3]?.value);
  });

  it('renews a refused session once and retries with the same delivery id', async () => {
    const network: Network = (sent, count) => {
      if (sent.route !== 'link' || count === 2) return respond(sent, count);
      return count ? refuse(503, 'unavailable') : refuse(401, 'invalid_session');
    };
    const page = openPage({ network });
    const link = watch(page.client().link(OTHER));
    await page.clock.advance(5000);
    expect(link.value).toBe(`${OTHER}#svc_link=svc_link_2`);
    expect(new Set(page.to('link').map(({ deliveryId }) => deliveryId)).size).toBe(1);
    expect(page.to('session')).toHaveLength(2);
  });

  it.each([
    ['a server that refuses it', () => refuse(403, 'origin_not_allowed'), 'origin_not_allowed'],
    ['a response without a token', () => Response.json({}), 'network'],
  ])('rejects with a typed error for %s', async (_, answer, code) => {
    const page = openPage({ network: (sent, count) => (sent.route === 'link' ? answer() : respond(sent, count)) });
    const link = watch(page.client().link(OTHER));
    await page.clock.advance(100);
    expect(link.code).toBe(code);
  });

  it.each(['', '/basket', 'other.example.com', 'https://'])('refuses %j before any request', async (url) => {
    const page = openPage();
    const link = watch(page.client().link(url));
    await page.clock.advance(100);
    expect([link.code, page.sent]).toEqual(['invalid_options', []]);
  });

  it('sends the request from a page without an origin, and the server refuses it', async () => {
    const page = openPage({
      network: (sent, count) => (sent.route === 'link' ? refuse(422, 'invalid_input') : respond(sent, count)),
    });
    const link = watch(page.client().link('mailto:shop@example.com'));
    await page.clock.advance(100);
    expect([link.code, page.to('link')[0]?.body.target_origin]).toEqual(['invalid_input', 'null']);
  });

  it('rejects with stopped after stop() and during a pending call', async () => {
    const page = openPage({
      network: (sent, count) => (sent.route === 'link' ? new Promise(() => {}) : respond(sent, count)),
    });
    const client = page.client();
    const open = watch(client.link(OTHER));
    await page.clock.advance(100);
    client.stop();
    const late = watch(client.link(OTHER));
    await settle();
    expect([open.code, late.code, page.to('link').length, page.clock.pending()]).toEqual(['stopped', 'stopped', 1, 0]);
  });
});

describe('a page opened by a link', () => {
  const HREF = 'https://shop.example.com/p?q=1#svc_link=svc_link_abc-_9';

  it.each(['init', 'track'] as const)('continues with the visitor of the link: %s()', async (call) => {
    const jar = createJar('svc_v_known_visitor');
    const page = openPage({ href: HREF, cookie: jar });
    const client = page.client();
    const done = watch<unknown>(client[call]());
    await page.clock.advance(100);
    expect(done.state).toBe('resolved');
    expect([client.getVisitorId(), jar.value, jar.writes.slice(1)]).toEqual([LINKED, LINKED, [LINKED]]);
    expect(page.sent.map(({ route }) => route).slice(0, 2)).toEqual(['redeem', 'session']);
    expect(page.to('session')[0]?.body).toMatchObject({
      service_visitor_id: LINKED,
      url: 'https://shop.example.com/p',
    });
  });

  it('sends a body that the server accepts, and no session', async () => {
    const page = openPage({ href: HREF });
    page.client().init();
    await page.clock.advance(100);
    const { url, body, deliveryId, bearer } = page.to('redeem')[0] ?? expect.fail();
    expect([url, bearer, isDeliveryId(deliveryId)]).toEqual([`${ENDPOINT}/redeem`, undefined, true]);
    expect(redeemRequestSchema.parse(body)).toEqual({ link_token: 'svc_link_abc-_9', consent: true });
  });

  it('redeems once, however many calls and clients there are', async () => {
    const page = openPage({ href: HREF, cookie: createJar() });
    const clients = [page.client(), page.client()];
    const calls = clients.flatMap((client) => [watch<unknown>(client.init()), watch<unknown>(client.track())]);
    await page.clock.advance(100);
    expect(calls.map(({ state }) => state)).toEqual(Array(4).fill('resolved'));
    expect(page.to('redeem')).toHaveLength(1);
  });

  it.each([
    ['#svc_link=svc_link_a', ''],
    ['#svc_link=svc_link_a&top', '#top'],
    ['#svc_link=svc_link_a&/route?a=1&b', '#/route?a=1&b'],
    ["#svc_link=svc_link_a&$'x$&", "#$'x$&"],
  ])('replaces the fragment %s with %j at startup, keeping the history state', async (hash, rest) => {
    const base = 'https://shop.example.com/p?q=%23&r';
    const page = openPage({ href: base + hash });
    page.client().init();
    expect(page.page.href).toBe(base + rest);
    await settle();
    expect(page.to('redeem')[0]?.body.link_token).toBe('svc_link_a');
  });

  it.each(['#top', '', '#xsvc_link=a', '#svc_link=', '#svc_link', '?svc_link=svc_link_a', '?a#b?svc_link=svc_link_a'])(
    'ignores %j: nothing is redeemed and the URL is unchanged',
    async (rest) => {
      const href = `https://shop.example.com/p${rest}`;
      const page = openPage({ href });
      page.client().init();
      await page.clock.advance(100);
      expect([page.page.href, page.to('redeem'), page.to('session').length]).toEqual([href, [], 1]);
    },
  );

  const failures: [string, Network][] = [
    ['used, expired or made for another site', () => refuse(422, 'invalid_input')],
    ['refused', () => refuse(403, 'origin_not_allowed')],
    ['answered with nonsense', () => new Response('<html>')],
    ['never answered', () => Promise.reject(new TypeError('dead'))],
  ];

  it.each(failures)('keeps its own visitor and starts if the link is %s', async (_, answer) => {
    const jar = createJar('svc_v_known_visitor');
    const page = openPage({
      href: HREF,
      cookie: jar,
      network: (sent, count) => (sent.route === 'redeem' ? answer(sent, count) : respond(sent, count)),
    });
    const client = page.client();
    const init = watch(client.init());
    await page.clock.advance(60_000);
    expect([init.state, client.getVisitorId(), page.page.href]).toEqual([
      'resolved',
      'svc_v_known_visitor',
      'https://shop.example.com/p?q=1',
    ]);
  });

  it('creates a new visitor if the link fails and none exists', async () => {
    const page = openPage({
      href: HREF,
      network: (sent, count) => (sent.route === 'redeem' ? refuse(422, 'invalid_input') : respond(sent, count)),
    });
    const client = page.client();
    const init = watch(client.init());
    await page.clock.advance(100);
    expect([init.state, client.getVisitorId()]).toEqual(['resolved', expect.stringMatching(/^svc_v_[0-9a-f-]{36}$/)]);
  });

  it('retries a busy server with the same delivery id', async () => {
    const page = openPage({
      href: HREF,
      network: (sent, count) =>
        sent.route === 'redeem' && count === 0 ? Promise.reject(new TypeError('lost')) : respond(sent, count),
    });
    const client = page.client();
    client.init();
    await page.clock.advance(5000);
    expect(client.getVisitorId()).toBe(LINKED);
    expect(new Set(page.to('redeem').map(({ deliveryId }) => deliveryId)).size).toBe(1);
  });

  it('ignores a link that it cannot remove from the URL', async () => {
    const page = openPage({ href: HREF });
    Object.assign(page.env.history, {
      replaceState() {
        throw new DOMException('too often', 'SecurityError');
      },
    });
    const init = watch(page.client().init());
    await page.clock.advance(100);
    expect([init.state, page.to('redeem')]).toEqual(['resolved', []]);
  });

  it('writes no cookie if stopped during a redeem', async () => {
    const jar = createJar('svc_v_known_visitor');
    const page = openPage({
      href: HREF,
      cookie: jar,
      network: (sent, count) => (sent.route === 'redeem' ? new Promise(() => {}) : respond(sent, count)),
    });
    const client = page.client();
    const init = watch(client.init());
    await page.clock.advance(100);
    client.stop();
    jar.value = undefined;
    await page.clock.advance(60_000);
    expect([init.code, jar.value, page.to('session'), page.clock.pending()]).toEqual(['stopped', undefined, [], 0]);
  });

  it('keeps the link for later if stopped before the page is shown', async () => {
    const page = openPage({ href: HREF });
    page.page.prerendering = true;
    const client = page.client();
    client.init();
    await settle();
    client.stop();
    page.show();
    await page.clock.advance(100);
    expect([page.page.href, page.sent]).toEqual([HREF, []]);
  });
});

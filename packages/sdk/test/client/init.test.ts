// `init()`: one session for any number of calls, and the content of the session request.
import { isDeliveryId, isVisitorId } from '@service/protocol';
import { sessionRequestSchema } from '@service/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { settle } from '../support/fake-clock.ts';
import { ENDPOINT, openPage, refuse, respond } from '../support/fake-page.ts';
import { watch } from '../support/outcome.ts';

describe('init()', () => {
  it('resolves once a session is open', async () => {
    let answer: (response: Response) => void = () => {};
    const page = openPage({
      network: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const init = watch(page.client().init());
    await page.clock.advance(1000);
    expect(init.state).toBe('open');
    answer(Response.json({ session_token: 't', expires_in: 900, mode: 'measurement' }));
    await settle();
    expect(init).toMatchObject({ state: 'resolved', value: undefined });
  });

  it('shares one request among all calls before, during and after it', async () => {
    const page = openPage();
    const client = page.client();
    const calls = [client.init(), client.init(), client.track(), client.init()];
    await page.clock.advance(1000);
    await Promise.all([...calls, client.init()]);
    expect(page.to('session')).toHaveLength(1);
  });

  it('sends a valid body with only the origin and path of both URLs', async () => {
    const page = openPage({
      href: 'https://shop.example.com/p/1?q=secret&utm_source=chat.example#top',
      referrer: 'https://search.example.org/find?q=private#x',
    });
    page.client().init();
    await page.clock.advance(100);
    const { body, url, deliveryId } = page.to('session')[0] ?? expect.fail();
    expect(url).toBe(`${ENDPOINT}/session`);
    expect(isDeliveryId(deliveryId)).toBe(true);
    expect(sessionRequestSchema.parse(body)).toEqual({
      service_visitor_id: expect.toSatisfy(isVisitorId),
      consent: true,
      url: 'https://shop.example.com/p/1',
      source: 'chat.example',
      referrer: 'https://search.example.org/find',
    });
  });

  it('prefers the source option to utm_source', async () => {
    const page = openPage({ href: 'https://shop.example.com/?utm_source=other' });
    page.client({ source: 'newsletter' }).init();
    await page.clock.advance(100);
    expect(page.to('session')[0]?.body).toMatchObject({ source: 'newsletter' });
  });

  it.each([
    ['?utm_source=a', 'a'],
    [`?utm_source=${'a'.repeat(64)}`, 'a'.repeat(64)],
    [`?utm_source=${'a'.repeat(65)}`, undefined],
    ['?utm_source=', undefined],
    ['?utm_source=a%40b.example', undefined],
    ['?utm_source=a b', undefined],
    ['?my_utm_source=a', undefined],
    ['?x=1&utm_source=a&utm_medium=b', 'a'],
    ['', undefined],
  ])('reads the source of %s as %s', async (search, source) => {
    const page = openPage();
    page.page.search = search;
    page.client().init();
    await page.clock.advance(100);
    expect(page.to('session')[0]?.body.source).toBe(source);
  });

  it.each([
    [`https://a.example/${'p'.repeat(2030)}`, 2048],
    [`https://a.example/${'p'.repeat(2031)}`, undefined],
    [`https://a.example/${'p'.repeat(2030)}?${'q'.repeat(9000)}`, 2048],
    ['android-app://com.example', undefined],
    ['', undefined],
  ])('keeps a referrer of at most 2,048 characters (case %#)', async (referrer, length) => {
    const page = openPage({ referrer });
    page.client().init();
    await page.clock.advance(100);
    const kept = page.to('session')[0]?.body.referrer;
    expect(typeof kept === 'string' ? kept.length : kept).toBe(length);
  });

  it('sends every logical session call with its own delivery id', async () => {
    const page = openPage({
      network: (sent, count) => (count ? respond(sent, count) : refuse(403, 'origin_not_allowed')),
    });
    const client = page.client();
    const first = watch(client.init());
    await page.clock.advance(100);
    expect(first.code).toBe('origin_not_allowed');
    const second = watch(client.init());
    await page.clock.advance(100);
    expect(second.state).toBe('resolved');
    const [a, b] = page.to('session');
    expect(a?.deliveryId).not.toBe(b?.deliveryId);
    expect(a?.body.service_visitor_id).toBe(b?.body.service_visitor_id);
  });

  it('never starts a session by a timer', async () => {
    const page = openPage();
    page.client().init();
    await page.clock.advance(24 * 3600 * 1000);
    expect(page.to('session')).toHaveLength(1);
    expect(page.clock.pending()).toBe(0);
  });

  it('treats a response without a token as no session', async () => {
    const page = openPage({ network: () => Response.json({ session_token: '' }) });
    const init = watch(page.client().init());
    await page.clock.advance(100);
    expect(init).toMatchObject({ code: 'network', error: { status: 200, retryable: false } });
  });
});

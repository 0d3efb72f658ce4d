// The life of a session: renewed when a call needs it, once for all calls, and never in a loop.
import { describe, expect, it } from 'vitest';
import { settle } from '../support/fake-clock.ts';
import { createJar, type FakePage, type Network, openPage, refuse, respond } from '../support/fake-page.ts';
import { watch } from '../support/outcome.ts';

/** A server that accepts only these tokens. */
const accepts =
  (isValid: (bearer: string | undefined) => boolean): Network =>
  (sent, count) =>
    sent.route === 'session' || isValid(sent.bearer) ? respond(sent, count) : refuse(401, 'invalid_session');

const onlyNewest = (page: () => FakePage): Network =>
  accepts((bearer) => bearer === `svc_ses_${page().to('session').length - 1}` && bearer !== 'svc_ses_0');

describe('a session', () => {
  it('is reused until 870 s old, and renewed by the next action', async () => {
    const page = openPage();
    const client = page.client();
    client.init();
    await page.clock.advance(50 + 869_999);
    client.track();
    await settle();
    expect(page.to('session')).toHaveLength(1);
    await page.clock.advance(1);
    client.track();
    await settle();
    expect(page.to('session')).toHaveLength(2);
    expect(page.to('events').map(({ bearer }) => bearer)).toEqual(['svc_ses_0', 'svc_ses_1']);
  });

  it('is not renewed because the wall clock jumps', async () => {
    const page = openPage();
    const client = page.client();
    client.init();
    await page.clock.advance(100);
    Object.assign(page.env.Date, { now: () => page.clock.date() + 86_400_000 });
    client.track();
    await settle();
    expect(page.to('session')).toHaveLength(1);
  });

  it('is renewed by init() once it is too old', async () => {
    const page = openPage();
    const client = page.client();
    client.init();
    await page.clock.advance(1_000_000);
    const again = watch(client.init());
    await settle();
    expect(again.state).toBe('resolved');
    expect(page.to('session')).toHaveLength(2);
  });
});

describe('an action answered 401', () => {
  it('gets a new session and is sent again with its delivery id', async () => {
    const page: FakePage = openPage({ network: (sent, count) => onlyNewest(() => page)(sent, count) });
    const track = watch(page.client().track({ a: 1 }));
    await page.clock.advance(100);
    expect(track.state).toBe('resolved');
    const [first, second] = page.to('events');
    expect(second?.deliveryId).toBe(first?.deliveryId);
    expect(second?.body).toEqual(first?.body);
    const sessions = page.to('session').map(({ deliveryId }) => deliveryId);
    expect(new Set(sessions).size).toBe(2);
  });

  it('shares one new session with nine others: ten resends, ten ids', async () => {
    const page: FakePage = openPage({ network: (sent, count) => onlyNewest(() => page)(sent, count) });
    const client = page.client();
    const tracks = Array.from({ length: 10 }, () => watch(client.track()));
    await page.clock.advance(100);
    expect(tracks.map(({ state }) => state)).toEqual(Array(10).fill('resolved'));
    expect(page.to('session')).toHaveLength(2);
    expect(page.to('events')).toHaveLength(20);
    expect(new Set(page.to('events').map(({ deliveryId }) => deliveryId)).size).toBe(10);
  });

  it('shares one new session with actions whose 401 arrives late', async () => {
    const late: (() => void)[] = [];
    const page: FakePage = openPage({
      network: (sent, count) => {
        const answer = onlyNewest(() => page)(sent, count);
        if (sent.route === 'session' || count === 0 || count > 4) return answer;
        return new Promise((resolve) => late.push(() => resolve(answer)));
      },
    });
    const client = page.client();
    const tracks = Array.from({ length: 5 }, () => watch(client.track()));
    await page.clock.advance(100);
    expect(tracks.filter(({ state }) => state === 'resolved')).toHaveLength(1);
    for (const answer of late) answer();
    await page.clock.advance(100);
    expect(tracks.map(({ state }) => state)).toEqual(Array(5).fill('resolved'));
    expect(page.to('session')).toHaveLength(2);
  });

  it('rejects with invalid_session when the new session is refused too', async () => {
    const page = openPage({ network: accepts(() => false) });
    const client = page.client();
    const tracks = Array.from({ length: 10 }, () => watch(client.track()));
    await page.clock.advance(3_600_000);
    for (const track of tracks)
      expect(track).toMatchObject({ code: 'invalid_session', error: { status: 401, retryable: false } });
    expect(page.to('session')).toHaveLength(2);
    expect(page.to('events')).toHaveLength(20);
  });

  it('does not leave a refused token behind for the next action', async () => {
    const page: FakePage = openPage({ network: accepts((bearer) => bearer === 'svc_ses_2') });
    const client = page.client();
    const first = watch(client.track());
    await page.clock.advance(100);
    expect(first.code).toBe('invalid_session');
    const second = watch(client.track());
    await page.clock.advance(100);
    expect(second.state).toBe('resolved');
    expect(page.to('events').at(-1)?.bearer).toBe('svc_ses_2');
  });

  it('has 8 attempts in all, including those before the renewal', async () => {
    const page = openPage({
      network: (sent, count) => {
        if (sent.route === 'session') return respond(sent, count);
        return count === 3 ? refuse(401, 'invalid_session') : refuse(503, 'unavailable');
      },
    });
    const track = watch(page.client().track());
    await page.clock.advance(3_600_000);
    expect(page.to('events')).toHaveLength(8);
    expect(track.code).toBe('unavailable');
  });

  it('gets a session for its visitor after another tab changed the ID', async () => {
    const jar = createJar();
    const page = openPage({ cookie: jar });
    const client = page.client();
    client.init();
    await page.clock.advance(100);
    jar.value = 'svc_v_redeemed_from_site_a';
    const track = watch(client.track());
    await page.clock.advance(100);
    expect(track.state).toBe('resolved');
    expect(
      page
        .to('session')
        .map(({ body }) => body.service_visitor_id)
        .at(-1),
    ).toBe(jar.value);
    expect(page.to('events')[0]?.body.service_visitor_id).toBe(jar.value);
  });
});

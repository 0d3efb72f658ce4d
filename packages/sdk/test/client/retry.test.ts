// Delivery under faults: what is retried, how often and for how long, always with the same id.
import { describe, expect, it } from 'vitest';
import { type FakePage, type Network, openPage, refuse, respond } from '../support/fake-page.ts';
import { watch } from '../support/outcome.ts';

const dropped = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const never = (): Promise<Response> => new Promise(() => {});

/** A page whose actions get these outcomes in turn, the last one repeatedly; sessions are answered at once. */
const actionsMeet = (...ends: Network[]): FakePage =>
  openPage({
    network: (sent, count) =>
      sent.route === 'session' ? respond(sent, count) : (ends[count] ?? ends.at(-1) ?? respond)(sent, count),
  });

const HOUR = 3_600_000;

describe('a request with a temporary failure', () => {
  it.each([
    ['network error', dropped],
    ['408', () => refuse(408, 'timeout')],
    ['429', () => refuse(429, 'rate_limited')],
    ['500', () => refuse(500, 'internal')],
    ['501', () => refuse(501, 'unavailable')],
    ['503', () => refuse(503, 'unavailable')],
    ['a proxy page', () => new Response('<html>', { status: 502 })],
    ['a truncated success', () => new Response('{"accepted":tr', { status: 202 })],
  ])('is retried after %s, with the same delivery id and body', async (_, fault) => {
    const page = actionsMeet(fault, fault, respond);
    const track = watch(page.client().track({ a: 1 }));
    await page.clock.advance(60_000);
    expect(track.state).toBe('resolved');
    const sent = page.to('events');
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ deliveryId }) => deliveryId)).size).toBe(1);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('keeps the id of a session call across retries', async () => {
    const page = openPage({
      network: (sent, count) => (count < 2 ? refuse(503, 'unavailable') : respond(sent, count)),
    });
    const init = watch(page.client().init());
    await page.clock.advance(60_000);
    expect(init.state).toBe('resolved');
    expect(page.to('session')).toHaveLength(3);
    expect(new Set(page.to('session').map(({ deliveryId }) => deliveryId)).size).toBe(1);
  });

  it('is given up after 8 answered attempts', async () => {
    const page = actionsMeet(() => refuse(503, 'unavailable'));
    const track = watch(page.client().track());
    await page.clock.advance(HOUR);
    expect(page.to('events')).toHaveLength(8);
    expect(track).toMatchObject({ code: 'unavailable', error: { status: 503, retryable: true } });
  });

  it('stops after 3 unanswered attempts while the browser is online', async () => {
    const page = actionsMeet(dropped);
    const track = watch(page.client().track());
    await page.clock.advance(HOUR);
    expect(page.to('events')).toHaveLength(3);
    expect(track).toMatchObject({ code: 'network', error: { status: undefined, retryable: true } });
  });

  it('gets 8 attempts after a response, and while the browser is offline', async () => {
    const answered = actionsMeet(() => refuse(500, 'internal'), dropped);
    const offline = actionsMeet(dropped);
    offline.page.online = false;
    const tracks = [watch(answered.client().track()), watch(offline.client().track())];
    await answered.clock.advance(HOUR);
    await offline.clock.advance(HOUR);
    expect(answered.to('events')).toHaveLength(8);
    expect(offline.to('events')).toHaveLength(8);
    expect(tracks.map(({ code }) => code)).toEqual(['network', 'network']);
  });

  it('ends within 60 s, including attempts and waits', async () => {
    const page = actionsMeet(() => refuse(503, 'unavailable'), never);
    page.page.random = 0.999;
    const track = watch(page.client().track());
    await page.clock.advance(60_050);
    expect(track).toMatchObject({ state: 'rejected', code: 'timeout' });
    expect(page.clock.pending()).toBe(0);
    const sent = page.to('events');
    await page.clock.advance(HOUR);
    expect(page.to('events')).toHaveLength(sent.length);
  });

  it.each([
    ['seconds', '7', 0, 7000],
    ['seconds, plus half as much', '7', 0.5, 8750],
    ['a date', new Date(Date.UTC(2026, 10, 28, 0, 0, 10)).toUTCString(), 0, 9950],
    ['more than the maximum', '9999999999', 0, 30_000],
    ['more than the maximum, plus half as much', '9999999999', 0.5, 37_500],
  ])('waits for Retry-After: %s', async (_, header, random, wait) => {
    const page = actionsMeet(() => refuse(429, 'rate_limited', { 'retry-after': header }), respond);
    page.page.random = random;
    watch(page.client().track());
    await page.clock.advance(HOUR);
    const [first, second] = page.to('events');
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBe(wait);
  });

  it.each(['9999999999', '-5', '0', 'NaN', '1e400', 'Thu, 01 Jan 1970 00:00:00 GMT', 'soon', ''])(
    'never causes a retry storm with Retry-After %s, whatever the jitter',
    async (header) => {
      const page = actionsMeet(() => refuse(429, 'rate_limited', { 'retry-after': header }));
      page.page.random = 0;
      const track = watch(page.client().track());
      await page.clock.advance(HOUR);
      const times = page.to('events').map(({ at }) => at);
      expect(times.length).toBeLessThanOrEqual(8);
      for (const [i, at] of times.entries()) expect(at - (times[i - 1] ?? -100)).toBeGreaterThanOrEqual(100);
      expect(track).toMatchObject({ code: 'rate_limited', error: { status: 429, retryable: true } });
    },
  );
});

describe('a request that is refused', () => {
  it.each([
    [400, 'bad_request'],
    [403, 'origin_not_allowed'],
    [404, 'not_found'],
    [409, 'idempotency_conflict'],
    [422, 'invalid_input'],
    [422, 'invalid_url'],
  ])('%i %s is sent exactly once and rejects with the server’s code', async (status, code) => {
    const events = actionsMeet(() => refuse(status, code));
    const sessions = openPage({ network: () => refuse(status, code) });
    const tracks = [watch(events.client().track()), watch(sessions.client().track())];
    await events.clock.advance(HOUR);
    await sessions.clock.advance(HOUR);
    for (const track of tracks) expect(track).toMatchObject({ code, error: { status, retryable: false } });
    expect(events.to('events')).toHaveLength(1);
    expect(sessions.sent).toHaveLength(1);
  });

  it('does not blame the page for a response from another program', async () => {
    const page = actionsMeet(() => new Response('blocked by policy', { status: 403 }));
    const track = watch(page.client().track());
    await page.clock.advance(HOUR);
    expect(track).toMatchObject({ code: 'network', error: { status: 403, retryable: false } });
    expect(page.to('events')).toHaveLength(1);
  });
});

describe('timeoutMs', () => {
  it('ends a request that is not answered', async () => {
    const page = actionsMeet(never);
    const track = watch(page.client({ timeoutMs: 2000 }).track());
    await page.clock.advance(2040);
    expect(page.to('events')).toHaveLength(1);
    await page.clock.advance(HOUR);
    expect(track).toMatchObject({ code: 'timeout', error: { retryable: true } });
    const aborted = page.to('events').map(({ init }) => init.signal?.aborted);
    expect(aborted).toEqual([true, true, true]);
  });

  it('defaults to 10 s', async () => {
    const page = actionsMeet(never, respond);
    watch(page.client().track());
    await page.clock.advance(10_000);
    expect(page.to('events')[0]?.init.signal?.aborted).toBe(false);
    await page.clock.advance(51);
    expect(page.to('events')[0]?.init.signal?.aborted).toBe(true);
  });

  it('includes the body: headers arrive, the body stalls', async () => {
    const stalled = () => new Response(new ReadableStream(), { status: 202 });
    const page = actionsMeet(stalled);
    const track = watch(page.client().track());
    await page.clock.advance(HOUR);
    expect(track).toMatchObject({ code: 'timeout' });
    expect(page.to('events')).toHaveLength(3);
  });
});

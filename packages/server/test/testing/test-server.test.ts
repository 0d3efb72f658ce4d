// The testing kit: what a test can start, observe, control and make fail.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer } from '../../src/testing/index.ts';
import { ORIGIN, VISITOR } from '../support/requests.ts';

const server = await startTestServer({ reportingOrigins: [ORIGIN] });
afterAll(() => server.close());
beforeEach(() => server.reset());

const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

const browser = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
  post(
    `${server.endpoint}${path}`,
    { service_visitor_id: VISITOR, ...body },
    { origin: ORIGIN, 'x-service-delivery-id': randomUUID(), ...headers },
  );

const session = (): Promise<Response> => browser('/session', { consent: true, url: `${ORIGIN}/p?q=1` });

async function action(headers: Record<string, string> = {}): Promise<Response> {
  const { session_token: token } = await (await session()).json();
  return browser('/events', {}, { authorization: `Bearer ${token}`, ...headers });
}

const order = (change: object = {}, id: string = randomUUID()): Promise<Response> =>
  post(
    server.eventsUrl,
    {
      spec_version: '1.0',
      event_id: 'order-1',
      event_handle: 'order_completed',
      occurred_at: new Date(server.clock.now()).toISOString(),
      subject: { type: 'order', id: '1' },
      attribution: { visitor_id: VISITOR },
      status: 'confirmed',
      ...change,
    },
    { authorization: `Bearer ${server.token}`, 'webhook-id': id },
  );

describe('received()', () => {
  it('returns visits, actions and events as stored, each once', async () => {
    const [id, delivery] = [randomUUID(), randomUUID()];
    await action({ 'x-service-delivery-id': delivery });
    const before = new Date(server.clock.now() - 1000).toISOString();
    const answers = [await order({ occurred_at: before }, id), await order({ occurred_at: before }, id)];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await server.received()).toMatchObject({
      visits: [{ kind: 'visit', installId: server.installId, visitorId: VISITOR, page: `${ORIGIN}/p`, source: null }],
      actions: [{ kind: 'action', visitorId: VISITOR, deliveryId: delivery }],
      events: [
        {
          kind: 'event',
          connectionId: server.connectionId,
          webhookId: id,
          eventId: 'order-1',
          handle: 'order_completed',
          occurredAt: before,
          subjectType: 'order',
          subjectId: '1',
          status: 'confirmed',
          receipt: { event_id: 'order-1', status: 'confirmed' },
        },
      ],
    });
  });

  it('is empty at the start', async () => {
    expect(await server.received()).toEqual({ visits: [], actions: [], events: [] });
  });
});

describe('refused()', () => {
  it('explains more than the response', async () => {
    await browser('/session', { consent: 'yes', url: `${ORIGIN}/` });
    await browser('/session', { consent: true, url: 'https://other.example/' });
    await browser('/events', {}, { authorization: 'Bearer svc_ses_AAAA' });
    await browser('/session', {}, { origin: 'https://other.example' });
    await order({ event_handle: 'other' });
    const path = new URL(server.endpoint).pathname;
    expect(server.refused()).toEqual([
      {
        method: 'POST',
        path: `${path}/session`,
        status: 422,
        code: 'invalid_input',
        reason: '/consent must be boolean',
        issues: [{ path: '/consent', message: 'must be boolean' }],
      },
      refusal('/session', 422, 'invalid_url', 'url has another origin than the request'),
      refusal('/events', 401, 'invalid_session', 'this is not a session token'),
      refusal('/session', 403, 'origin_not_allowed', 'https://other.example is not listed'),
      expect.objectContaining({ path: new URL(server.eventsUrl).pathname, code: 'event_handle_not_allowed' }),
    ]);
    function refusal(end: string, status: number, code: string, reason: string) {
      return { method: 'POST', path: `${path}${end}`, status, code, reason, issues: [] };
    }
  });

  it('distinguishes an expired session from a forged one', async () => {
    const { session_token: token } = await (await session()).json();
    server.clock.advance(900_000);
    await browser('/events', {}, { authorization: `Bearer ${token}` });
    expect(server.refused()).toMatchObject([{ code: 'invalid_session', reason: 'the session has expired' }]);
  });

  it('is empty if nothing was refused', async () => {
    await session();
    expect(server.refused()).toEqual([]);
  });
});

describe('the clock', () => {
  it('moves forward, never back', async () => {
    const before = server.clock.now();
    server.clock.advance(86_400_000);
    expect(server.clock.now()).toBeGreaterThanOrEqual(before + 86_400_000);
    for (const ms of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => server.clock.advance(ms)).toThrow(RangeError);
    }
  });

  it('adds the time of receipt', async () => {
    server.clock.advance(86_400_000);
    const before = server.clock.now();
    await session();
    const [visit] = (await server.received()).visits;
    expect(visit?.receivedAt).toBeGreaterThanOrEqual(before);
  });
});

describe('a planned fault', () => {
  it('answers with a status and Retry-After readable by pages, accepting nothing', async () => {
    server.faults.next({ on: 'session', status: 503, retryAfter: 7 });
    const answer = await session();
    expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
      503,
      '7',
      { error: { code: 'unavailable' } },
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect([(await server.received()).visits, server.refused()]).toEqual([[], []]);
  });

  it('applies to the next requests of its endpoint only, in order', async () => {
    server.faults.next({ on: 'session', status: 429, code: 'rate_limited', times: 2 });
    server.faults.next({ on: 'session', status: 500 });
    server.faults.next({ on: 'server-events', status: 502 });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await session()).status);
    expect(statuses).toEqual([429, 429, 500, 200]);
    expect(server.faults.planned()).toEqual([{ on: 'server-events', status: 502 }]);
    expect([(await order()).status, (await order()).status]).toEqual([502, 202]);
  });

  it('gets the server’s own code for its status: 429 means rate_limited', async () => {
    server.faults.next({ on: 'server-events', status: 429 });
    const answer = await order();
    expect([answer.status, await answer.json()]).toEqual([429, { error: { code: 'rate_limited' } }]);
  });

  it.each([
    ['of an unknown endpoint', '{ "on": "sessions", "status": 503 }', 'not "sessions"'],
    ['that does nothing', '{ "on": "session" }', 'status, delayMs or drop'],
    ['with an unknown drop', '{ "on": "session", "drop": "x" }', 'before-acceptance or after-acceptance'],
  ])('%s is refused immediately', (_name, fault, says) => {
    expect(() => server.faults.next(JSON.parse(fault))).toThrow(says);
    expect(server.faults.planned()).toEqual([]);
  });

  it('passes preflights', async () => {
    server.faults.next({ on: 'session', status: 503 });
    const preflight = await fetch(`${server.endpoint}/session`, { method: 'OPTIONS', headers: { origin: ORIGIN } });
    expect([preflight.status, (await session()).status]).toEqual([204, 503]);
  });

  it('cuts the connection before anything is stored', async () => {
    server.faults.next({ on: 'server-events', drop: 'before-acceptance' });
    await expect(order()).rejects.toThrow();
    expect((await server.received()).events).toEqual([]);
  });

  it('cuts the connection after storing, so that a retry is a duplicate', async () => {
    const id = randomUUID();
    const occurred_at = '2026-01-01T00:00:00Z';
    server.faults.next({ on: 'server-events', drop: 'after-acceptance' });
    await expect(order({ occurred_at }, id)).rejects.toThrow();
    expect((await server.received()).events).toHaveLength(1);
    expect(await (await order({ occurred_at }, id)).json()).toMatchObject({ accepted: true, duplicate: true });
    expect((await server.received()).events).toHaveLength(1);
  });

  it('delays a request before it is handled', async () => {
    server.faults.next({ on: 'session', delayMs: 80 });
    const started = performance.now();
    expect((await session()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(75);
  });
});

describe('waitFor()', () => {
  it('resolves with the received records once the predicate holds', async () => {
    const waiting = server.waitFor(({ visits }) => visits.length === 2);
    await session();
    await session();
    expect((await waiting).visits).toHaveLength(2);
  });

  it('can wait for a processed receipt', async () => {
    await order();
    const { events } = await server.waitFor(({ events: [event] }) => event?.receipt.state === 'processed');
    expect(events).toMatchObject([{ receipt: { outcome: 'unattributed' } }]);
  });

  it('rejects after the timeout and lists what the server received', async () => {
    await browser('/session', { consent: false, url: `${ORIGIN}/` });
    await expect(server.waitFor(() => false, { timeoutMs: 50 })).rejects.toThrow(
      /still waiting after 50 ms.*refused.*invalid_input/s,
    );
  });
});

describe('reset()', () => {
  it('resets the store, refusals, faults, delivery ids and the clock', async () => {
    const id = randomUUID();
    await order({ occurred_at: '2026-01-01T00:00:00Z' }, id);
    await browser('/session', {});
    server.faults.next({ on: 'session', status: 503 });
    server.clock.advance(1_000_000);
    const { url, installId, token } = server;
    await server.reset();
    expect(await server.received()).toEqual({ visits: [], actions: [], events: [] });
    expect([server.refused(), server.faults.planned()]).toEqual([[], []]);
    expect(Math.abs(server.clock.now() - Date.now())).toBeLessThan(1000);
    expect(await (await order({}, id)).json()).toMatchObject({ accepted: true, duplicate: false });
    expect({ url, installId, token }).toEqual({ url: server.url, installId: server.installId, token: server.token });
  });
});

describe('startTestServer()', () => {
  it('accepts the test’s mode, origins, handles and limits', async () => {
    await using strict = await startTestServer({
      mode: 'shadow',
      handles: ['a', 'b'],
      preconfigured: null,
      rateLimits: 'on',
    });
    const answer = await post(
      `${strict.endpoint}/session`,
      { service_visitor_id: VISITOR, consent: true, url: 'http://localhost:3000/' },
      { origin: 'http://localhost:3000', 'x-service-delivery-id': randomUUID() },
    );
    expect(await answer.json()).toMatchObject({ mode: 'shadow' });
    const preconfigured = await post(
      `${strict.eventsUrl}/preconfigured`,
      { service_visitor_id: VISITOR },
      { authorization: `Bearer ${strict.token}`, 'webhook-id': randomUUID() },
    );
    expect(await preconfigured.json()).toMatchObject({ error: { code: 'server_event_not_configured' } });
    const other = await post(strict.eventsUrl, {}, { authorization: `Bearer ${strict.token}` });
    expect([other.status, other.headers.get('ratelimit-policy')]).toEqual([422, '"server-events";q=1200;w=60']);
  });

  it('refuses an invalid origin', async () => {
    await expect(startTestServer({ reportingOrigins: ['shop.example'] })).rejects.toThrow(
      'shop.example is not an origin',
    );
  });

  it('releases its port and its files', async () => {
    const one = await startTestServer();
    await one.close();
    await expect(fetch(`${one.url}/healthz`)).rejects.toThrow();
  });
});

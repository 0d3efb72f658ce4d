// The client against the real service.
import { randomUUID } from 'node:crypto';
import { getEventListeners, getMaxListeners, once, setMaxListeners } from 'node:events';
import { createServer } from 'node:http';
import { startTestServer } from '@service/server/testing';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createEventsClient, EventsError, prepareEvent, type ServerEvent } from '../src/index.ts';

const service = await startTestServer({ handles: ['booking_confirmed'] });
afterAll(() => service.close());

const client = createEventsClient({ eventsUrl: service.eventsUrl, apiKey: service.token });

const booking = (id = randomUUID()): ServerEvent => ({
  event_id: `booking-${id}`,
  event_handle: 'booking_confirmed',
  occurred_at: new Date().toISOString(),
  subject: { type: 'booking', id },
  status: 'confirmed',
});

const refusalOf = (sending: Promise<unknown>): Promise<EventsError> =>
  sending.then(
    () => Promise.reject(new Error('it was accepted')),
    (error) => error,
  );

const answeringWith = (fetch: () => Promise<Response>) =>
  createEventsClient({ eventsUrl: service.eventsUrl, apiKey: service.token, fetch });
const errorBody = (code: string) => JSON.stringify({ error: { code, message: '', request_id: '' } });

describe('send', () => {
  it('resolves with the receipt, whose outcome follows', async () => {
    const accepted = await client.send(booking());
    expect(accepted).toMatchObject({ accepted: true, duplicate: false });
    expect(await client.waitForOutcome(accepted.status_url)).toMatchObject({
      receipt_id: accepted.receipt_id,
      state: 'processed',
      outcome: 'unattributed',
    });
  });

  it('repeats the same bytes and ID after lost responses', async () => {
    service.faults.next({ on: 'server-events', drop: 'after-acceptance' });
    service.faults.next({ on: 'server-events', status: 503 });
    const event = booking();
    expect((await client.send(event)).duplicate).toBe(true);
    const { events } = await service.received();
    expect(events.filter(({ eventId }) => eventId === event.event_id)).toHaveLength(1);
  });

  it('returns the first receipt when an event is sent again', async () => {
    const event = booking();
    const first = await client.send(event);
    expect(await client.send(event)).toEqual({ ...first, duplicate: true });
  });

  it('rejects a changed event under a known ID', async () => {
    const event = booking();
    await client.send(event);
    const error = await refusalOf(client.send({ ...event, occurred_at: '2026-01-01T00:00:00Z' }));
    expect(error).toMatchObject({ code: 'idempotency_conflict', status: 409, remedy: 'never' });
  });

  it('rejects an invalid event at once, and lists its fields', async () => {
    const before = service.refused().length;
    const error = await refusalOf(client.send({ ...booking(), occurred_at: 'yesterday' }));
    expect(error).toBeInstanceOf(EventsError);
    expect(error).toMatchObject({ code: 'invalid_input', status: 422, remedy: 'never', requestId: expect.any(String) });
    expect(error.issues).toEqual([{ path: 'occurred_at', message: expect.any(String) }]);
    expect(service.refused()).toHaveLength(before + 1);
  });

  it('rejects an unknown key as blocked, without a retry', async () => {
    const before = service.refused().length;
    const other = createEventsClient({ eventsUrl: service.eventsUrl, apiKey: 'svc_pat_unknown' });
    expect(await refusalOf(other.send(booking()))).toMatchObject({ code: 'unauthorized', remedy: 'blocked' });
    expect(service.refused()).toHaveLength(before + 1);
  });

  it('gives up at its timeout, before a longer Retry-After', async () => {
    const hasty = createEventsClient({ eventsUrl: service.eventsUrl, apiKey: service.token, timeoutMs: 5000 });
    service.faults.next({ on: 'server-events', status: 503, retryAfter: 6 });
    const error = await refusalOf(hasty.send(booking()));
    expect(error).toMatchObject({ code: 'timeout', status: 503, remedy: 'later', retryAfterMs: 6000 });
  });

  it('rejects with the reason of its signal', async () => {
    service.faults.next({ on: 'server-events', status: 503, retryAfter: 20 });
    const ending = new AbortController();
    const sending = client.send(booking(), { signal: ending.signal });
    await expect.poll(() => service.faults.planned()).toEqual([]);
    const reason = new Error('shutting down');
    ending.abort(reason);
    expect(await refusalOf(sending)).toBe(reason);
  });

  it('reports a URL without a service as unreachable', async () => {
    const nowhere = createEventsClient({
      eventsUrl: 'http://127.0.0.1:9/api/v1/billing-events/x',
      apiKey: 'svc_pat_x',
      timeoutMs: 0,
    });
    expect(await refusalOf(nowhere.send(booking()))).toMatchObject({ code: 'timeout', remedy: 'later' });
    expect(await refusalOf(nowhere.sendOnce(prepareEvent(booking())))).toMatchObject({ code: 'network' });
  });

  it('treats the response of another program as a wrong URL', async () => {
    const answers = [
      new Response('<html>', { status: 404 }),
      new Response('<html>', { status: 405 }),
      new Response('<html>', { status: 200 }),
      new Response('{"ok":true}', { status: 200 }),
      new Response('{"accepted":true,"status_url":null}', { status: 202 }),
      new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } }),
    ];
    const misled = answeringWith(() => Promise.resolve(answers.shift() ?? Response.error()));
    for (const _ of [...answers]) {
      expect(await refusalOf(misled.send(booking()))).toMatchObject({ code: 'unexpected_answer', remedy: 'blocked' });
    }
  });
});

it.each([
  [400, errorBody('invalid_input'), 'never'],
  [401, errorBody('unauthorized'), 'blocked'],
  [403, errorBody('insufficient_scope'), 'blocked'],
  [404, errorBody('not_found'), 'blocked'],
  [409, errorBody('idempotency_conflict'), 'never'],
  [413, '<html>', 'never'],
  [422, errorBody('server_event_not_configured'), 'blocked'],
  [422, errorBody('event_handle_not_allowed'), 'never'],
])('sends one request if the response is %i %s: %s', async (status, body, remedy) => {
  const answers = [new Response(body, { status })];
  const client = answeringWith(() => Promise.resolve(answers.shift() ?? Response.error()));
  expect(await refusalOf(client.send(booking()))).toMatchObject({ status, remedy });
});

it('times out when the response stalls after its headers', async () => {
  const stalling = createServer((_, response) => response.writeHead(202).write('{"accepted":'));
  await once(stalling.listen(0, '127.0.0.1'), 'listening');
  const address = stalling.address();
  const client = createEventsClient({
    eventsUrl: `http://127.0.0.1:${address instanceof Object ? address.port : 0}/api/v1/billing-events/x`,
    apiKey: 'svc_pat_x',
    requestTimeoutMs: 50,
  });
  expect(await refusalOf(client.sendOnce(prepareEvent(booking())))).toMatchObject({ code: 'network', remedy: 'later' });
  stalling.closeAllConnections();
  stalling.close();
});

it('calls the current global fetch, without a receiver', async () => {
  const receivers: unknown[] = [];
  vi.stubGlobal('fetch', function (this: unknown) {
    receivers.push(this);
    return Promise.resolve(new Response('<html>', { status: 404 }));
  });
  await refusalOf(client.send(booking()));
  vi.unstubAllGlobals();
  expect(receivers).toEqual([undefined]);
});

it('adds at most one listener per call to a signal, and raises the limit of one that calls share', async () => {
  const adding = vi.spyOn(AbortSignal.prototype, 'addEventListener');
  const refusing = answeringWith(async () => new Response('<html>', { status: 404 }));
  const { signal } = new AbortController();
  setMaxListeners(10, signal); // the default of Node 22
  await Promise.all(Array.from({ length: 20 }, () => refusalOf(refusing.send(booking()))));
  expect(new Set(adding.mock.contexts).size).toBe(20);
  adding.mockRestore();
  await Promise.all(Array.from({ length: 20 }, () => refusalOf(refusing.send(booking(), { signal }))));
  expect(getMaxListeners(signal)).toBe(0);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('rejects invalid input without a request', async () => {
  const circular = { ...booking(), extra: {} };
  circular.extra = circular;
  await expect(client.send(circular)).rejects.toThrow(TypeError);
  await expect(client.send(booking(), { webhookId: 'a.b' })).rejects.toThrow('webhookId must be a UUID');
});

it('never quotes an API key that fetch would refuse', () => {
  const apiKey = 'svc_pat_secret\r\nx-header: 1';
  const create = () => createEventsClient({ eventsUrl: service.eventsUrl, apiKey });
  expect(create).toThrow('apiKey contains a space, a line break');
  expect(create).not.toThrow('secret');
  expect(() => createEventsClient({ eventsUrl: service.eventsUrl, apiKey: `${service.token}\n` })).not.toThrow();
});

it('reports the preconfigured event of a connection once', async () => {
  await using preconfigured = await startTestServer({ handles: ['signed_up'], preconfigured: 'signed_up' });
  const { eventsUrl, token } = preconfigured;
  const one = createEventsClient({ eventsUrl, apiKey: token });
  const webhookId = randomUUID();
  const first = await one.sendPreconfigured('svc_v_abcdefghijkl', { webhookId });
  expect(await one.sendPreconfigured('svc_v_abcdefghijkl', { webhookId })).toEqual({ ...first, duplicate: true });
});

it('sends the API key to the service only', async () => {
  await expect(client.readReceipt('https://elsewhere.example/receipt')).rejects.toThrow(TypeError);
});

it.each([
  [{ eventsUrl: 'events.example', apiKey: 'svc_pat_x' }, 'eventsUrl must look like'],
  [{ eventsUrl: 'https://events.example/', apiKey: 'svc_pat_x' }, 'eventsUrl must look like'],
  [{ eventsUrl: service.eventsUrl, apiKey: '' }, 'set apiKey or signingSecret'],
])('refuses options that cannot work: %j', (options, message) => {
  expect(() => createEventsClient(options)).toThrow(message);
});

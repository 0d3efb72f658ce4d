// `POST /api/v1/billing-events/{id}` and `/preconfigured` (Spec 2.7-2.9, 4.2; decisions 1, 4).
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../../src/server-events/index.ts';
import {
  addConnection,
  addKey,
  type ConnectionChange,
  eventBody,
  eventRequest,
  HANDLE,
  preconfiguredRequest,
} from '../support/event-requests.ts';
import { ORIGIN, type RequestChange, VISITOR } from '../support/requests.ts';
import { sharedScene } from '../support/scene.ts';

const scene = await sharedScene();

async function site(change: ConnectionChange = {}) {
  const connection = await addConnection(scene.stores, { preconfigured: 'signup', ...change });
  const { secret } = await addKey(scene, connection);
  return {
    connection,
    secret,
    send: (request: RequestChange = {}) => scene.inject(eventRequest(connection.installId, secret, request)),
    preconfigured: (request: RequestChange = {}) =>
      scene.inject(preconfiguredRequest(connection.installId, secret, request)),
  };
}

async function kept({ installId }: Connection) {
  return Array.fromAsync(scene.stores.exports.exportEvents({ installId }));
}

describe('an accepted event', () => {
  it('is answered with exactly four fields', async () => {
    const { connection, send } = await site();
    const answer = await send();
    expect(answer.statusCode).toBe(202);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { receipt_id } = answer.json<{ receipt_id: string }>();
    expect(receipt_id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(answer.json()).toEqual({
      accepted: true,
      receipt_id,
      duplicate: false,
      status_url: `/api/v1/billing-events/${connection.id}/receipts/${receipt_id}`,
    });
  });

  it('is stored as it was sent', async () => {
    const { connection, send } = await site({ reversals: true });
    const webhookId = randomUUID();
    const body = {
      event_id: 'ü🥾 1',
      occurred_at: '2027-01-15t13:00:00.123456789+01:00',
      subject: { type: 'Bestellung', id: '№ 4711' },
      status: 'reversed',
    };
    await send({ headers: { 'webhook-id': webhookId.toUpperCase() }, body });
    expect(await kept(connection)).toMatchObject([
      {
        webhookId,
        eventId: 'ü🥾 1',
        handle: HANDLE,
        occurredAt: '2027-01-15t13:00:00.123456789+01:00',
        subjectType: 'Bestellung',
        subjectId: '№ 4711',
        visitorId: VISITOR,
        status: 'reversed',
        receivedAt: scene.clock.now(),
      },
    ]);
  });

  it('needs no attribution', async () => {
    const { connection, send } = await site();
    expect((await send({ body: { attribution: undefined } })).statusCode).toBe(202);
    expect(await kept(connection)).toMatchObject([{ visitorId: null }]);
  });

  it.each(['test', 'confirmed'])('may have the status %s', async (status) => {
    const { connection, send } = await site();
    expect((await send({ body: { status } })).statusCode).toBe(202);
    expect(await kept(connection)).toMatchObject([{ status }]);
  });

  it('is accepted under the UUID of its connection too, in either case', async () => {
    const { connection, secret } = await site();
    for (const id of [connection.id, connection.id.toUpperCase()]) {
      expect((await scene.inject(eventRequest(id, secret))).statusCode).toBe(202);
    }
    expect(await kept(connection)).toHaveLength(2);
  });

  it('is accepted with a key for only its brand', async () => {
    const connection = await addConnection(scene.stores);
    const { secret } = await addKey(scene, connection, { brandIds: [connection.brandId] });
    expect((await scene.inject(eventRequest(connection.installId, secret))).statusCode).toBe(202);
  });

  it('has no CORS headers, as no browser may send one', async () => {
    const { send } = await site();
    const answer = await send({ headers: { origin: ORIGIN } });
    const names = Object.keys(answer.headers);
    expect([answer.statusCode, names.filter((name) => /^(access-control-|vary)/.test(name))]).toEqual([202, []]);
  });
});

describe('a preconfigured event', () => {
  it('has the connection’s event handle and the time of receipt', async () => {
    const { connection, preconfigured } = await site();
    const webhookId = randomUUID();
    const answer = await preconfigured({ headers: { 'webhook-id': webhookId } });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
      202,
      ['accepted', 'receipt_id', 'duplicate', 'status_url'],
    ]);
    expect(await kept(connection)).toMatchObject([
      {
        webhookId,
        eventId: webhookId,
        handle: 'signup',
        occurredAt: new Date(scene.clock.now()).toISOString(),
        subjectType: 'visitor',
        subjectId: VISITOR,
        visitorId: VISITOR,
        status: 'confirmed',
      },
    ]);
  });

  it('may have a handle that the general endpoint refuses', async () => {
    const { send } = await site();
    expect((await send({ body: { event_handle: 'signup' } })).json().error.code).toBe('event_handle_not_allowed');
  });

  it.each([
    ['an event', eventBody],
    ['another field', { service_visitor_id: VISITOR, status: 'test' }],
    ['a malformed visitor', { service_visitor_id: 'svc_v_short' }],
    ['no visitor', {}],
  ])('refuses %s', async (_, body) => {
    const { connection, preconfigured } = await site();
    const answer = await preconfigured({ payload: JSON.stringify(body) });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'invalid_input']);
    expect(await kept(connection)).toEqual([]);
  });

  it('has its own body format, which the general endpoint refuses', async () => {
    const { send } = await site();
    const answer = await send({ payload: JSON.stringify({ service_visitor_id: VISITOR }) });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'invalid_input']);
  });
});

describe('the boundary of', () => {
  const long = (length: number) => '😀'.repeat(length);
  const now = scene.clock.now();
  const at = (offset: number) => new Date(now + offset).toISOString();
  const cases: [field: string, good: RequestChange['body'] & object, bad: RequestChange['body'] & object][] = [
    ['event_id', { event_id: long(255) }, { event_id: long(256) }],
    ['event_id', { event_id: 'x' }, { event_id: '' }],
    ['subject.type', { subject: { type: long(64), id: '1' } }, { subject: { type: long(65), id: '1' } }],
    ['subject.id', { subject: { type: 'a', id: long(255) } }, { subject: { type: 'a', id: long(256) } }],
    [
      'subject.id',
      { subject: { type: 'a', id: 'jane(at)example.com' } },
      { subject: { type: 'a', id: 'jane@example.com' } },
    ],
    ['occurred_at', { occurred_at: at(300_000) }, { occurred_at: at(300_001) }],
    ['occurred_at', { occurred_at: '2000-01-01T00:00:00Z' }, { occurred_at: '1999-12-31T23:59:59.999Z' }],
    ['occurred_at', { occurred_at: '2027-01-15T12:00:00Z' }, { occurred_at: '2027-01-15T12:00:00' }],
    ['spec_version', { spec_version: '1.0' }, { spec_version: '1.1' }],
    ['status', { status: 'test' }, { status: 'pending' }],
    [
      'attribution.visitor_id',
      { attribution: { visitor_id: `svc_v_${'a'.repeat(80)}` } },
      { attribution: { visitor_id: `svc_v_${'a'.repeat(81)}` } },
    ],
    ['attribution.visitor_id', { attribution: undefined }, { attribution: {} }],
    ['attribution', { attribution: undefined }, { attribution: null }],
    ['', {}, { service_visitor_id: VISITOR }],
    ['event_id', { event_id: '\u0001' }, { event_id: '\u0000' }],
    ['subject.type', { subject: { type: '😀', id: '1' } }, { subject: { type: '\ud83d', id: '1' } }],
  ];

  it.each(cases)('%s: %j is within, %j is not', async (path, good, bad) => {
    const { send } = await site();
    expect((await send({ body: good })).statusCode).toBe(202);
    const answer = await send({ body: bad });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: {
        code: 'invalid_input',
        message: expect.any(String),
        request_id: expect.any(String),
        issues: [{ path, message: expect.any(String) }],
      },
    });
  });

  it('event_handle: 255 characters are allowed', async () => {
    const { send } = await site({ handles: [HANDLE, long(255)] });
    expect((await send({ body: { event_handle: long(255) } })).statusCode).toBe(202);
    expect((await send({ body: { event_handle: long(256) } })).json().error.code).toBe('invalid_input');
    expect((await send({ body: { event_handle: long(254) } })).json().error.code).toBe('event_handle_not_allowed');
  });

  it('the size: 64 KiB are allowed', async () => {
    const { send } = await site();
    const padded = (bytes: number) => JSON.stringify({ ...eventBody, event_id: randomUUID() }).padEnd(bytes, ' ');
    expect((await send({ payload: padded(65_536) })).statusCode).toBe(202);
    const answer = await send({ payload: padded(65_537) });
    expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'body_too_large']);
  });
});

describe('a body', () => {
  it('is valid UTF-8', async () => {
    const { send } = await site();
    const json = JSON.stringify({ ...eventBody, event_id: 'é' });
    expect((await send({ payload: Buffer.from(json) })).statusCode).toBe(202);
    const broken = Buffer.from(Buffer.from(json).toString('hex').replace('c3a9', 'c328'), 'hex');
    expect((await send({ payload: broken })).json().error.code).toBe('invalid_input');
  });

  it('is application/json in UTF-8, without a content encoding', async () => {
    const { send } = await site();
    const typed = (headers: Record<string, string | undefined>) =>
      send({ headers }).then((answer) => answer.statusCode);
    expect(await typed({ 'content-type': 'Application/JSON; charset=UTF-8' })).toBe(202);
    for (const type of ['text/plain', 'application/json; charset=utf-16', 'application/vnd.api+json', undefined]) {
      expect(await typed({ 'content-type': type })).toBe(415);
    }
    expect(await typed({ 'content-encoding': 'identity' })).toBe(202);
    expect(await typed({ 'content-encoding': 'gzip' })).toBe(415);
  });

  it('that repeats a key counts the last value', async () => {
    const { connection, send } = await site();
    const json = JSON.stringify({ ...eventBody, event_id: 'first' })
      .replace('{', '{"event_id":"0",')
      .replace('}', '},"status":"test"');
    expect((await send({ payload: json.replace(/,"status":"confirmed"/, '') })).statusCode).toBe(202);
    expect(await kept(connection)).toMatchObject([{ eventId: 'first', status: 'test' }]);
  });

  it.each(['', '[]', 'null', '"text"', '{"a":', '{}'])('that is %j is refused', async (payload) => {
    const { send } = await site();
    const answer = await send({ payload });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'invalid_input']);
  });

  it('with a key named __proto__ is refused', async () => {
    const { connection, send } = await site();
    const payload = JSON.stringify(eventBody).replace('{', '{"__proto__":{"status":"test"},');
    expect((await send({ payload })).statusCode).toBe(422);
    expect(await kept(connection)).toEqual([]);
  });
});

describe('a refusal', () => {
  it('without a key explains how to send one', async () => {
    const { connection } = await site();
    const answer = await scene.inject(eventRequest(connection.installId, undefined));
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toEqual({
      error: {
        code: 'unauthorized',
        message: expect.stringContaining('Authorization: Bearer'),
        request_id: expect.any(String),
      },
    });
  });

  it('never repeats the key or logs the body', async () => {
    const { secret, send } = await site();
    const answer = await send({ body: { event_id: '', subject: { type: 'secret-type', id: '' } } });
    expect(answer.statusCode).toBe(422);
    const told = answer.body + scene.logs.join('\n');
    expect([told.includes(secret), told.includes('secret-type')]).toEqual([false, false]);
  });

  it('of another method names the allowed one', async () => {
    const { connection, secret } = await site();
    const { url, headers } = eventRequest(connection.installId, secret);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'] as const) {
      const answer = await scene.inject({ method, url, headers: { authorization: headers.authorization } });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
    }
  });

  it.each(['x', `svc_pub_${'A'.repeat(32)}`, '00000000-0000-0000-0000-000000000000', '%00', 'a%2Fb'])(
    'of the path %s is 404',
    async (id) => {
      const { secret } = await site();
      const answer = await scene.inject(eventRequest(id, secret));
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
    },
  );
});

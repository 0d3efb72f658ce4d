// `POST /events` (Spec 2.5, 2.6, 3, 4.1, 5; decisions 2).
import { describe, expect, it } from 'vitest';
import { createSessionTokens } from '../../src/collect/index.ts';
import { ORIGIN, VISITOR } from '../support/requests.ts';
import { MODES, openScene, SECRET, sharedScene } from '../support/scene.ts';

const scene = await sharedScene();
const measured = await scene.install();
const token = await scene.token(measured);

const invalidInput = { error: { code: 'invalid_input' } };
const invalidSession = { error: { code: 'invalid_session' } };
const withKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));
/** Properties whose JSON has exactly that many bytes, in values of at most 512 characters. */
function ofBytes(bytes: number): Record<string, string> {
  const properties: Record<string, string> = {};
  const size = () => Buffer.byteLength(JSON.stringify(properties));
  for (let i = 0; size() < bytes; i++) {
    const key = `k${String(i).padStart(2, '0')}`;
    properties[key] = '';
    properties[key] = 'v'.repeat(Math.min(512, Math.max(0, bytes - size())));
  }
  return properties;
}

describe('an action request', () => {
  it('in measurement mode is answered 202 with exactly two fields', async () => {
    const answer = await scene.action(measured, token);
    expect([answer.statusCode, answer.json()]).toEqual([202, { accepted: true, mode: 'measurement' }]);
  });

  it('in shadow mode is answered 202 with a receipt', async () => {
    const shadow = await scene.install({ mode: 'shadow' });
    const answer = await scene.action(shadow, await scene.token(shadow));
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      { accepted: true, mode: 'shadow', receipt_id: expect.stringMatching(/^[0-9a-f-]{36}$/), duplicate: false },
    ]);
  });

  it.each(MODES)('records one action and none of its properties in %s mode', async (mode) => {
    const install = await scene.install({ mode });
    const deliveryId = '0190bbbb-1111-7222-8333-abcdefabcdef';
    await scene.action(install, await scene.token(install), {
      headers: { 'x-service-delivery-id': deliveryId },
      body: { properties: { plan: 'pro' } },
    });
    expect(await scene.actions(install)).toEqual([
      { kind: 'action', installId: install.id, visitorId: VISITOR, deliveryId, receivedAt: scene.clock.now() },
    ]);
  });
});

describe('properties are accepted', () => {
  it.each([
    ['none at all', undefined],
    ['an empty object', {}],
    ['every kind of value', { text: 'a', number: -1.5, yes: true, nothing: null }],
    ['20 keys', withKeys(20)],
    ['a key of 64 characters', { [`k${'a'.repeat(63)}`]: 1 }],
    ['a string of 512 characters', { note: 'a'.repeat(512) }],
    ['a string of 512 emoji', { note: '😀'.repeat(512) }],
    ['4096 bytes of JSON', ofBytes(4096)],
    ['names of object internals', { constructor: 'x', toString: 'y', hasOwnProperty: 'z', valueOf: 1 }],
    ['words that only look sensitive', { businessName: 'a', discarded: 1, cardinality: 2, pricing_page: true }],
  ])('with %s', async (_, properties) => {
    const answer = await scene.action(measured, token, { body: { properties } });
    expect(answer.statusCode).toBe(202);
  });
});

it('integers beyond 2^53 are accepted, since no property is stored', async () => {
  const payload = `{"service_visitor_id":"${VISITOR}","properties":{"n":9007199254740993}}`;
  expect((await scene.action(measured, token, { payload })).statusCode).toBe(202);
});

describe('an action request is refused as invalid_input', () => {
  it.each([
    ['21 keys', withKeys(21)],
    ['a key of 65 characters', { [`k${'a'.repeat(64)}`]: 1 }],
    ['a key that starts with a digit', { '1a': 1 }],
    ['a key with a dot', { 'a.b': 1 }],
    ['an empty key', { '': 1 }],
    ['a key with a letter beyond ASCII', { größe: 1 }],
    ['a string of 513 characters', { note: 'a'.repeat(513) }],
    ['a string of 513 emoji', { note: '😀'.repeat(513) }],
    ['4097 bytes of JSON', ofBytes(4097)],
    ['4 KiB only in UTF-16 units', Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((k) => [k, 'ü'.repeat(500)]))],
    ['an object inside', { a: { b: 1 } }],
    ['a list inside', { a: [1] }],
    ['U+0000 in a text', { a: '\u0000' }],
    ['a lone surrogate in a string', { a: '\udc00' }],
    ['a sensitive name', { email: 'x' }],
    ['a sensitive name inside a word', { userEmail: 'x' }],
    ['a sensitive word', { 'item-price': 1 }],
  ])('for properties with %s', async (_, properties) => {
    const answer = await scene.action(measured, token, { body: { properties } });
    expect([answer.statusCode, answer.json()]).toEqual([422, invalidInput]);
  });

  it.each([
    ['null', { properties: null }],
    ['a list', { properties: [] }],
    ['a text', { properties: 'signup' }],
  ])('for properties that are %s', async (_, body) => {
    const answer = await scene.action(measured, token, { body });
    expect([answer.statusCode, answer.json()]).toEqual([422, invalidInput]);
  });

  it.each([
    ['__proto__', '{"__proto__":{"consent":true}}'],
    ['a number out of range', '{"n":1e400}'],
  ])('for properties with %s in the JSON text', async (_, properties) => {
    const payload = `{"service_visitor_id":"${VISITOR}","properties":${properties}}`;
    const answer = await scene.action(measured, token, { payload });
    expect([answer.statusCode, answer.json()]).toEqual([422, invalidInput]);
  });

  it.each([
    ['an event name', { event: 'signup' }],
    ['a prototype', JSON.parse('{"__proto__":1}')],
    ['no visitor', { service_visitor_id: undefined }],
    ['a malformed visitor', { service_visitor_id: 'svc_v_short' }],
  ])('for a body with %s', async (_, body) => {
    const answer = await scene.action(measured, token, { body });
    expect([answer.statusCode, answer.json()]).toEqual([422, invalidInput]);
  });

  it('without a delivery id', async () => {
    const answer = await scene.action(measured, token, { headers: { 'x-service-delivery-id': undefined } });
    expect([answer.statusCode, answer.json()]).toEqual([422, invalidInput]);
  });
});

describe('a session', () => {
  const refused = async (change: Parameters<typeof scene.action>[2], used = token, install = measured) => {
    const answer = await scene.action(install, used, change);
    expect([answer.statusCode, answer.json()]).toEqual([401, invalidSession]);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  };

  it.each([
    ['is missing', undefined],
    ['is empty', ''],
    ['has no token', 'Bearer'],
    ['has another scheme', `Basic ${token}`],
    ['is only the token', token],
    ['has two tokens', `Bearer ${token} ${token}`],
    ['has a corrupt token', `Bearer ${token.slice(0, -1)}`],
    ['has an API key', `Bearer svc_pat_${'a'.repeat(32)}`],
  ])('is refused if the header %s', async (_, authorization) => {
    await refused({ headers: { authorization } });
  });

  it('is accepted with the scheme in any case', async () => {
    const answer = await scene.action(measured, token, { headers: { authorization: `bearer  ${token}` } });
    expect(answer.statusCode).toBe(202);
  });

  it('of another integration is refused', async () => {
    await refused({}, token, await scene.install());
  });

  it('of another origin is refused', async () => {
    await refused({ headers: { origin: 'https://other.example' } });
  });

  it('of another visitor is refused', async () => {
    await refused({ body: { service_visitor_id: 'svc_v_otherotherother' } });
    expect((await scene.actions(measured)).every(({ visitorId }) => visitorId === VISITOR)).toBe(true);
  });

  it('signed with another secret is refused', async () => {
    await using elsewhere = await openScene({ shared: scene.stores });
    await using stranger = await openScene({ shared: scene.stores, tokens: createSessionTokens(['another secret']) });
    expect((await scene.action(measured, await elsewhere.token(measured))).statusCode).toBe(202);
    await refused({}, await stranger.token(measured));
  });

  it('of a mode that the integration is not in is refused', async () => {
    const shadow = await scene.install({ mode: 'shadow' });
    const claims = { visitorId: VISITOR, mode: 'measurement', epoch: 0, issuedAt: scene.clock.now() } as const;
    const issued = createSessionTokens([SECRET]).issue(claims, { installId: shadow.id, origin: ORIGIN });
    await refused({}, issued, shadow);
  });

  it('lasts 900 seconds and not a millisecond longer', async () => {
    await using timed = await openScene({ shared: scene.stores });
    const install = await timed.install();
    const early = await timed.token(install);
    timed.clock.pass(899_999);
    expect((await timed.action(install, early)).statusCode).toBe(202);
    timed.clock.pass(1);
    const late = await timed.action(install, early);
    expect([late.statusCode, late.json()]).toEqual([401, invalidSession]);
    expect((await timed.action(install, await timed.token(install))).statusCode).toBe(202);
  });

  it('is valid on nodes whose clocks differ by two seconds either way', async () => {
    await using ahead = await openScene({ shared: scene.stores });
    await using behind = await openScene({ shared: scene.stores });
    ahead.clock.pass(4000);
    behind.clock.pass(0);
    expect((await behind.action(measured, await ahead.token(measured))).statusCode).toBe(202);
    expect((await ahead.action(measured, await behind.token(measured))).statusCode).toBe(202);
    ahead.clock.pass(1001);
    expect((await behind.action(measured, await ahead.token(measured))).statusCode).toBe(401);
  });

  it('is revoked with all others of its integration when the epoch increases', async () => {
    const install = await scene.install();
    const before = await scene.token(install);
    await scene.stores.installs.updateInstall(install.id, { revokeSessions: true });
    await scene.configCache.poll();
    await refused({}, before, install);
    expect((await scene.action(install, await scene.token(install))).statusCode).toBe(202);
    expect((await scene.action(measured, token)).statusCode).toBe(202);
  });
});

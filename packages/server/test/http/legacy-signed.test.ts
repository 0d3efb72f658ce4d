// Legacy signed integrations (Spec 5, 9; decisions 4 "Legacy signed").
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../../src/server-events/index.ts';
import {
  addConnection,
  addKey,
  type ConnectionChange,
  type EventRequest,
  eventBody,
  eventRequest,
  newSecret,
  preconfiguredRequest,
  signatureHeaders,
  signed,
} from '../support/event-requests.ts';
import type { RequestChange } from '../support/requests.ts';
import { openScene, sharedScene } from '../support/scene.ts';

const scene = await sharedScene();

async function site(change: ConnectionChange = {}) {
  const secret = newSecret();
  const connection = await addConnection(scene.stores, {
    preconfigured: 'signup',
    signingSecrets: [secret],
    ...change,
  });
  const event = (request: RequestChange = {}) => eventRequest(connection.id, undefined, request);
  const send = (request: EventRequest = event(), by = secret, at = scene.clock.now()) =>
    scene.inject(signed(request, by, at));
  const kept = () => Array.fromAsync(scene.stores.exports.exportEvents({ installId: connection.installId }));
  return { connection, secret, event, send, kept };
}

const refusal = async (answer: ReturnType<typeof scene.inject>) => {
  const { statusCode, body } = await answer;
  return [statusCode, JSON.parse(body).error?.code];
};
const UNAUTHORIZED = [401, 'unauthorized'];

describe('a signed event', () => {
  it('is accepted without a key, and its receipt is readable by signature', async () => {
    const { connection, secret, send } = await site();
    const answer = await send();
    expect([answer.statusCode, answer.json().duplicate]).toEqual([202, false]);
    const url: string = answer.json().status_url;
    const headers = signatureHeaders(secret, scene.clock.now(), '');
    const receipt = await scene.inject({ method: 'GET', url, headers });
    expect([receipt.statusCode, receipt.json().connection_id]).toEqual([200, connection.id]);
    const stale = signatureHeaders(secret, scene.clock.now(), 'x');
    expect(await refusal(scene.inject({ method: 'GET', url, headers: stale }))).toEqual(UNAUTHORIZED);
  });

  it('is verified over the raw bytes, with any spacing and escapes', async () => {
    const { event, send, kept } = await site();
    const json = JSON.stringify({ ...eventBody, event_id: 'é' })
      .replaceAll(',', ' ,\n ')
      .replace('é', 'é\\u00e9');
    expect((await send(event({ payload: Buffer.from(json) }))).statusCode).toBe(202);
    expect(await kept()).toMatchObject([{ eventId: 'éé' }]);
  });

  it('with any byte flipped is refused', async () => {
    const { event, secret, kept } = await site();
    const good = signed(event(), secret, scene.clock.now());
    const bytes = Buffer.from(good.payload);
    for (const i of [0, 7, bytes.length - 1]) {
      const payload = Buffer.from(bytes);
      payload[i] = (payload[i] ?? 0) ^ 1;
      expect(await refusal(scene.inject({ ...good, payload }))).toEqual(UNAUTHORIZED);
    }
    expect(await kept()).toEqual([]);
  });

  it('is the preconfigured event at its own endpoint', async () => {
    const { connection, send, kept } = await site();
    const answer = await send(preconfiguredRequest(connection.id, undefined));
    expect(answer.statusCode).toBe(202);
    expect(await kept()).toMatchObject([{ handle: 'signup' }]);
  });

  it.each([
    ['300 s ago', -300_000, 202],
    ['301 s ago', -301_000, 401],
    ['300 s ahead', 300_000, 202],
    ['301 s ahead', 301_000, 401],
  ])('that was signed %s is %3$i', async (_, offset, status) => {
    const { event, secret, send } = await site();
    const second = Math.floor(scene.clock.now() / 1000) * 1000;
    expect((await send(event(), secret, second + offset)).statusCode).toBe(status);
  });

  it('may be signed with any secret until the old ones are dropped', async () => {
    const [old, current] = [newSecret(), newSecret()];
    const { connection, event, send } = await site({ signingSecrets: [current, old] });
    expect((await send(event(), old)).statusCode).toBe(202);
    expect((await send(event(), current)).statusCode).toBe(202);
    expect(await refusal(send(event(), newSecret()))).toEqual(UNAUTHORIZED);
    await scene.stores.connections.updateConnection(connection.id, { dropOldSecrets: true });
    await scene.configCache.poll();
    expect(await refusal(send(event(), old))).toEqual(UNAUTHORIZED);
    expect((await send(event(), current)).statusCode).toBe(202);
  });

  it('may have a list of signatures, one of which is valid', async () => {
    const { event, secret } = await site();
    const good = signed(event(), secret, scene.clock.now());
    const other = signed(event(), newSecret(), scene.clock.now()).headers['webhook-signature'];
    const list = `v2,abc ${other} ${good.headers['webhook-signature']}`;
    expect((await scene.inject({ ...good, headers: { ...good.headers, 'webhook-signature': list } })).statusCode).toBe(
      202,
    );
    const wrong = `v2,abc ${other}`;
    expect(await refusal(scene.inject({ ...good, headers: { ...good.headers, 'webhook-signature': wrong } }))).toEqual(
      UNAUTHORIZED,
    );
  });

  it.each(['evt_1', '!', '~'.repeat(255), 'a,b;c"d'])('may have the webhook-id %s', async (webhookId) => {
    const { event, send, kept } = await site();
    expect((await send(event({ headers: { 'webhook-id': webhookId } }))).statusCode).toBe(202);
    expect(await kept()).toMatchObject([{ webhookId }]);
  });

  it.each(['a.b', 'a b', '~'.repeat(256), 'é'])('may not have the webhook-id %j', async (webhookId) => {
    const { event, send } = await site();
    expect(await refusal(send(event({ headers: { 'webhook-id': webhookId } })))).toEqual(UNAUTHORIZED);
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('without %s is refused', async (name) => {
    const { event, secret } = await site();
    const { [name]: _left, ...headers } = signed(event(), secret, scene.clock.now()).headers;
    expect(await refusal(scene.inject({ ...signed(event(), secret, scene.clock.now()), headers }))).toEqual(
      UNAUTHORIZED,
    );
  });

  it('shares its ids with a caller who uses a key', async () => {
    const { connection, secret, event, kept } = await site();
    const request = event({ headers: { 'webhook-id': randomUUID() }, body: { event_id: 'booking-1' } });
    await scene.inject(signed(request, secret, scene.clock.now()));
    const key = await addKey(scene, connection);
    const headers = { ...request.headers, authorization: `Bearer ${key.secret}` };
    expect((await scene.inject({ ...request, url: request.url, headers })).json()).toMatchObject({ duplicate: true });
    const upper = { ...request.headers, 'webhook-id': request.headers['webhook-id']?.toUpperCase() ?? '' };
    expect(
      (await scene.inject(signed({ ...request, headers: upper }, secret, scene.clock.now()))).json(),
    ).toMatchObject({
      duplicate: true,
    });
    expect(await kept()).toHaveLength(1);
  });
});

describe('a signature is not enough', () => {
  it('if the path is an install ID', async () => {
    const { connection, secret } = await site();
    const request = signed(eventRequest(connection.installId, undefined), secret, scene.clock.now());
    expect(await refusal(scene.inject(request))).toEqual(UNAUTHORIZED);
  });

  it('if the connection is unknown', async () => {
    const { secret } = await site();
    const request = signed(eventRequest(randomUUID(), undefined), secret, scene.clock.now());
    expect(await refusal(scene.inject(request))).toEqual(UNAUTHORIZED);
  });

  it('if the connection is not signed', async () => {
    const { connection, secret } = await site({ signingSecrets: [] });
    const request = signed(eventRequest(connection.id, undefined), secret, scene.clock.now());
    expect(await refusal(scene.inject(request))).toEqual(UNAUTHORIZED);
  });

  it('if there is also an Authorization header, because the key takes precedence', async () => {
    const { event, secret } = await site();
    const request = signed(event(), secret, scene.clock.now());
    const headers = { ...request.headers, authorization: 'Bearer svc_pat_wrong' };
    expect(await refusal(scene.inject({ ...request, headers }))).toEqual(UNAUTHORIZED);
  });
});

describe('the error after a valid signature', () => {
  const deactivate = async ({ installId }: Connection) => {
    await scene.stores.installs.updateInstall(installId, { active: false });
    await scene.configCache.poll();
  };
  const broken: RequestChange = { payload: '{' };

  it('is 401, then 404 for an inactive install, then the body', async () => {
    const { connection, event, send } = await site();
    await deactivate(connection);
    expect(await refusal(send(event(broken), newSecret()))).toEqual(UNAUTHORIZED);
    expect(await refusal(send(event(broken)))).toEqual([404, 'not_found']);
  });

  it('is a missing preconfigured event, then the body', async () => {
    const { connection, send } = await site({ preconfigured: null });
    const request = preconfiguredRequest(connection.id, undefined, broken);
    expect(await refusal(send(request))).toEqual([422, 'server_event_not_configured']);
  });

  it('is the connection’s quota, then the body', async () => {
    await using limited = await openScene({
      shared: scene.stores,
      settings: {
        rateLimits: {
          sessionsPerAddress: 1,
          eventsPerAddress: 1,
          perInstall: 1,
          serverEventsPerKey: 1,
          exchangesPerAddress: 1,
          callsPerToken: 1,
          callsPerDemoToken: 1,
          registrationsPerAddress: 1,
          authorizationsPerAddress: 1,
          loginsPerAddress: 1,
          ownPerUser: 1,
          portalPerUser: 1,
        },
      },
    });
    const { event, secret } = await site();
    const now = limited.clock.now();
    expect((await limited.inject(signed(event(), secret, now))).statusCode).toBe(202);
    const answer = await limited.inject(signed(event(broken), secret, now));
    expect([answer.statusCode, answer.json().error.code]).toEqual([429, 'rate_limited']);
  });

  it('is the media type, then the body, then the handle', async () => {
    const { event, send } = await site();
    const typed = event({ headers: { 'content-type': 'text/plain' }, payload: '{' });
    expect(await refusal(send(typed))).toEqual([415, 'unsupported_media_type']);
    expect(await refusal(send(event(broken)))).toEqual([422, 'invalid_input']);
    expect(await refusal(send(event({ body: { event_handle: 'x' } })))).toEqual([422, 'event_handle_not_allowed']);
  });
});

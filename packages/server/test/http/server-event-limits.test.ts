// The quota of server events (decisions 1 "Rate limits"): per API key, reported in the IETF draft's headers.
import { describe, expect, it } from 'vitest';
import type { RateLimits } from '../../src/ops/settings.ts';
import { addConnection, addKey, eventRequest, preconfiguredRequest } from '../support/event-requests.ts';
import { openScene, sharedScene } from '../support/scene.ts';

const { stores } = await sharedScene();
const limits: RateLimits = {
  sessionsPerAddress: 1,
  eventsPerAddress: 1,
  perInstall: 1,
  serverEventsPerKey: 3,
  exchangesPerAddress: 1,
  callsPerToken: 1,
  callsPerDemoToken: 1,
  registrationsPerAddress: 1,
  authorizationsPerAddress: 1,
  loginsPerAddress: 1,
  ownPerUser: 1,
  portalPerUser: 1,
};

async function limited(rateLimits: RateLimits | 'off' = limits) {
  const scene = await openScene({ shared: stores, settings: { rateLimits } });
  const connection = await addConnection(stores, { preconfigured: 'signup' });
  const { secret } = await addKey(scene, connection);
  const send = (key = secret, id = connection.id) => scene.inject(eventRequest(id, key));
  return { scene, connection, secret, send, [Symbol.asyncDispose]: () => scene[Symbol.asyncDispose]() };
}

const told = ({ headers }: { headers: Record<string, unknown> }) => [
  headers['ratelimit-policy'],
  headers.ratelimit,
  headers['retry-after'],
];
const POLICY = '"server-events";q=3;w=60';

describe('a key', () => {
  it('has a number of events per minute, and sees the remaining quota', async () => {
    await using site = await limited();
    const answers = [await site.send(), await site.send(), await site.send(), await site.send()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 429]);
    expect(answers.map(told)).toEqual([
      [POLICY, '"server-events";r=2;t=20', undefined],
      [POLICY, '"server-events";r=1;t=40', undefined],
      [POLICY, '"server-events";r=0;t=60', undefined],
      [POLICY, '"server-events";r=0;t=60', '20'],
    ]);
    expect(answers[3]?.json().error).toMatchObject({ code: 'rate_limited', message: expect.any(String) });
  });

  it('may send again after Retry-After, and no sooner', async () => {
    await using site = await limited();
    for (let i = 0; i < 4; i++) await site.send();
    site.scene.clock.pass(19_999);
    expect((await site.send()).statusCode).toBe(429);
    site.scene.clock.pass(1);
    expect((await site.send()).statusCode).toBe(202);
    expect((await site.send()).statusCode).toBe(429);
  });

  it('has one quota over all its connections and both endpoints', async () => {
    await using site = await limited();
    const other = await addConnection(stores);
    const preconfigured = preconfiguredRequest(site.connection.id, site.secret);
    const answers = [
      await site.send(),
      await site.send(site.secret, other.installId),
      await site.scene.inject(preconfigured),
      await site.send(),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 429]);
  });

  it('does not use the quota of another key', async () => {
    await using site = await limited();
    for (let i = 0; i < 4; i++) await site.send();
    const other = await addKey(site.scene, site.connection);
    expect((await site.send(other.secret)).statusCode).toBe(202);
  });

  it('counts refused bodies towards the quota, but not earlier refusals', async () => {
    await using site = await limited();
    const readOnly = await addKey(site.scene, site.connection, { scopes: ['read'] });
    for (let i = 0; i < 5; i++) {
      const answer = await site.send(readOnly.secret);
      expect([answer.statusCode, ...told(answer)]).toEqual([403, undefined, undefined, undefined]);
    }
    const broken = eventRequest(site.connection.id, site.secret, { payload: '{' });
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push((await site.scene.inject(broken)).statusCode);
    expect(answers).toEqual([422, 422, 422, 429]);
  });

  it('reads receipts without using its quota', async () => {
    await using site = await limited();
    const url: string = (await site.send()).json().status_url;
    const headers = { authorization: `Bearer ${site.secret}` };
    for (let i = 0; i < 5; i++) {
      expect((await site.scene.inject({ method: 'GET', url, headers })).statusCode).toBe(200);
    }
    expect((await site.send()).headers.ratelimit).toBe('"server-events";r=1;t=40');
  });

  it('has no quota and sends no quota headers if limits are off', async () => {
    await using site = await limited('off');
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.send()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
    expect(answers.flatMap(told)).toEqual(Array.from({ length: 60 }, () => undefined));
  });
});

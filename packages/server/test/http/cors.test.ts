// CORS of the browser endpoints (decisions 1 "CORS").
import { collectPath } from '@service/protocol';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { unknownInstallId } from '../support/installs.ts';
import { limitsOf } from '../support/limits.ts';
import { ORIGIN, sessionRequest } from '../support/requests.ts';
import { type Answer, openScene, sharedScene } from '../support/scene.ts';

const scene = await sharedScene();
const install = await scene.install();
const base = collectPath(install.id);

const preflight = (url: string, headers: Record<string, string> = {}): InjectOptions => ({
  method: 'OPTIONS',
  url,
  headers: {
    origin: ORIGIN,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,x-service-delivery-id',
    ...headers,
  },
});

/** `null`: the origin is not echoed. */
function expectCors(answer: Answer, origin: string | null = ORIGIN): void {
  expect(answer.headers.vary).toBe('Origin');
  expect(answer.headers['access-control-allow-origin']).toBe(origin ?? undefined);
  expect(answer.headers['access-control-expose-headers']).toBe(origin === null ? undefined : 'Retry-After');
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
}

describe('a preflight', () => {
  it.each([
    ['/session', `${base}/session`],
    ['/events', `${base}/events`],
    ['an unknown install', `${collectPath(unknownInstallId())}/events`],
    ['a malformed install', `${collectPath('x')}/events`],
    ['an unknown path', `${base}/other`],
    ['a trailing slash', `${base}/session/`],
    ['a double slash', `/${base}/session`],
    ['a URL that cannot be decoded', `${collectPath('%E0%A4%A')}/session`],
    ['a very long id', `${collectPath('a'.repeat(5000))}/session`],
  ])('of %s is answered 204 with exactly what the SDK needs', async (_, url) => {
    const answer = await scene.inject(preflight(url));
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expectCors(answer);
    expect(answer.headers).toMatchObject({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, authorization, x-service-delivery-id',
      'access-control-max-age': '7200',
    });
  });

  it.each(['null', 'http://shop.example', 'https://Shop.example'])(
    'from %s is 204, without echoing the origin',
    async (origin) => {
      const answer = await scene.inject(preflight(`${base}/session`, { origin }));
      expect(answer.statusCode).toBe(204);
      expectCors(answer, null);
    },
  );

  it('without its request headers is 204 too', async () => {
    const answer = await scene.inject({ method: 'OPTIONS', url: `${base}/session` });
    expect(answer.statusCode).toBe(204);
    expectCors(answer, null);
  });

  it('does not count against the rate limit', async () => {
    await using limited = await openScene({
      shared: scene.stores,
      settings: {
        rateLimits: limitsOf({ sessionsPerAddress: 1, eventsPerAddress: 1, perInstall: 1, exchangesPerAddress: 1 }),
      },
    });
    const { id } = await limited.install();
    for (let i = 0; i < 10; i++) await limited.inject(preflight(`${collectPath(id)}/session`));
    expect((await limited.session({ id })).statusCode).toBe(200);
  });
});

describe('every response of a browser endpoint names the allowed origin:', () => {
  const post = (url: string, headers = {}): InjectOptions => ({
    method: 'POST',
    url,
    headers: { origin: ORIGIN, ...headers },
  });

  it.each<[string, number, InjectOptions]>([
    ['200', 200, sessionRequest(install.id)],
    ['401', 401, post(`${base}/events`)],
    ['404 of an unknown install', 404, sessionRequest(unknownInstallId())],
    ['404 of an unknown path', 404, post(`${base}/other`)],
    ['404 of the prefix alone', 404, post('/api/v1/events/collect')],
    ['404 of a trailing slash', 404, post(`${base}/session/`)],
    ['404 of a double slash', 404, post(`/${base}/session`)],
    ['404 of another case', 404, post(`${base.replace('/api/', '/API/')}/session`)],
    ['404 of a URL that cannot be decoded', 404, post(`${collectPath('%E0%A4%A')}/session`)],
    ['404 of an id of 101 characters', 404, post(`${collectPath('a'.repeat(101))}/session`)],
    ['404 of an id with U+0000', 404, post(`${collectPath('%00')}/session`)],
    ['404 of an id with a slash', 404, post(`${collectPath('a%2Fb')}/session`)],
    ['405', 405, { method: 'PUT', url: `${base}/session`, headers: { origin: ORIGIN } }],
    ['422 of broken JSON', 422, { ...sessionRequest(install.id), payload: '{' }],
    [
      '422 of another content type',
      422,
      { ...post(`${base}/session`, { 'content-type': 'text/plain' }), payload: 'x' },
    ],
    ['422 of a malformed content type', 422, { ...post(`${base}/session`, { 'content-type': ';' }), payload: 'x' }],
    ['422 of a body too large', 422, { ...sessionRequest(install.id), payload: ' '.repeat(8193) }],
  ])('%s', async (_, status, request) => {
    const answer = await scene.inject(request);
    expect(answer.statusCode).toBe(status);
    expectCors(answer);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { origin: _origin, ...rest } = request.headers ?? {};
    const without = await scene.inject({ ...request, headers: rest });
    expectCors(without, null);
  });

  it('403', async () => {
    const listed = await scene.install({ reportingOrigins: ['https://other.example'] });
    const answer = await scene.session(listed);
    expect(answer.statusCode).toBe(403);
    expectCors(answer);
  });

  it('429', async () => {
    await using limited = await openScene({
      shared: scene.stores,
      settings: {
        rateLimits: limitsOf({ sessionsPerAddress: 1, eventsPerAddress: 1, perInstall: 1, exchangesPerAddress: 1 }),
      },
    });
    const own = await limited.install();
    await limited.session(own);
    const answer = await limited.session(own);
    expect(answer.statusCode).toBe(429);
    expectCors(answer);
  });

  it('503 while draining', async () => {
    await using ending = await openScene({ shared: scene.stores });
    const own = await ending.install();
    ending.lifecycle.draining = true;
    const answer = await ending.session(own);
    expect(answer.statusCode).toBe(503);
    expectCors(answer);
  });
});

it('an escaped letter in the path changes nothing', async () => {
  const request = sessionRequest(install.id);
  const answer = await scene.inject({ ...request, url: request.url.replace('collect', 'c%6Fllect') });
  expect(answer.statusCode).toBe(200);
  expectCors(answer);
});

it('other endpoints have no CORS headers', async () => {
  const answer = await scene.inject({ method: 'GET', url: '/healthz', headers: { origin: ORIGIN } });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  const missing = await scene.inject({ method: 'GET', url: '/api/v1/events/collector/x', headers: { origin: ORIGIN } });
  expect(missing.headers['access-control-allow-origin']).toBeUndefined();
});

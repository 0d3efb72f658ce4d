// Paths and methods without a route (decisions 1 "CORS"; Spec 7).
import { METHODS } from 'node:http';
import { collectPath } from '@service/protocol';
import type { HTTPMethods, InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { sessionRequest } from '../support/requests.ts';
import { sharedScene } from '../support/scene.ts';

const scene = await sharedScene();
const install = await scene.install();
const base = collectPath(install.id);
const send = (method: string, url: string, payload?: string) =>
  scene.inject({ method: method as HTTPMethods, url, ...(payload && { payload }) } satisfies InjectOptions);

const otherMethods = METHODS.filter((method) => !['POST', 'OPTIONS', 'CONNECT'].includes(method));

describe('another method on a known path', () => {
  it.each(otherMethods)('%s is 405 and names the allowed method', async (method) => {
    for (const path of ['session', 'events']) {
      const answer = await send(method, `${base}/${path}`);
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('POST, OPTIONS');
      if (method !== 'HEAD') expect(answer.json()).toEqual({ error: { code: 'method_not_allowed' } });
    }
  });

  it('does not count OPTIONS, which lists the allowed methods', async () => {
    for (const path of ['session', 'events', 'link', 'redeem']) {
      const answer = await send('OPTIONS', `${base}/${path}`);
      expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, 'POST, OPTIONS', '']);
    }
  });

  it('is 405 with any body', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await scene.inject({
        ...sessionRequest(install.id, { payload: '{', headers: { 'content-type': 'text/plain' } }),
        method: method as HTTPMethods,
      });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    }
  });

  it.each([
    ...['/mcp', '/mcp/', '/oauth/token', '/oauth/revoke', '/oauth/register', '/oauth/jwks'],
    ...['/.well-known/oauth-authorization-server', '/.well-known/oauth-protected-resource/mcp'],
  ])('of %s names the same methods as a plain OPTIONS', async (url) => {
    const [refused, plain] = [await send('PUT', url), await send('OPTIONS', url)];
    expect([refused.statusCode, plain.statusCode, plain.body]).toEqual([405, 204, '']);
    expect(plain.headers.allow).toMatch(/^(POST|GET, HEAD), OPTIONS$/);
    expect(refused.headers.allow).toBe(plain.headers.allow);
  });

  it('of other endpoints is 405 in their own format', async () => {
    const answer = await send('POST', '/healthz');
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(answer.json()).toEqual({
      error: { code: 'method_not_allowed', message: 'This path accepts GET, HEAD.', request_id: expect.any(String) },
    });
  });
});

describe('an unknown path', () => {
  it.each([
    `/${base}/session`,
    `${base}//session`,
    `${base}/session/`,
    `${base}/Session`,
    `${base}/sessions`,
    `${base}/session/x`,
    base,
    `${base}/`,
    '/api/v1/events/collect',
    '/api/v1/events/collect/',
    '/API/v1/events/collect/x/session',
  ])('POST %s is 404 in the browser endpoints’ format, without a redirect', async (url) => {
    const answer = await scene.inject({ ...sessionRequest(install.id), url });
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: { code: 'not_found' } }]);
    expect(answer.headers.location).toBeUndefined();
  });

  it.each(['//', '/nope', '/healthz/', '//healthz', '/HEALTHZ', '/api', '/sdk', '/favicon.ico'])(
    'GET %s is 404 in the format of other endpoints',
    async (url) => {
      const answer = await send('GET', url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({
        error: { code: 'not_found', message: expect.any(String), request_id: expect.any(String) },
      });
    },
  );

  it('is 404 with any body', async () => {
    const answer = await scene.inject({ method: 'POST', url: '/nope', headers: { 'content-type': ';' }, payload: 'x' });
    expect(answer.statusCode).toBe(404);
  });
});

describe('an install id that no install can have', () => {
  it.each([
    ['too short', 'svc_pub_abc'],
    ['in upper case', `svc_pub_${'A'.repeat(32)}`],
    ['of 33 characters', `svc_pub_${'a'.repeat(33)}`],
    ['with a line feed', `${install.id}%0A`],
    ['with U+0000', `${install.id}%00`],
    ['with a slash', `${install.id}%2Fx`],
    ['that cannot be decoded', '%E0%A4%A'],
    ['of 101 characters', 'a'.repeat(101)],
    ['of 10,000 characters', 'a'.repeat(10_000)],
    ['with SQL', "'%20OR%201=1--"],
  ])('%s is 404', async (_, id) => {
    const answer = await scene.inject({ ...sessionRequest(install.id), url: `/api/v1/events/collect/${id}/session` });
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: { code: 'not_found' } }]);
  });
});

it('a URL that cannot be decoded is 404 in JSON elsewhere too', async () => {
  const answer = await send('GET', '/sdk/v1/%E0%A4%A');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ error: { code: 'not_found', request_id: expect.any(String) } });
});

it('a query on a browser endpoint changes nothing', async () => {
  const request = sessionRequest(install.id);
  expect((await scene.inject({ ...request, url: `${request.url}?x=1` })).statusCode).toBe(200);
});

// A page in a browser sends a preflight first, and can read every response (Fetch standard; decisions 11).
import { expect, it } from 'vitest';
import { addTenancy } from '../support/calls.ts';
import { openScene, sharedScene } from '../support/scene.ts';

const scene = await sharedScene();
const { secret } = await addTenancy(scene);
const origin = 'http://localhost:6274';

const preflight = (url: string, from = origin, place = scene) =>
  place.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin: from,
      host: 'localhost',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,mcp-protocol-version,traceparent',
    },
  });

it.each(['/mcp', '/mcp/', '/mcp?a=1'])('a preflight of %s is answered', async (url) => {
  const { statusCode, headers, payload } = await preflight(url);
  expect([statusCode, payload, headers['access-control-allow-origin']]).toEqual([204, '', '*']);
  expect(headers['access-control-allow-methods']).toContain('POST');
  const allowed = String(headers['access-control-allow-headers']).split(', ');
  expect(allowed).toEqual(
    expect.arrayContaining(['authorization', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', '*']),
  );
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

it('a preflight is answered for any page, since it carries no token', async () => {
  expect((await preflight('/mcp', 'https://app.example')).statusCode).toBe(204);
});

it('a plain OPTIONS lists the allowed methods', async () => {
  const { statusCode, headers } = await scene.inject({ method: 'OPTIONS', url: '/mcp' });
  expect([statusCode, headers.allow]).toEqual([204, 'POST, OPTIONS']);
});

it.each([
  ['a result', 200, {}],
  ['no token', 401, { authorization: '' }],
  ['a foreign page', 403, { origin: 'https://evil.example' }],
  ['another form', 406, { accept: 'text/html' }],
  ['no JSON', 415, { 'content-type': 'text/plain' }],
])('a page can read the response to %s', async (_, status, change) => {
  const answer = await scene.inject({
    method: 'POST',
    url: '/mcp',
    payload: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${secret}`,
      host: 'localhost',
      origin,
      ...change,
    },
  });
  expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([status, '*']);
  expect(answer.headers['access-control-expose-headers']).toContain('www-authenticate');
});

it('a page can read 405 for GET, and 503 while draining', async () => {
  const got = await scene.inject({ method: 'GET', url: '/mcp', headers: { origin } });
  expect([got.statusCode, got.headers['access-control-allow-origin']]).toEqual([405, '*']);
  await using ending = await openScene({ shared: scene.stores });
  ending.lifecycle.draining = true;
  const refused = await ending.inject({ method: 'POST', url: '/mcp', headers: { origin }, payload: '{}' });
  expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([503, '*']);
});

it.each(['/rpc', '/v1/me', '/mcp/x', '/mcpx'])('%s stays closed to other pages', async (url) => {
  expect((await preflight(url)).headers).not.toHaveProperty('access-control-allow-origin');
});

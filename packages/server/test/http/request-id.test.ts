// The ID of each request, in responses, error bodies and log lines (decisions 1 "Request IDs").
import { collectPath } from '@service/protocol';
import { describe, expect, it } from 'vitest';
import { addTenancy, rpcRequest } from '../support/calls.ts';
import { openConnection, rawRequest } from '../support/raw-connection.ts';
import { type Answer, openScene, sharedScene } from '../support/scene.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const PROXY = '10.0.0.7';

const direct = await sharedScene();
const behindProxy = await sharedScene({ shared: direct.stores, settings: { trustedProxies: ['10.0.0.0/8', '::1'] } });
const idOf = ({ headers }: Answer): string => String(headers['x-request-id']);
const sent = async (id: string, remoteAddress = PROXY): Promise<string> =>
  idOf(await behindProxy.inject({ method: 'GET', url: '/healthz', headers: { 'x-request-id': id }, remoteAddress }));

const install = await direct.install();
const collect = collectPath(install.id);

describe('every response has an ID', () => {
  it.each([
    ['a health check', 'GET', '/healthz', 200],
    ['the OpenAPI document', 'GET', '/openapi.json', 200],
    ['the reference page', 'GET', '/docs', 200],
    ['an unknown path', 'GET', '/nope', 404],
    ['a path that cannot be decoded', 'GET', '/%zz', 404],
    ['another method', 'POST', '/healthz', 405],
    ['a preflight', 'OPTIONS', `${collect}/session`, 204],
    ['a refused session', 'POST', `${collect}/session`, 403],
    ['a refused action', 'POST', `${collect}/events`, 403],
    ['a refused server event', 'POST', `/api/v1/billing-events/${install.id}`, 401],
    ['JSON-RPC without a token', 'POST', '/rpc', 401],
    ['MCP without a token', 'POST', '/mcp', 401],
    ['a document of the authorization server', 'GET', '/.well-known/oauth-authorization-server', 200],
  ] as const)('%s', async (_name, method, url, status) => {
    const answer = await direct.inject({ method, url });
    expect([answer.statusCode, idOf(answer)]).toEqual([status, expect.stringMatching(UUID)]);
  });

  it('a session and an action', async () => {
    const answers = [await direct.session(install), await direct.action(install, await direct.token(install))];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 202]);
    const ids = answers.map(idOf);
    expect(ids).toEqual([expect.stringMatching(UUID), expect.stringMatching(UUID)]);
    expect(new Set(ids).size).toBe(2);
  });

  it('an error body contains the same one', async () => {
    const answer = await direct.inject({ method: 'GET', url: '/nope' });
    expect(answer.json().error.request_id).toBe(idOf(answer));
  });
});

describe('an ID that a proxy sends', () => {
  it.each([
    ['as nginx makes them', '7b0f6c1e9d3a4f52a1b2c3d4e5f60718'],
    ['of one letter', 'a'],
    ['of every kind of character', 'A-b_c.9'],
    ['of 128 characters', 'x'.repeat(128)],
  ])('%s is used', async (_name, id) => {
    expect(await sent(id)).toBe(id);
    expect(await sent(id, '::1')).toBe(id);
    expect(await sent(id, `::ffff:${PROXY}`)).toBe(id);
  });

  it.each([
    ['empty', ''],
    ['too long', 'x'.repeat(129)],
    ['very long', 'x'.repeat(10_000)],
    ['with a space', 'a b'],
    ['with a line break', 'a\r\nset-cookie: b'],
    ['ending in a line break', 'a\n'],
    ['with a quote', 'a"b'],
    ['with a letter outside ASCII', 'é'],
    ['with markup', '<b>'],
    ['sent twice', 'a, b'],
  ])('%s is replaced', async (_name, id) => {
    expect(await sent(id)).toMatch(UUID);
  });

  it('is replaced if the sender is not a trusted proxy', async () => {
    expect(await sent('abc', '203.0.113.9')).toMatch(UUID);
    const headers = { 'x-request-id': 'abc' };
    const answer = await direct.inject({ method: 'GET', url: '/healthz', headers, remoteAddress: PROXY });
    expect(idOf(answer)).toMatch(UUID);
  });

  it('cannot split a response on a real connection', async () => {
    const url = await behindProxy.app.listen({ port: 0 });
    using connection = await openConnection(url);
    const headers = ['host: x', 'x-request-id: a\rset-cookie: b', 'connection: close'];
    connection.send(rawRequest('GET /healthz', headers));
    const answer = await connection.ended();
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
    expect(answer).not.toContain('set-cookie');
  });
});

describe('log lines', () => {
  it('about a failed request have its ID', async () => {
    const checkStore = () => Promise.reject(new Error('no disk'));
    await using server = await openScene({ shared: direct.stores, checkStore });
    const answer = await server.inject({ method: 'GET', url: '/readyz' });
    expect(server.logs.map((line) => JSON.parse(line))).toMatchObject([{ request_id: idOf(answer) }]);
  });

  it.each(['/rpc', '/mcp'])('about a fault inside a call of %s have its ID', async (url) => {
    const { secret } = await addTenancy(direct);
    const brands = { ...direct.stores.brands, listBrands: () => Promise.reject(new Error('the disk is gone')) };
    await using server = await openScene({ shared: direct.stores, stores: { ...direct.stores, brands } });
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_brands', arguments: {} } };
    const request = rpcRequest(secret, JSON.stringify(call), { accept: ACCEPT, host: 'localhost' });
    const answer = await server.inject({ ...request, url });
    const [line = '{}', ...others] = server.logs;
    expect(JSON.parse(line)).toMatchObject({ msg: 'call failed', request_id: idOf(answer) });
    expect(others).toEqual([]);
  });
});

const ACCEPT = 'application/json, text/event-stream';

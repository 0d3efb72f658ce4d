// Response formats that clients accept, and how they write the URL (RFC 9110, 12.5.1; decisions 11).
import { describe, expect, it } from 'vitest';
import { addTenancy } from '../support/calls.ts';
import { sharedScene } from '../support/scene.ts';

const scene = await sharedScene();
const { secret } = await addTenancy(scene);

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const MODERN = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' };

async function ask(accept: string | undefined, body: unknown = LIST, headers: object = {}, url = '/mcp') {
  const answer = await scene.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${secret}`,
      host: 'localhost',
      ...headers,
      ...(accept !== undefined && { accept }),
    },
  });
  const [type = ''] = String(answer.headers['content-type'] ?? '').split(';');
  return { status: answer.statusCode, type, answer };
}

describe('an older client', () => {
  it.each([undefined, '', '*/*', 'application/json', 'APPLICATION/JSON', 'application/json;q=0.5, text/html'])(
    'that accepts %j gets JSON',
    async (accept) => {
      const { status, type, answer } = await ask(accept);
      expect([status, type, answer.json().result.tools.length]).toEqual([200, 'application/json', 7]);
    },
  );

  it.each(['application/json, text/event-stream', 'Text/Event-Stream, Application/JSON', 'text/event-stream'])(
    'that lists the stream type in %j gets a stream',
    async (accept) => {
      const { status, type, answer } = await ask(accept);
      expect([status, type]).toEqual([200, 'text/event-stream']);
      expect(answer.payload).toContain('"verify_brand_claim"');
    },
  );

  it('gets a batch and a notification answered in JSON', async () => {
    const batch = [LIST, { ...LIST, id: 2, method: 'ping' }];
    const { answer } = await ask('*/*', batch);
    expect(answer.json().map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    const noted = await ask('*/*', { jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([noted.status, noted.answer.payload]).toEqual([202, '']);
  });

  it('initializes and gets errors in JSON', async () => {
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'tests', version: '1' } };
    const begun = await ask('*/*', { ...LIST, method: 'initialize', params });
    expect(begun.answer.json().result).toMatchObject({
      protocolVersion: '2025-06-18',
      serverInfo: { name: 'service' },
    });
    const call = { ...LIST, method: 'tools/call', params: { name: 'none' } };
    expect((await ask('*/*', call)).answer.json()).toMatchObject({ id: 1, error: { code: -32602 } });
  });
});

it.each([undefined, '*/*', 'application/json', 'APPLICATION/JSON', 'application/json, text/event-stream'])(
  'a client of the newest revision that accepts %j gets JSON',
  async (accept) => {
    const { status, type, answer } = await ask(accept, { ...LIST, params: { _meta: META } }, MODERN);
    expect([status, type, answer.json().result.tools.length]).toEqual([200, 'application/json', 7]);
  },
);

it.each(['text/html', 'application/json;q=0', 'json'])(
  'a client that accepts only %j gets 406 with the formats',
  async (accept) => {
    for (const [body, headers] of [
      [LIST, {}],
      [{ ...LIST, params: { _meta: META } }, MODERN],
    ] as const) {
      const { status, answer } = await ask(accept, body, headers);
      expect([status, answer.json()]).toMatchObject([
        406,
        { jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.stringContaining('application/json') } },
      ]);
    }
  },
);

describe('/mcp/', () => {
  it('is the same as /mcp', async () => {
    const { status, answer } = await ask('*/*', LIST, {}, '/mcp/');
    expect([status, answer.json()]).toEqual([200, (await ask('*/*')).answer.json()]);
  });

  it('refuses what /mcp refuses, and has no subpaths', async () => {
    const refusals = ['/mcp', '/mcp/'].map(async (url) => (await ask('*/*', LIST, { authorization: '' }, url)).answer);
    const [a, b] = await Promise.all(refusals);
    expect([a?.statusCode, a?.headers['www-authenticate']]).toEqual([401, expect.stringContaining('/mcp"')]);
    expect([b?.statusCode, b?.headers['www-authenticate']]).toEqual([401, a?.headers['www-authenticate']]);
    expect((await ask('*/*', LIST, {}, '/mcp//')).status).toBe(404);
    expect((await scene.inject({ method: 'GET', url: '/mcp/' })).statusCode).toBe(405);
  });
});

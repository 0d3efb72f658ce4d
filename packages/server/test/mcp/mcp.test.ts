// Native MCP with the official client, in the 2026-07-28 revision and an older one (Spec 4.7; decisions 11).
import { TOOL_LISTINGS } from '@service/protocol/schemas';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDemoToken, addTenancy, addToken, callingWith } from '../support/calls.ts';
import { limitsOf } from '../support/limits.ts';
import { connectMcp } from '../support/mcp-client.ts';
import { openScene, sharedScene } from '../support/scene.ts';
import { createTestScans } from '../support/test-scans.ts';

const scans = createTestScans();
const scene = await sharedScene({ scans });
const url = await scene.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => scene.app.close());
const { secret, tenantId, brandId } = await addTenancy(scene);
const TASKS = 'io.modelcontextprotocol/tasks';
const MODERN = { 'mcp-protocol-version': '2026-07-28' };

const post = (body: unknown, headers: object = {}, payload = JSON.stringify(body)) =>
  scene.inject({
    method: 'POST',
    url: '/mcp',
    payload,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${secret}`,
      host: 'localhost',
      ...headers,
    },
  });

/** A request of the 2026-07-28 revision. */
function modern(
  method: string,
  params: { name?: string; [more: string]: unknown } = {},
  extensions: object = {},
  more: object = {},
) {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'tests', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': { extensions },
  };
  const name = params.name ?? params.taskId;
  const headers = { ...MODERN, 'mcp-method': method, ...(name !== undefined && { 'mcp-name': name }), ...more };
  return post({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }, headers);
}

describe.each(['auto', 'legacy'] as const)('a client that negotiates %s', (era) => {
  it('gets the seven tools with the schemas of JSON-RPC', async () => {
    await using connected = await connectMcp(url, secret, era);
    const { tools } = await connected.client.listTools();
    expect(tools).toMatchObject(JSON.parse(JSON.stringify(TOOL_LISTINGS)));
    expect(tools).toHaveLength(7);
  });

  it('gets the same results as over JSON-RPC', async () => {
    await using connected = await connectMcp(url, secret, era);
    const call = { name: 'get_brand_overview', arguments: { brand: 'acme' } };
    const { structuredContent } = await connected.client.callTool(call);
    const { result } = await callingWith(scene, secret).call(call.name, call.arguments);
    expect(structuredContent).toEqual(result?.structuredContent);
  });

  it('gets domain errors as results', async () => {
    await using connected = await connectMcp(url, secret, era);
    const call = async (name: string, args: Record<string, unknown>) => {
      const { isError, structuredContent } = await connected.client.callTool({ name, arguments: args });
      return { isError, structuredContent };
    };
    expect(await call('get_brand_overview', { brand: 'nobody' })).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'brand_not_found', candidates: [] } },
    });
    expect(await call('list_brands', { limit: 0 })).toMatchObject({
      isError: true,
      structuredContent: { error: { code: 'invalid_params', issues: [{ path: 'limit' }] } },
    });
    const engines = ['a', 'b', 'c', 'd'];
    expect(await call('run_brand_scan', { brand: 'acme', engines })).toMatchObject({
      structuredContent: { error: { code: 'quota_exceeded' } },
    });
    await expect(connected.client.callTool({ name: 'none', arguments: {} })).rejects.toMatchObject({ code: -32602 });
  });

  it('polls a scan with jobs/get', async () => {
    await using connected = await connectMcp(url, secret, era);
    const { structuredContent } = await connected.client.callTool({
      name: 'run_brand_scan',
      arguments: { brand: 'acme' },
    });
    const { jobId } = z.object({ jobId: z.string() }).parse(structuredContent);
    const poll = () => connected.client.request({ method: 'jobs/get', params: { jobId } }, z.looseObject({}));
    expect(await poll()).toMatchObject({ jobId, status: 'running' });
    scans.finish(jobId);
    expect(await poll()).toMatchObject({ jobId, status: 'succeeded' });
  });
});

describe('a scan', () => {
  it('is a task for a client that declares the extension', async () => {
    const started = await modern(
      'tools/call',
      { name: 'run_brand_scan', arguments: { brand: 'acme' } },
      { [TASKS]: {} },
    );
    const { result } = started.json();
    expect(result).toMatchObject({ resultType: 'task', status: 'working', ttlMs: null });
    const get = async () => (await modern('tasks/get', { taskId: result.taskId }, { [TASKS]: {} })).json();
    expect((await get()).result).toMatchObject({ taskId: result.taskId, status: 'working', resultType: 'complete' });
    const canceled = await modern('tasks/cancel', { taskId: result.taskId }, { [TASKS]: {} });
    expect(canceled.json().result).toMatchObject({ resultType: 'complete' });
    scans.finish(result.taskId);
    expect((await get()).result).toMatchObject({
      status: 'completed',
      result: { structuredContent: { status: 'succeeded' }, isError: false },
    });
  });

  it.each([{}, { [TASKS]: {} }])('is not started by a read-only key, with extensions %j', async (extensions) => {
    const key = await addToken(scene, tenantId, { scopes: ['read'] });
    const asked = scans.requests.length;
    const params = { name: 'run_brand_scan', arguments: { brand: 'acme' } };
    const answer = await modern('tools/call', params, extensions, { authorization: `Bearer ${key}` });
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
      403,
      expect.stringContaining('error="insufficient_scope", scope="read write"'),
    ]);
    expect(scans.requests).toHaveLength(asked);
  });

  it('that fails is a failed task without internal details', async () => {
    const { jobId } = await scans.startScan({ tenantId, brandId });
    scans.finish(jobId, { status: 'failed', error: { code: 'no_answers', message: 'No engine answered.' } });
    const { result } = (await modern('tasks/get', { taskId: jobId }, { [TASKS]: {} })).json();
    expect(result).toMatchObject({ status: 'failed', error: { message: 'No engine answered.' } });
  });

  it('of another tenant is not visible', async () => {
    const other = await addTenancy(scene);
    const { jobId } = await scans.startScan(other);
    const { error } = (await modern('tasks/get', { taskId: jobId }, { [TASKS]: {} })).json();
    expect(error).toMatchObject({ code: -32602, data: { code: 'job_not_found' } });
  });
});

describe('/mcp', () => {
  it('discovers the revision of 2026-07-28', async () => {
    const { result } = (await modern('server/discover')).json();
    expect(result.supportedVersions).toContain('2026-07-28');
    expect(result.capabilities).toMatchObject({ tools: {}, extensions: { [TASKS]: {} } });
  });

  it.each([
    [{ host: 'evil.example' }, 403],
    [{ host: 'localhost.evil.example' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ host: '127.0.0.1:8787', origin: 'http://localhost:6274' }, 200],
    [{ host: '[::1]:8787' }, 200],
  ])('answers %j with %s', async (headers, status) => {
    const { statusCode } = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, headers);
    expect(statusCode).toBe(status);
  });

  it('accepts its public host name', async () => {
    const settings = { publicUrl: 'https://brand.example' };
    await using site = await openScene({ shared: scene.stores, settings });
    const list = async (headers: Record<string, string>) => {
      const all = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers };
      const payload = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
      const bearer = { authorization: `Bearer ${secret}` };
      return (await site.inject({ method: 'POST', url: '/mcp', payload, headers: { ...all, ...bearer } })).statusCode;
    };
    expect(await list({ host: 'brand.example', origin: 'https://brand.example' })).toBe(200);
    expect(await list({ host: 'brand.example', origin: 'http://brand.example' })).toBe(403);
    expect(await list({ host: 'other.example' })).toBe(403);
  });

  it('requires a token in the header before it reads the body', async () => {
    const answer = await post({}, { authorization: '' }, '{');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer scope="read", resource_metadata="[^"]+"$/);
    expect(answer.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { data: { code: 'auth_required' } } });
  });

  it('refuses invalid, oversized and deeply nested JSON as JSON-RPC errors', async () => {
    const answers = [
      await post(0, {}, '{'),
      await post(0, {}, ' '.repeat(262_145)),
      await post(0, {}, '['.repeat(262_144)),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
      [400, -32700],
      [413, -32600],
      [400, -32700],
    ]);
  });

  it('refuses JSON that is nested too deep, wherever it is', async () => {
    for (const depth of [101, 5000, 26_000, 100_000]) {
      const nest = '['.repeat(depth) + ']'.repeat(depth);
      for (const body of [nest, `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"a":${nest}}}`]) {
        const { statusCode, payload } = await post(0, {}, body);
        expect([statusCode, JSON.parse(payload)]).toMatchObject([
          400,
          { id: null, error: { code: -32700, message: 'The JSON is nested deeper than 100 levels.' } },
        ]);
      }
    }
  });

  it.each(['12345678901234567890', '9007199254740993', '1.0', '1e400', '1E2', '-0'])(
    'refuses the id %s, which would be returned changed',
    async (id) => {
      for (const [start, end] of [
        ['', ''],
        ['[', ']'],
      ]) {
        const body = `${start}{"jsonrpc":"2.0","id":${id},"method":"tools/list"}${end}`;
        const { statusCode, payload } = await post(0, {}, body);
        expect([statusCode, JSON.parse(payload)]).toMatchObject([
          400,
          { id: null, error: { code: -32600, message: expect.stringContaining('An id is a string, or an integer') } },
        ]);
      }
    },
  );

  it('accepts 50 calls in a batch, and refuses 51 without charge', async () => {
    const settings = { rateLimits: limitsOf({ callsPerToken: 50 }) };
    await using site = await openScene({ shared: scene.stores, settings });
    const { secret: own } = await addTenancy(site);
    const batch = (length: number) =>
      site.inject({
        method: 'POST',
        url: '/mcp',
        payload: JSON.stringify(Array.from({ length }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }))),
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${own}`,
        },
      });
    for (const length of [51, 4000]) {
      const refused = await batch(length);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        400,
        { error: { code: -32600, message: 'A batch may contain at most 50 calls.' } },
      ]);
    }
    expect((await batch(50)).statusCode).toBe(200);
    expect((await batch(1)).statusCode).toBe(429);
  });

  it.each([0, -1, 999_999_999_999_999, 'a', '1.0'])('returns the id %j', async (id) => {
    expect((await post({ jsonrpc: '2.0', id, method: 'tools/list' })).payload).toContain(`"id":${JSON.stringify(id)}`);
  });

  it('limits a demo token to its tools', async () => {
    await using connected = await connectMcp(url, await addDemoToken(scene), 'auto');
    const { isError, structuredContent } = await connected.client.callTool({ name: 'list_brands', arguments: {} });
    expect({ isError, structuredContent }).toMatchObject({
      isError: true,
      structuredContent: { error: { reason: 'demo_token' } },
    });
  });

  it('shares the quota with JSON-RPC', async () => {
    const settings = { rateLimits: limitsOf({ callsPerToken: 2 }) };
    await using site = await openScene({ shared: scene.stores, settings });
    const { secret: own } = await addTenancy(site);
    await callingWith(site, own).send({ jsonrpc: '2.0', id: 1, method: 'ping' });
    const call = () =>
      site.inject({
        method: 'POST',
        url: '/mcp',
        payload: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${own}`,
        },
      });
    expect((await call()).statusCode).toBe(200);
    const refused = await call();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  });

  it('reveals nothing about internal failures', async () => {
    const brands = { ...scene.stores.brands, listBrands: () => Promise.reject(new Error('SELECT secret FROM brands')) };
    await using broken = await openScene({ shared: scene.stores, stores: { ...scene.stores, brands } });
    const brokenUrl = await broken.app.listen({ host: '127.0.0.1', port: 0 });
    await using connected = await connectMcp(brokenUrl, secret, 'auto');
    const answer = await connected.client.callTool({ name: 'list_brands', arguments: {} });
    expect(JSON.stringify(answer)).toContain('internal');
    expect(JSON.stringify(answer)).not.toContain('SELECT');
  });
});

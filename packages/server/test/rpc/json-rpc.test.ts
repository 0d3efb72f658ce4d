// JSON-RPC 2.0 to the letter: the specification's examples, known invalid batches, ids of every form, HTTP statuses.
import { describe, expect, it } from 'vitest';
import { addDemoToken, addTenancy, callingWith, rpcRequest } from '../support/calls.ts';
import { limitsOf } from '../support/limits.ts';
import { type Answer, openScene, sharedScene } from '../support/scene.ts';

const scene = await sharedScene();
const { secret } = await addTenancy(scene);
const { raw, send } = callingWith(scene, secret);

const ping = (id: unknown) => ({ jsonrpc: '2.0', id, method: 'ping' });
const INVALID = { jsonrpc: '2.0', id: null, error: { code: -32600 } };
const UNKNOWN = { error: { code: -32601 } };
const told = ({ statusCode, payload }: Answer) => [statusCode, payload === '' ? undefined : JSON.parse(payload)];

describe("the specification's examples", () => {
  // Section 7 of the specification, with methods of this service in place of `subtract` and `sum`.
  it('a call of a method with named parameters', async () => {
    expect(told(await send({ jsonrpc: '2.0', method: 'ping', params: {}, id: 3 }))).toEqual([
      200,
      { jsonrpc: '2.0', id: 3, result: {} },
    ]);
  });

  it('a call with positional parameters', async () => {
    expect(told(await send({ jsonrpc: '2.0', method: 'ping', params: [42, 23], id: 1 }))[0]).toBe(200);
    const answer = await send({ jsonrpc: '2.0', method: 'tools/call', params: ['list_brands'], id: 1 });
    expect(told(answer)).toMatchObject([200, { id: 1, error: { code: -32602 } }]);
  });

  it('notifications of known and unknown methods', async () => {
    for (const method of ['ping', 'update', 'foobar'])
      expect(told(await send({ jsonrpc: '2.0', method, params: [1, 2, 3] }))).toEqual([204, undefined]);
  });

  it('a call of an unknown method', async () => {
    expect(told(await send({ jsonrpc: '2.0', method: 'foobar', id: '1' }))).toMatchObject([
      200,
      { id: '1', ...UNKNOWN },
    ]);
  });

  it('a call that is not JSON', async () => {
    const answer = await raw('{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]');
    expect(told(answer)).toMatchObject([400, { jsonrpc: '2.0', id: null, error: { code: -32700 } }]);
  });

  it('an invalid request', async () => {
    expect(told(await send({ jsonrpc: '2.0', method: 1, params: 'bar' }))).toMatchObject([400, INVALID]);
  });

  it('a batch that is not JSON', async () => {
    const answer = await raw(
      '[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},{"jsonrpc": "2.0", "method"]',
    );
    expect(told(answer)).toMatchObject([400, { id: null, error: { code: -32700 } }]);
  });

  it('an empty batch', async () => {
    expect(told(await send([]))).toMatchObject([400, INVALID]);
  });

  it('batches that contain no request', async () => {
    expect(told(await send([1]))).toMatchObject([200, [INVALID]]);
    expect(told(await send([1, 2, 3]))).toMatchObject([200, [INVALID, INVALID, INVALID]]);
  });

  it('a batch of everything', async () => {
    const answer = await send([
      ping('1'),
      { jsonrpc: '2.0', method: 'notify_hello', params: [7] },
      { jsonrpc: '2.0', method: 'ping', params: [42, 23], id: '2' },
      { foo: 'boo' },
      { jsonrpc: '2.0', method: 'foo.get', params: { name: 'myself' }, id: '5' },
      ping('9'),
    ]);
    expect(told(answer)).toMatchObject([
      200,
      [{ id: '1', result: {} }, { id: '2', result: {} }, INVALID, { id: '5', ...UNKNOWN }, { id: '9', result: {} }],
    ]);
    expect(answer.json()).toHaveLength(5);
  });

  it('a batch of notifications', async () => {
    const answer = await send([
      { jsonrpc: '2.0', method: 'notify_sum', params: [1, 2, 4] },
      { jsonrpc: '2.0', method: 'ping' },
    ]);
    expect(told(answer)).toEqual([204, undefined]);
  });
});

// The kinds of go-ethereum's rpc/testdata/invalid-batch.js and invalid-*.js.
describe('an invalid batch', () => {
  it.each([
    ['[]', 400, INVALID],
    ['[1]', 200, [INVALID]],
    ['[1, 2, 3]', 200, [INVALID, INVALID, INVALID]],
    ['[null]', 200, [INVALID]],
    ['[[]]', 200, [INVALID]],
    ['[{}]', 200, [INVALID]],
    ['[{"jsonrpc":"2.0","id":1}]', 200, [{ ...INVALID, id: 1 }]],
    ['[{"id":1,"method":"ping"}]', 200, [{ ...INVALID, id: 1 }]],
    ['[{"jsonrpc":"2.0","method":"ping","id":1},{"foo":"bar"}]', 200, [{ id: 1, result: {} }, INVALID]],
    ['[{"jsonrpc":"2.0","method":"ping"},1]', 200, [INVALID]],
    ['[{"jsonrpc":"2.0","id":99,"method":"nobody","params":[]},99]', 200, [{ id: 99, ...UNKNOWN }, INVALID]],
    ['[{"jsonrpc":"2.0","method":"ping","id":[1]}]', 200, [INVALID]],
    ['[', 400, { id: null, error: { code: -32700 } }],
    ['[{"jsonrpc":"2.0","method":"ping","id":1},]', 400, { id: null, error: { code: -32700 } }],
  ])('%s is answered at its position', async (message, status, body) => {
    expect(told(await raw(message))).toMatchObject([status, body]);
  });

  it('contains at most 50 calls', async () => {
    const batch = (length: number) => send(Array.from({ length }, (_, i) => ping(i)));
    expect((await batch(50)).json()).toHaveLength(50);
    expect(told(await batch(51))).toMatchObject([400, INVALID]);
  });
});

describe('an id', () => {
  it.each([null, 0, -1, 1.5, 1e300, 9007199254740991, '', '1', 'ü\u2028', '__proto__', 'a'.repeat(1000)])(
    '%j is echoed unchanged',
    async (id) => {
      expect(told(await send(ping(id)))).toEqual([200, { jsonrpc: '2.0', id, result: {} }]);
    },
  );

  it.each([true, false, {}, [], [1], { a: 1 }])('%j makes the request invalid', async (id) => {
    expect(told(await send(ping(id)))).toMatchObject([400, INVALID]);
  });

  it('beyond any number makes the request invalid', async () => {
    expect(told(await raw('{"jsonrpc":"2.0","id":1e400,"method":"ping"}'))).toMatchObject([400, INVALID]);
  });

  it.each([
    '12345678901234567890',
    '-9007199254740993',
    '1.0',
    '-0',
    '1E2',
    '1e300',
    '0.1000',
    '3.14159265358979323846264338327950288',
  ])('%s is returned digit for digit', async (id) => {
    const request = `{"jsonrpc":"2.0", "id" : ${id},"method":"ping","params":{"id":1}}`;
    expect((await raw(request)).payload).toBe(`{"jsonrpc":"2.0","id":${id},"result":{}}`);
    expect((await raw(request.replace('"id"', '"\\u0069d"'))).payload).toContain(`"id":${id},`);
    expect((await raw(`[{"method":1,"id":1},${request},{"id":${id}},1]`)).payload.match(/"id":[^,]+/g)).toEqual([
      '"id":1',
      `"id":${id}`,
      `"id":${id}`,
      '"id":null',
    ]);
  });

  it('within the arguments changes neither the arguments nor the response', async () => {
    const answer = await raw(
      '{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"list_brands","arguments":{"id":1.0}}}',
    );
    expect(told(answer)).toMatchObject([200, { id: 'a', error: { code: -32602 } }]);
  });

  it('of a malformed call is returned if readable', async () => {
    expect(told(await send({ id: 'x', method: 'ping' }))).toMatchObject([400, { id: 'x', error: { code: -32600 } }]);
  });
});

describe('params', () => {
  it.each([null, 1, 'a', true])('%j makes the request invalid', async (params) => {
    expect(told(await send({ ...ping(1), params }))).toMatchObject([400, { id: 1, error: { code: -32600 } }]);
  });
});

describe('the envelope', () => {
  it('answers 401 before reading the body', async () => {
    for (const token of [undefined, 'svc_pat_wrong', `${secret.slice(0, -1)}!`]) {
      const answer = await scene.inject(rpcRequest(token, '{'));
      expect(told(answer)).toMatchObject([401, { id: null, error: { code: -32000, data: { code: 'auth_required' } } }]);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
    const query = await scene.inject({ ...rpcRequest(undefined, '{}'), url: `/rpc?access_token=${secret}` });
    expect(query.statusCode).toBe(401);
  });

  it('has at most 262,144 bytes', async () => {
    const padded = (bytes: number) => JSON.stringify(ping('')).padEnd(bytes);
    expect((await raw(padded(262_144))).statusCode).toBe(200);
    expect(told(await raw(padded(262_145)))).toMatchObject([413, INVALID]);
  });

  it('survives nested brackets that fill it', async () => {
    expect(told(await raw('['.repeat(262_144)))).toMatchObject([400, { error: { code: -32700 } }]);
    const tooDeep = { id: null, error: { code: -32700, message: 'The JSON is nested deeper than 100 levels.' } };
    expect(told(await raw('['.repeat(131_072) + ']'.repeat(131_072)))).toMatchObject([400, tooDeep]);
    const nested = (depth: number) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_brands","arguments":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}}`;
    for (const depth of [98, 26_000, 100_000]) expect(told(await raw(nested(depth)))).toMatchObject([400, tooDeep]);
    expect(told(await raw(nested(97)))).toMatchObject([200, { id: 1, error: { code: -32602 } }]);
  });

  it('is JSON in UTF-8', async () => {
    expect(told(await raw(Buffer.from([0x22, 0xff, 0x22])))).toMatchObject([400, { error: { code: -32700 } }]);
    expect(told(await raw('', {}))).toMatchObject([400, { error: { code: -32700 } }]);
    expect(told(await raw('{}', { 'content-type': 'text/plain' }))).toMatchObject([415, INVALID]);
  });

  it('accepts POST only', async () => {
    const answer = await scene.inject({ method: 'GET', url: '/rpc' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  });

  it('reveals nothing about internal failures', async () => {
    const brands = { ...scene.stores.brands, listBrands: () => Promise.reject(new Error('SELECT secret FROM brands')) };
    await using broken = await openScene({ shared: scene.stores, stores: { ...scene.stores, brands } });
    const answer = await callingWith(broken, secret).call('list_brands');
    expect(answer.error).toEqual({
      code: -32603,
      message: 'Something failed on our side.',
      data: { code: 'internal' },
    });
    expect(broken.logs.join('')).toContain('SELECT secret');
  });
});

describe('the quota', () => {
  const limited = () =>
    openScene({
      shared: scene.stores,
      settings: { rateLimits: limitsOf({ callsPerToken: 120, callsPerDemoToken: 10 }) },
    });

  it('allows 120 calls in any 60 seconds, counting each of a batch', async () => {
    await using site = await limited();
    const { secret: own } = await addTenancy(site);
    const calls = callingWith(site, own);
    const batch = (length: number) => calls.send(Array.from({ length }, (_, i) => ping(i)));
    await batch(50);
    await batch(50);
    const third = (await batch(25)).json<{ id: number; error?: { code: number; data: object } }[]>();
    expect(third.map(({ error }) => error?.code)).toEqual([...Array(20).fill(undefined), ...Array(5).fill(-32001)]);
    const answer = await calls.send(ping(1));
    expect(told(answer)).toMatchObject([429, { id: 1, error: { code: -32001, data: { code: 'rate_limited' } } }]);
    expect(answer.headers).toMatchObject({
      'retry-after': '60',
      'ratelimit-policy': '"calls";q=120;w=60',
      ratelimit: '"calls";r=0;t=60',
    });
    site.clock.pass(59_999);
    expect((await calls.send(ping(1))).statusCode).toBe(429);
    site.clock.pass(1);
    expect((await calls.send(ping(1))).statusCode).toBe(200);
  });

  it('of a demo token is 10', async () => {
    await using site = await limited();
    const calls = callingWith(site, await addDemoToken(site));
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await calls.send(ping(i))).statusCode);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('applies to concurrent calls and across two servers', async () => {
    await using one = await limited();
    await using two = await limited();
    const { secret: own } = await addTenancy(one);
    const sites = [callingWith(one, own), callingWith(two, own)] as const;
    const answers = await Promise.all(Array.from({ length: 150 }, (_, i) => sites[i % 2 === 0 ? 0 : 1].send(ping(i))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120);
  });
});

describe('a demo token', () => {
  it('may list, ping, poll, and call two tools', async () => {
    const demo = callingWith(scene, await addDemoToken(scene));
    expect((await demo.send(ping(1))).statusCode).toBe(200);
    expect((await demo.send({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).json().result.tools).toHaveLength(7);
    const job = await demo.send({ jsonrpc: '2.0', id: 1, method: 'jobs/get', params: { jobId: 'none' } });
    expect(job.json().error.code).toBe(-32005);
    expect((await demo.call('get_brand_overview', { brand: 'Showcase' })).result?.isError).toBe(false);
    expect((await demo.call('verify_brand_claim', { brand: 's.example', claim: 'x' })).result?.isError).toBe(false);
    for (const name of [
      'list_brands',
      'list_prompts',
      'get_brand_verified_info',
      'get_brand_discoverability',
      'run_brand_scan',
    ]) {
      const answer = await demo.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } });
      expect(told(answer)).toMatchObject([403, { error: { code: -32000, data: { reason: 'demo_token' } } }]);
    }
  });

  it('finds only the showcase', async () => {
    const demo = callingWith(scene, await addDemoToken(scene));
    const { brandId } = await addTenancy(scene);
    for (const brand of [brandId, 'Acme Ferries'])
      expect((await demo.call('get_brand_overview', { brand })).error).toMatchObject({ code: -32003 });
  });
});

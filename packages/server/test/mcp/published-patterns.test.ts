// Clients compile the patterns of `tools/list` with their own engines (decisions 11). RE2JS accepts what RE2 and Go
// accept; Node bindings of RE2 first rewrite JavaScript's `\u`, so they would miss the problem.
import { RE2JS } from 're2js';
import { afterAll, describe, expect, it } from 'vitest';
import { addTenancy, callingWith } from '../support/calls.ts';
import { connectMcp } from '../support/mcp-client.ts';
import { sharedScene } from '../support/scene.ts';

const scene = await sharedScene();
const url = await scene.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => scene.app.close());
const { secret } = await addTenancy(scene);
const { call, send } = callingWith(scene, secret);

/** Every `pattern`, and every name of `patternProperties`, at any depth. */
function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) => [
    ...(name === 'pattern' && typeof value === 'string' ? [value] : []),
    ...(name === 'patternProperties' ? Object.keys(value) : []),
    ...patternsIn(value),
  ]);
}

const LISTED = {
  '/rpc': async (): Promise<unknown> => (await send({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).json(),
  '/mcp': async (): Promise<unknown> => {
    await using connected = await connectMcp(url, secret, 'auto');
    return await connected.client.listTools();
  },
};

describe.each(['/rpc', '/mcp'] as const)('tools/list of %s', (door) => {
  it('has only patterns that RE2 and JavaScript compile', async () => {
    const patterns = patternsIn(await LISTED[door]());
    expect(patterns.length).toBeGreaterThan(20);
    for (const pattern of patterns) {
      expect(() => RE2JS.compile(pattern), pattern).not.toThrow();
      expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow();
    }
  });

  it('has only ASCII patterns without code point escapes', async () => {
    for (const pattern of patternsIn(await LISTED[door]())) expect(pattern).toMatch(/^(?!.*\\[upPk])[\x20-\x7e]+$/);
  });
});

it('RE2 refuses surrogates, lookahead and backreferences', () => {
  for (const pattern of ['^[^\\u0000\\ud800-\\udfff]*$', '(?=a)', '(a)\\1'])
    expect(() => RE2JS.compile(pattern)).toThrow();
});

it.each(['\u0000', '\ud800', 'a\udfff'])('an argument with %j is still refused', async (claim) => {
  const { error } = await call('verify_brand_claim', { brand: 'acme', claim });
  expect(error).toMatchObject({ code: -32602, data: { issues: [{ path: 'claim' }] } });
});

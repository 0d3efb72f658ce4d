// The settings of AI clients in the documents lead each client to the sign-in, or to the tools with a token.
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../packages/server/src/testing/index.ts';

interface Entry {
  url: string;
  headers?: Record<string, string>;
}

const service = await startTestServer();
afterAll(() => service.close());

const pages = ['README.md', 'docs/mcp-clients.md'].map((path) =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'),
);
const entries = [...pages.join('').matchAll(/^```json\n(.*?)^```/gms)].map(([, text = '']): Entry => {
  const filled = text
    .replace(/https:\/\/events\.example|http:\/\/127\.0\.0\.1:8787/, service.url)
    .replace('svc_pat_...', service.token);
  const { mcpServers, servers = mcpServers }: Record<string, Record<string, Entry>> = JSON.parse(filled);
  const entry = servers?.['brand-data'];
  if (!entry) throw new Error(`no server in ${text}`);
  return entry;
});

const listTools = ({ url, headers }: Entry): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  });

test('a client without a token is told where to sign in', async () => {
  const open = entries.filter(({ headers }) => !headers);
  expect(open).toHaveLength(4);
  for (const entry of open) {
    const { status, headers } = await listTools(entry);
    expect([status, headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('resource_metadata=')]);
  }
});

test('a client with a token gets the tools', async () => {
  const [entry, ...others] = entries.filter(({ headers }) => headers);
  if (!entry) throw new Error('no settings with a token');
  expect(others).toEqual([]);
  expect(await (await listTools(entry)).json()).toMatchObject({ result: { tools: expect.any(Array) } });
});

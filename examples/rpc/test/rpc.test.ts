// The examples against the real service.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startTestServer } from '@service/server/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { createRpcClient } from '../src/rpc-client.ts';

const service = await startTestServer();
afterAll(() => service.close());
const run = promisify(execFile);
const source = (name: string): string => fileURLToPath(new URL(`../src/${name}`, import.meta.url));
const env = { ...process.env, NODE_OPTIONS: '', SERVICE_URL: service.url, SERVICE_TOKEN: service.token };
const client = createRpcClient(service.url, service.token);
const { brands } = await client.call('list_brands');
const [brand] = brands as { id: string; name: string }[];

describe('the example', () => {
  it('prints the overview of each brand', async () => {
    const { stdout } = await run(process.execPath, [source('main.ts')], { env });
    expect(stdout).toMatch(new RegExp(`^${brand?.name}: 0 answers, mention rate .*"reason":"no_answers"`));
  });

  it('prints the overview with curl', async () => {
    const { stdout } = await run('sh', [source('overview.sh'), brand?.id ?? ''], { env });
    expect(JSON.parse(stdout)).toMatchObject({ result: { structuredContent: { brand: { id: brand?.id } } } });
  });

  it('names the error', async () => {
    const call = client.call('get_brand_overview', { brand: 'nobody' });
    await expect(call).rejects.toMatchObject({ code: 'brand_not_found', data: { candidates: [] } });
    const [fine, wrong] = await client.callAll([
      { name: 'list_brands', args: {} },
      { name: 'list_brands', args: { limit: 0 } },
    ]);
    expect(fine).toMatchObject({ next_cursor: null });
    expect(wrong).toMatchObject({ code: 'invalid_params', data: { issues: [{ path: 'limit' }] } });
  });
});

// The example against the real service.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startTestServer } from '@service/server/testing';
import { afterAll, expect, it } from 'vitest';

const service = await startTestServer();
afterAll(() => service.close());
const run = promisify(execFile);
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const env = { ...process.env, NODE_OPTIONS: '', SERVICE_URL: service.url, SERVICE_TOKEN: service.token };

it('lists the tools and verifies a claim', async () => {
  const { stdout } = await run(process.execPath, [MAIN, service.brandId, 'It costs $5.'], { env });
  expect(stdout).toMatch(/^tools: list_brands, get_brand_overview, .*run_brand_scan\n/);
  expect(JSON.parse(stdout.split('\n')[1] ?? '')).toMatchObject({ verdict: 'unverifiable', facts: [] });
});

it('fails for an unknown brand with a message', async () => {
  const failed = run(process.execPath, [MAIN, 'nobody', 'It costs $5.'], { env });
  await expect(failed).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('"brand_not_found"') });
});

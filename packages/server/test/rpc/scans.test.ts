// A scan from its first call to its result at a serving process, with the recorded engines (Spec 4.6, 8; decisions 6, 20).
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { importBrand, readBrandFile } from '../../src/brands/index.ts';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { createToken } from '../../src/tokens/index.ts';
import { startTestService, type TestService } from '../support/service.ts';

const BRAND = readFileSync(new URL('../../data/showcase/brand.yaml', import.meta.url), 'utf8');

let service: TestService;
let tenantId: string;
let secret: string;
beforeAll(async () => {
  service = await startTestService();
  const deps = { ...service.stores, clock: systemClock, ids: systemIds };
  ({
    brand: { tenantId },
  } = await importBrand(deps)({ file: readBrandFile(BRAND, 'brand.yaml'), plan: 'protect' }));
  ({ secret } = await createToken({ ...deps, store: service.stores.tokens })({
    ...{ tenantId, name: 'Program', scopes: ['read', 'write'], brandIds: null, demo: false, expiresAt: null },
  }));
});
afterAll(() => service[Symbol.asyncDispose]());

const answerSchema = z.object({
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }).optional(),
});

async function rpc(method: string, params: object) {
  const response = await fetch(`${service.url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return answerSchema.parse(await response.json());
}
const scan = (args: object = {}) =>
  rpc('tools/call', { name: 'run_brand_scan', arguments: { brand: 'Fernhall', ...args } });
const jobIdOf = ({ result }: Awaited<ReturnType<typeof scan>>) =>
  z.object({ structuredContent: z.object({ jobId: z.string() }) }).parse(result).structuredContent.jobId;

it('starts at once, runs beside serving, and its figures and its charge are there in the end', async () => {
  const started = await scan({ engines: ['gemini'], markets: ['UK', 'JP'] });
  expect(started.result).toMatchObject({ structuredContent: { status: 'running' } });
  const jobId = jobIdOf(started);
  const job = await vi.waitUntil(
    async () => {
      const { result } = await rpc('jobs/get', { jobId });
      return result?.status === 'running' ? undefined : result;
    },
    { timeout: 60_000, interval: 50 },
  );
  expect(job).toEqual({
    ...{ jobId, status: 'succeeded', progress: { done: 60, total: 60, failed: 0 } },
    ...{ started_at: expect.stringMatching(/Z$/), finished_at: expect.stringMatching(/Z$/) },
    result: expect.objectContaining({ answers: 60, engines: ['gemini'], markets: ['UK', 'JP'], failures: [] }),
  });
  const overview = await rpc('tools/call', {
    name: 'get_brand_overview',
    arguments: { brand: 'Fernhall', market: 'UK' },
  });
  expect(overview.result).toMatchObject({ isError: false });
  const used = await service.stores.plans.usageIn(tenantId, [new Date().toISOString().slice(0, 7)]);
  expect(used.find(({ unit }) => unit === 'scan')).toMatchObject({ used: 1, overage: 0 });
});

it.each([
  [{ engines: ['other'] }, -32602],
  [{ brand: 'Nobody' }, -32003],
])('with %j is refused with %i', async (args, code) => {
  expect((await scan(args)).error).toMatchObject({ code });
});

it('beyond the plan is refused with -32002, and its first scan is not', async () => {
  await service.stores.tenants.setPlan(tenantId, 'pro');
  expect((await scan({ engines: ['gemini', 'openai'], markets: ['US'] })).error).toMatchObject({ code: -32002 });
  expect((await scan({ markets: ['US'] })).error).toMatchObject({ code: -32002 });
});

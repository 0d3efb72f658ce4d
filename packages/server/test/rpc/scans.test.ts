// A scan at a serving process, from its first call to its result, with the recorded engines (Spec 4.6, 8; decisions 6,
// 20).
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
    tenantId,
    name: 'Program',
    scopes: ['read', 'write'],
    brandIds: null,
    demo: false,
    expiresAt: null,
  }));
});
afterAll(() => service[Symbol.asyncDispose]());

const answerSchema = z.object({
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() }).optional(),
});

async function rpc(method: string, params: object, key = secret) {
  const response = await fetch(`${service.url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return answerSchema.parse(await response.json());
}
const scan = (args: object = {}, key = secret) =>
  rpc('tools/call', { name: 'run_brand_scan', arguments: { brand: 'Fernhall', ...args } }, key);
const jobIdOf = ({ result }: Awaited<ReturnType<typeof scan>>) =>
  z.object({ structuredContent: z.object({ jobId: z.string() }) }).parse(result).structuredContent.jobId;

it('starts at once, runs in the background, and stores figures and charge', async () => {
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
    jobId,
    status: 'succeeded',
    progress: { done: 60, total: 60, failed: 0 },
    started_at: expect.stringMatching(/Z$/),
    finished_at: expect.stringMatching(/Z$/),
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

it('beyond the plan is -32002 with limit, usage and reset time', async () => {
  await service.stores.tenants.setPlan(tenantId, 'pro');
  expect((await scan({ engines: ['gemini', 'openai'], markets: ['US'] })).error).toMatchObject({
    code: -32002,
    data: { code: 'quota_exceeded', what: 'engines', limit: 1, used: 2, resets_at: null },
  });
  expect((await scan({ markets: ['US'] })).error).toMatchObject({
    code: -32002,
    data: { what: 'scan', limit: 1, used: 1, resets_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/) },
  });
});

it('without an available engine is not a client error', async () => {
  const file = readBrandFile(
    'name: Other\ndomain: other.example\nprompts: [{text: Which one?, market: US}]',
    'brand.yaml',
  );
  const deps = { ...service.stores, clock: systemClock, ids: systemIds };
  const { brand } = await importBrand(deps)({ file, plan: 'protect' });
  const { secret: other } = await createToken({ ...deps, store: service.stores.tokens })({
    tenantId: brand.tenantId,
    name: 'Program',
    scopes: ['write'],
    brandIds: null,
    demo: false,
    expiresAt: null,
  });
  for (const args of [{}, { engines: ['chatgpt'] }]) {
    const { error } = await scan({ brand: 'Other', ...args }, other);
    expect(error).toMatchObject({ code: -32603, data: { code: 'internal', reason: 'no_engine' } });
    expect(error?.message).toContain('SERVICE_OPENAI_KEY');
  }
});

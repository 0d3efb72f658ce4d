// The portal's scans: what a user may request, the progress, the failures in words, and a comparison of two scans.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readShowcaseWeek } from '../../src/engines/open-engines.ts';
import { countingFor, setPlan } from '../../src/plans/index.ts';
import { scanEnding } from '../../src/scans/index.ts';
import { answers, engineThat, scanScene } from '../scans/scan-scene.ts';
import { recorderOver } from '../support/answer-scene.ts';
import { ENGINES, openSignInScene, type SignInScene } from '../support/sign-in-scene.ts';

const ENGINE = [engineThat('one', answers)];

describe.each(ENGINES)('the scans of the portal, over %s', (engine) => {
  let scene: SignInScene;
  beforeAll(async () => {
    scene = await openSignInScene(engine);
  }, 120_000);
  afterAll(() => scene[Symbol.asyncDispose]());

  async function brand() {
    const { stores } = scene.here;
    const made = await scanScene(stores);
    const person = await scene.person(made.tenantId, 'member');
    async function call(method: string, path: string, body?: object) {
      const response = await person.portal(method, `/brands/${made.brandId}/scans${path}`, body);
      return { status: response.status, ...(await response.json()) };
    }
    const describeBrand = async (prompts: object[]) => {
      const at = `/brands/${made.brandId}/description`;
      const { document, revision } = await (await person.portal('GET', at)).json();
      await person.portal('PUT', at, { revision, text: JSON.stringify({ ...document, prompts }) });
    };
    return { ...made, stores, call, describeBrand };
  }

  it('report which setting an engine needs', async () => {
    const { call } = await brand();
    const { engines, markets, plan, schedule } = await call('GET', '');
    expect(engines).toContainEqual({ name: 'openai', ready: false, chosen: false, setting: 'SERVICE_OPENAI_KEY' });
    expect(markets).toEqual([
      { market: 'US', prompts: 5 },
      { market: 'DE', prompts: 5 },
    ]);
    expect(plan).toMatchObject({
      max_engines: 3,
      max_prompts: null,
      included: 1000,
      used: 0,
      cents: 0,
      blocked: false,
    });
    expect(schedule).toEqual({ every: 'day', runs: false, next_at: null });
    expect(await call('POST', '', {})).toMatchObject({
      status: 409,
      error: { code: 'no_engine', message: expect.stringContaining('SERVICE_OPENAI_KEY') },
    });
  });

  it('say which engines have recorded answers only', async () => {
    const { call, describeBrand } = await brand();
    expect((await call('GET', '')).recorded_only).toEqual([]);
    const [recorded] = readShowcaseWeek(0);
    await describeBrand([
      { text: recorded?.prompt, market: recorded?.market },
      { text: 'Never asked?', market: 'US' },
    ]);
    expect((await call('GET', '')).recorded_only).toContain(recorded?.engine);
  });

  it('are refused beyond the plan’s limit', async () => {
    const { call, tenantId, stores } = await brand();
    await setPlan(stores)({ tenantId, plan: 'free' });
    const refused = await call('POST', '', { engines: ['openai', 'gemini'] });
    expect([refused.status, refused.error.code]).toEqual([409, 'quota_exceeded']);
  });

  it('refuse an engine or market that is unknown', async () => {
    const { call } = await brand();
    expect((await call('POST', '', { engines: ['nobody'] })).status).toBe(422);
    expect((await call('POST', '', { markets: ['FR'] })).status).toBe(422);
  });

  it('show progress and failures, and are canceled', async () => {
    const { call, start, stores, brandId, promptIds } = await brand();
    // Otherwise a process of the scene runs it, and soon ends it, because it has no such engine.
    expect(await stores.leases.takeLease(`scans:${brandId}`, undefined, 'this test')).toBe(1);
    const { jobId } = await start(ENGINE);
    const failure = { engine: 'openai', market: 'US', kind: 'permanent', message: 'no', tries: 1, at: 1 } as const;
    await stores.scans.recordFailures(jobId, [{ ...failure, promptId: promptIds[0] ?? '', code: 'unauthorized' }]);
    expect(await call('GET', `/${jobId}`)).toMatchObject({
      state: 'running',
      total: 10,
      done: 0,
      failed: 1,
      cancel_requested: false,
      finished_at: null,
      failures: [{ engine: 'openai', code: 'unauthorized', count: 1, setting: 'SERVICE_OPENAI_KEY' }],
    });
    expect((await call('GET', '')).scans).toMatchObject([{ id: jobId, trigger: 'manual', engines: ['one'] }]);
    const canceled = await call('POST', `/${jobId}/cancel`);
    expect(canceled).toMatchObject({ status: 200, cancel_requested: true });
    await stores.scans.endScan(jobId, scanEnding(true), Date.now(), countingFor);
    expect(await call('POST', `/${jobId}/cancel`)).toMatchObject({ status: 200, state: 'canceled' });
  });

  it('are compared by their figures', async () => {
    const { call, start, stores, brandId, tenantId, promptIds, file } = await brand();
    async function scanned(text: string, askedAt: number): Promise<string> {
      const { jobId } = await start(ENGINE);
      const recorder = recorderOver(stores);
      for (const [index, promptId] of promptIds.entries()) {
        const market = index % 2 ? 'DE' : 'US';
        const place = { tenantId, brandId, scanId: jobId, promptId, market, engine: 'one' } as const;
        await recorder.recordAnswer({ ...place, language: 'en', model: 'one-1', text, citations: [], askedAt });
      }
      await stores.scans.endScan(jobId, scanEnding(false), askedAt, countingFor);
      return jobId;
    }
    const before = await scanned('Radix is fine.', 1_790_000_000_000);
    const after = await scanned(`${file.name} is fine.`, 1_790_100_000_000);
    const compared = await call('GET', `/${after}/comparison?with=${before}`);
    expect(compared).toMatchObject({
      before: { id: before },
      after: { id: after },
      answers: { before: 10, after: 10 },
      mention_rate: { before: { value: 0, sample_size: 10 }, after: { value: 1 }, difference: 1, significant: true },
    });
    expect((await call('GET', `/${after}/comparison?with=${randomUUID()}`)).status).toBe(404);
  });

  it('of another brand return 404', async () => {
    const [own, other] = [await brand(), await brand()];
    const { jobId } = await other.start(ENGINE);
    expect((await own.call('GET', `/${jobId}`)).status).toBe(404);
    expect((await own.call('POST', `/${jobId}/cancel`)).status).toBe(404);
    expect((await own.call('GET', `/${jobId}/comparison?with=${jobId}`)).status).toBe(404);
    expect(await other.stores.scans.isCancelRequested(jobId)).toBe(false);
  });
});

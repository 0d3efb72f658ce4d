// Scans as jobs, and running them to their end, over every engine (decisions 7, 8, 20).
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock, systemIds } from '../../../src/kernel/clock.ts';
import type { DomainEvent } from '../../../src/kernel/domain-events.ts';
import { countingFor, createPlanGate } from '../../../src/plans/index.ts';
import { cancelScan, findJob, readJob, startScan } from '../../../src/scans/index.ts';
import { EngineError, type NewScan } from '../../../src/scans/ports.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import type { Worker } from '../../../src/workers/start-worker.ts';
import { answers, endOf, engineThat, PROMPTS, scanScene, workersOver } from '../../scans/scan-scene.ts';
import type { NewStore, StoreFactory } from '../store-factory.ts';

const transient = (retryAfterMs?: number) => new EngineError('transient', 'rate_limited', 'slowly', retryAfterMs);

export function scansContract(newStore: NewStore): void {
  let factory: StoreFactory;
  let stores: Stores;
  let others: Stores;
  const workers: Worker[] = [];
  beforeAll(async () => {
    factory = newStore();
    stores = await factory.open();
    others = await factory.open();
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((each) => each.stop()));
    const ending = () => ({ state: 'canceled', reason: null }) as const;
    for (const { id } of await stores.scans.listRunning()) await stores.scans.endScan(id, ending, 0, countingFor);
  });
  afterAll(() => factory.dispose());

  const run = (...args: Parameters<typeof workersOver>) => workers.push(workersOver(...args));
  /** Domain events are handled once, for any tenant. */
  const told: DomainEvent[] = [];
  const kindsOf = async (brandId: string): Promise<string[]> => {
    const handling = {
      unitOf: (fact: DomainEvent) => void told.push(fact),
      countingFor,
      deliveriesOf: () => [],
      newId: systemIds.random,
      now: Date.now,
    };
    while ((await stores.facts.handleEvents(1000, handling)) === 1000);
    return told.filter((fact) => fact.brandId === brandId).map(({ kind }) => kind);
  };

  describe('starting a scan', () => {
    it('fixes its questions, charges the plan, and reports both', async () => {
      const { start, brandId, tenantId, used } = await scanScene(stores);
      const { jobId } = await start([engineThat('one', answers), engineThat('two', answers)], { markets: ['DE'] });
      expect(await stores.scans.findScan(jobId)).toMatchObject({
        id: jobId,
        tenantId,
        brandId,
        trigger: 'manual',
        state: 'running',
        engines: ['one', 'two'],
        markets: ['DE'],
        total: PROMPTS,
        done: 0,
        failed: 0,
        failures: [],
        costMicros: 0,
        finishedAt: null,
        reason: null,
      });
      const plan = await stores.scans.readPlan(jobId);
      expect(plan?.prompts.every(({ market, language }) => market === 'DE' && language === 'de')).toBe(true);
      expect(await used()).toBe(1);
      expect(await kindsOf(brandId)).toContain('scan.started');
    });

    it('uses as many ready engines as the plan allows, in order', async () => {
      const engines = [
        { ...engineThat('one', answers), isReadyFor: () => false },
        engineThat('two', answers),
        engineThat('three', answers),
      ];
      const { start } = await scanScene(stores, 'free');
      const { jobId } = await start(engines);
      expect((await stores.scans.findScan(jobId))?.engines).toEqual(['two']);
      const more = await scanScene(stores, 'protect');
      expect((await stores.scans.findScan((await more.start(engines)).jobId))?.engines).toEqual(['two', 'three']);
    });

    it('uses the same first engines when the plan allows fewer', async () => {
      const engines = ['one', 'two', 'three', 'four', 'five'].map((name) => engineThat(name, answers));
      for (const [plan, names] of [
        ['pro', ['one']],
        ['protect', ['one', 'two', 'three']],
        ['enterprise', ['one', 'two', 'three']],
      ] as const) {
        const { start } = await scanScene(stores, plan);
        const { jobId } = await start(engines);
        expect((await stores.scans.findScan(jobId))?.engines).toEqual(names);
      }
      const { start } = await scanScene(stores, 'pro');
      const { jobId } = await start(engines, { engines: ['five'] });
      expect((await stores.scans.findScan(jobId))?.engines).toEqual(['five']);
    });

    it('uses engines with recorded answers, unless others are named', async () => {
      const engines = [engineThat('one', answers), { ...engineThat('two', answers), hasRecorded: () => true }];
      const { start } = await scanScene(stores);
      expect((await stores.scans.findScan((await start(engines)).jobId))?.engines).toEqual(['two']);
      const named = await start(engines, { engines: ['one'] });
      expect((await stores.scans.findScan(named.jobId))?.engines).toEqual(['one']);
    });

    it('accepts aliases of engines, each engine once', async () => {
      const { start } = await scanScene(stores);
      const engines = [engineThat('openai', answers), engineThat('gemini', answers)];
      const { jobId } = await start(engines, { engines: ['ChatGPT', 'gpt', 'google'] });
      expect((await stores.scans.findScan(jobId))?.engines).toEqual(['openai', 'gemini']);
    });

    it.each([
      ['an unknown engine', { engines: ['four'] }, 'invalid_input'],
      ['a market that the brand does not have', { markets: ['JP'] }, 'invalid_input'],
      ['more engines than the plan includes', { engines: ['one', 'two'] }, 'quota_exceeded'],
    ])('with %s is refused, and charges nothing', async (_, over, code) => {
      const { start, used } = await scanScene(stores, 'free');
      await expect(start([engineThat('one', answers), engineThat('two', answers)], over)).rejects.toMatchObject({
        code,
      });
      expect(await used()).toBe(0);
    });

    it('without a ready engine is refused, and names the missing key', async () => {
      const { start } = await scanScene(stores);
      const idle = { ...engineThat('openai', answers), isReadyFor: () => false };
      await expect(start([idle])).rejects.toMatchObject({
        code: 'no_engine',
        message: 'No engine is configured. Set a key, such as SERVICE_OPENAI_KEY (docs/engines.md), and try again.',
      });
      await expect(start([idle, engineThat('two', answers)], { engines: ['ChatGPT'] })).rejects.toMatchObject({
        code: 'no_engine',
        message:
          'openai is not configured. Set SERVICE_OPENAI_KEY (docs/engines.md), and try again. Engines that can answer now: two.',
      });
    });

    it('with a running scan’s questions joins it, charged once', async () => {
      const { start, brandId, used } = await scanScene(stores, 'free');
      const engines = [engineThat('one', answers), engineThat('two', answers)];
      const first = await start(engines, { engines: ['one'], markets: ['DE'] });
      expect(await start(engines, { engines: ['one'], markets: ['DE'] })).toEqual(first);
      await expect(start(engines, { engines: ['two'], markets: ['DE'] })).rejects.toMatchObject({
        code: 'quota_exceeded',
      });
      await expect(start(engines, { engines: ['one'], markets: ['US'] })).rejects.toMatchObject({
        code: 'quota_exceeded',
      });
      expect(await used()).toBe(1);
      expect((await kindsOf(brandId)).filter((kind) => kind === 'scan.started')).toHaveLength(1);
    });

    it('with the questions of an ended or canceled scan is new', async () => {
      const { start, used } = await scanScene(stores);
      const engines = [engineThat('one', answers)];
      const first = await start(engines);
      await stores.scans.requestCancel(first.jobId);
      const second = await start(engines);
      expect(second).not.toEqual(first);
      await stores.scans.endScan(second.jobId, () => ({ state: 'succeeded', reason: null }), 0, countingFor);
      expect(await start(engines)).not.toEqual(second);
      // The scan that ended without an answer was refunded.
      expect(await used()).toBe(2);
    });

    it.each([
      [10, true],
      [11, false],
    ])('with %i prompts on the free plan: %s', async (prompts, isAllowed) => {
      const { start } = await scanScene(stores, 'enterprise', prompts).then(async (scene) => {
        await stores.tenants.setPlan(scene.tenantId, 'free');
        return scene;
      });
      const starting = start([engineThat('one', answers)]);
      if (isAllowed) expect(await starting).toHaveProperty('jobId');
      else await expect(starting).rejects.toMatchObject({ code: 'quota_exceeded' });
    });

    it('uses the last unit of a plan once, even concurrently', async () => {
      const { brandId, tenantId } = await scanScene(stores, 'free');
      const engines = [engineThat('one', answers)];
      const starts = await Promise.allSettled(
        Array.from({ length: 20 }, (_, i) => {
          const at = i % 2 ? stores : others;
          const deps = { ...at, clock: systemClock, ids: systemIds, plans: createPlanGate(at.plans), engines };
          return startScan(deps)({ tenantId, brandId, markets: [i % 4 < 2 ? 'US' : 'DE'] });
        }),
      );
      // Requests identical to the running scan return that scan.
      expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      expect(await stores.scans.listScans({ brandId, limit: 100 })).toHaveLength(1);
    });

    it('runs once for twenty concurrent identical requests', async () => {
      const { brandId, tenantId, used } = await scanScene(stores);
      const engines = [engineThat('one', answers)];
      const starts = await Promise.all(
        Array.from({ length: 20 }, (_, i) => {
          const at = i % 2 ? stores : others;
          const deps = { ...at, clock: systemClock, ids: systemIds, plans: createPlanGate(at.plans), engines };
          return startScan(deps)({ tenantId, brandId });
        }),
      );
      expect(new Set(starts.map(({ jobId }) => jobId)).size).toBe(1);
      expect(await stores.scans.listScans({ brandId, limit: 100 })).toHaveLength(1);
      expect(await used()).toBe(1);
    });

    it('of another tenant’s brand is refused', async () => {
      const mine = await scanScene(stores);
      const { tenantId } = await scanScene(stores);
      const deps = { ...stores, clock: systemClock, ids: systemIds, plans: createPlanGate(stores.plans) };
      const starting = startScan({ ...deps, engines: [engineThat('one', answers)] })({
        tenantId,
        brandId: mine.brandId,
      });
      await expect(starting).rejects.toMatchObject({ code: 'brand_not_found' });
    });
  });

  describe('running a scan', () => {
    it('asks each prompt of each engine once, and counts the cost', async () => {
      const { start, brandId } = await scanScene(stores);
      const asked: string[] = [];
      const behave = ({ prompt, market, language }: { prompt: string; market: string; language: string }) => {
        asked.push(`${prompt} ${market} ${language}`);
        return `On ${prompt}: Acme.`;
      };
      const engines = [engineThat('one', behave), engineThat('two', behave)];
      const { jobId } = await start(engines);
      run(stores, engines);
      expect(await endOf(stores, jobId)).toMatchObject({
        state: 'succeeded',
        total: 20,
        done: 20,
        failed: 0,
        failures: [],
        reason: null,
        costMicros: 7 * PROMPTS,
        costUnknown: PROMPTS,
      });
      expect(asked.toSorted()).toEqual([...new Set(asked)].flatMap((each) => [each, each]).toSorted());
      expect(await stores.scans.readPlan(jobId)).toBeUndefined();
      expect(await kindsOf(brandId)).toEqual(['scan.started', 'scan.completed']);
      expect(await findJob(stores)(jobId)).toMatchObject({
        job: {
          jobId,
          status: 'succeeded',
          progress: { done: 20, total: 20, failed: 0 },
          finished_at: expect.stringMatching(/Z$/),
          result: { answers: 20, cost_micros: 70, answers_of_unknown_cost: PROMPTS, failures: [] },
        },
      });
    });

    it('retries temporary failures, and counts permanent ones', async () => {
      const { start } = await scanScene(stores);
      const tries = new Map<string, number>();
      const behave = ({ prompt }: { prompt: string }) => {
        const now = (tries.get(prompt) ?? 0) + 1;
        tries.set(prompt, now);
        if (prompt === 'Question 1?') throw new EngineError('permanent', 'refused', 'no');
        if (prompt === 'Question 2?') throw new EngineError('transient', 'unavailable', 'down');
        if (prompt === 'Question 3?') throw new Error('a bug');
        if (prompt === 'Question 4?' && now < 5) throw new EngineError('transient', 'timeout', 'late');
        return 'Acme.';
      };
      const engines = [engineThat('one', behave)];
      const { jobId } = await start(engines);
      run(stores, engines);
      expect(await endOf(stores, jobId)).toMatchObject({
        state: 'succeeded',
        done: 7,
        failed: 3,
        failures: [
          { engine: 'one', code: 'internal', count: 1 },
          { engine: 'one', code: 'refused', count: 1 },
          { engine: 'one', code: 'unavailable', count: 1 },
        ],
      });
      expect([1, 2, 3, 4, 5].map((i) => tries.get(`Question ${i}?`))).toEqual([1, 5, 1, 5, 1]);
      expect(await findJob(stores)(jobId)).toMatchObject({
        job: { status: 'succeeded', progress: { done: 7, total: 10, failed: 3 }, result: { answers: 7 } },
      });
    });

    it.each([
      ['quota', new EngineError('quota', 'quota', 'no money')],
      ['unauthorized', new EngineError('permanent', 'unauthorized', 'wrong key')],
      ['no_model', new EngineError('permanent', 'no_model', 'no such model')],
    ])('stops asking an engine after "%s", and continues with others', async (code, failure) => {
      const { start } = await scanScene(stores);
      let asked = 0;
      const engines = [
        engineThat('one', () => {
          asked += 1;
          throw failure;
        }),
        engineThat('two', answers),
      ];
      const { jobId } = await start(engines);
      const logged: unknown[] = [];
      run(stores, engines, { logger: { warn: (...line: unknown[]) => void logged.push(line) } });
      const job = await endOf(stores, jobId);
      expect(job).toMatchObject({
        state: 'succeeded',
        done: PROMPTS,
        failures: [{ engine: 'one', code, count: PROMPTS }],
      });
      expect(asked).toBeLessThanOrEqual(2);
      expect(logged).toEqual([
        [{ scan: jobId, engine: 'one', code }, `stopped asking one in this scan: ${failure.message}`],
      ]);
    });

    it('without any answer fails, reports it, and costs nothing', async () => {
      const { start, brandId, tenantId, used } = await scanScene(stores, 'free');
      const engines = [
        engineThat('one', () => {
          throw new EngineError('permanent', 'refused', 'no');
        }),
      ];
      const { jobId } = await start(engines);
      expect(await used()).toBe(1);
      run(stores, engines);
      expect(await endOf(stores, jobId)).toMatchObject({
        state: 'failed',
        done: 0,
        failed: PROMPTS,
        reason: 'no_answers',
      });
      expect(await used()).toBe(0);
      expect(await kindsOf(brandId)).toEqual(['scan.started', 'scan.failed']);
      expect(await readJob(stores)({ jobId, tenantId, brandIds: null })).toMatchObject({
        status: 'failed',
        error: { code: 'no_answers', message: 'no answer arrived; one: refused (10)' },
      });
      expect(await start([engineThat('one', answers)])).toHaveProperty('jobId');
    });

    it('never exceeds an engine’s concurrency, even with several scans', async () => {
      const scenes = await Promise.all([scanScene(stores), scanScene(stores), scanScene(stores)]);
      let [now, most] = [0, 0];
      const engines = [
        engineThat(
          'one',
          async () => {
            now += 1;
            most = Math.max(most, now);
            await new Promise((resolve) => setImmediate(resolve));
            now -= 1;
            return 'Acme.';
          },
          3,
        ),
      ];
      const jobs = await Promise.all(scenes.map(({ start }) => start(engines)));
      run(stores, engines);
      for (const { jobId } of jobs) expect((await endOf(stores, jobId)).done).toBe(PROMPTS);
      expect(most).toBe(3);
    });

    it('pauses an engine for as long as it requests, in every scan', async () => {
      const { start } = await scanScene(stores);
      const times: number[] = [];
      let isFirst = true;
      const behave = () => {
        times.push(performance.now());
        if (!isFirst) return 'Acme.';
        isFirst = false;
        throw transient(300);
      };
      const engines = [engineThat('one', behave, 1)];
      const { jobId } = await start(engines);
      run(stores, engines);
      expect((await endOf(stores, jobId)).done).toBe(PROMPTS);
      expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(295);
    });

    it('that times out counts the rest as failed, and keeps earlier answers', async () => {
      const { start } = await scanScene(stores);
      const behave = ({ prompt, signal }: { prompt: string; signal: AbortSignal }) =>
        prompt === 'Question 0?'
          ? 'Acme.'
          : new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      const engines = [engineThat('one', behave)];
      const { jobId } = await start(engines);
      run(stores, engines, { times: { deadline: 300 } });
      expect(await endOf(stores, jobId)).toMatchObject({
        state: 'succeeded',
        done: 1,
        failed: PROMPTS - 1,
        failures: [{ engine: 'one', code: 'deadline', count: PROMPTS - 1 }],
      });
    });

    it('continues after its process stops, and asks nothing twice', async () => {
      const { start } = await scanScene(stores);
      const recorded: string[] = [];
      let isStuck = true;
      const behave = ({ prompt, signal }: { prompt: string; signal: AbortSignal }) => {
        if (isStuck && recorded.length >= 4)
          return new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        recorded.push(prompt);
        return 'Acme.';
      };
      const engines = [engineThat('one', behave)];
      const { jobId } = await start(engines);
      const first = workersOver(stores, engines);
      await vi.waitUntil(async () => (await stores.scans.findScan(jobId))?.done === 4, { timeout: 10_000 });
      await first.stop();
      expect(await stores.scans.findScan(jobId)).toMatchObject({ state: 'running', done: 4, failed: 0 });
      isStuck = false;
      run(others, engines);
      expect(await endOf(stores, jobId)).toMatchObject({ state: 'succeeded', done: PROMPTS, failed: 0 });
      expect(recorded).toHaveLength(PROMPTS);
    });

    it('is run by only one process, and ends once', async () => {
      const { start, brandId } = await scanScene(stores);
      let asked = 0;
      const engines = [
        engineThat('one', () => {
          asked += 1;
          return 'Acme.';
        }),
      ];
      const jobs = [await start(engines, { markets: ['US'] }), await start(engines, { markets: ['DE'] })];
      for (const at of [stores, others, stores, others]) run(at, engines);
      for (const { jobId } of jobs) expect((await endOf(stores, jobId)).done).toBe(PROMPTS / 2);
      expect(asked).toBe(PROMPTS);
      expect((await kindsOf(brandId)).filter((kind) => kind === 'scan.completed')).toHaveLength(2);
    });

    it('fails for an engine that this process does not have', async () => {
      const { start } = await scanScene(stores);
      const { jobId } = await start([engineThat('one', answers), engineThat('gone', answers)]);
      run(stores, [engineThat('one', answers)]);
      expect((await endOf(stores, jobId)).failures).toEqual([
        { engine: 'gone', code: 'not_configured', count: PROMPTS },
      ]);
    });
  });

  describe('canceling a scan', () => {
    const stuck = ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

    it('keeps the received answers, and reports no completion', async () => {
      const { start, brandId, used } = await scanScene(stores);
      const engines = [
        engineThat('one', (question) => (question.prompt === 'Question 0?' ? 'Acme.' : stuck(question))),
      ];
      const { jobId } = await start(engines);
      run(stores, engines);
      await vi.waitUntil(async () => (await stores.scans.findScan(jobId))?.done === 1, { timeout: 10_000 });
      await cancelScan(others)(jobId);
      expect(await endOf(stores, jobId)).toMatchObject({ state: 'canceled', done: 1, failed: 0, reason: null });
      expect(await kindsOf(brandId)).toEqual(['scan.started']);
      expect(await used()).toBe(1);
    });

    it('refunds a scan that has not started', async () => {
      const { start, used } = await scanScene(stores);
      const engines = [engineThat('one', answers)];
      const { jobId } = await start(engines);
      await cancelScan(stores)(jobId);
      run(stores, engines);
      expect(await endOf(stores, jobId)).toMatchObject({ state: 'canceled', done: 0 });
      expect(await used()).toBe(0);
    });

    it('that has ended, or does not exist, is refused', async () => {
      const { start } = await scanScene(stores);
      const engines = [engineThat('one', answers)];
      const { jobId } = await start(engines);
      run(stores, engines);
      await endOf(stores, jobId);
      await expect(cancelScan(stores)(jobId)).rejects.toMatchObject({ code: 'not_running' });
      await expect(cancelScan(stores)('nothing')).rejects.toMatchObject({ code: 'job_not_found' });
    });
  });

  it('a job is visible only to its tenant and its brand’s users', async () => {
    const { start, tenantId, brandId } = await scanScene(stores);
    const { jobId } = await start([engineThat('one', answers)]);
    const read = readJob(stores);
    expect(await read({ jobId, tenantId, brandIds: [brandId] })).toMatchObject({
      jobId,
      status: 'running',
      finished_at: null,
    });
    for (const other of [
      { jobId, tenantId: 'other', brandIds: null },
      { jobId, tenantId, brandIds: ['other'] },
      { jobId: 'other', tenantId, brandIds: null },
    ]) {
      await expect(read(other)).rejects.toMatchObject({ code: 'job_not_found' });
    }
  });

  const plan = { prompts: [], engines: [] };
  const job = (scene: { tenantId: string; brandId: string }, over: Partial<NewScan> = {}): NewScan => ({
    id: systemIds.ordered(),
    tenantId: scene.tenantId,
    brandId: scene.brandId,
    trigger: 'auto',
    slot: null,
    plan,
    markets: [],
    startedAt: Date.now(),
    reservation: null,
    ...over,
  });

  describe('failures', () => {
    const failure = { promptId: 'p', market: 'US', engine: 'one', kind: 'permanent', code: 'refused' } as const;
    const failed = { ...failure, message: 'no', tries: 1, at: 1 };

    it('are recorded once each, and not for a scan that has ended', async () => {
      const scene = await scanScene(stores);
      const { id, ...scan } = job(scene);
      await stores.scans.startScan({ id, ...scan }, countingFor);
      await Promise.all([stores.scans.recordFailures(id, [failed]), others.scans.recordFailures(id, [failed, failed])]);
      expect(await stores.scans.finishedAsks(id)).toEqual([{ promptId: 'p', market: 'US', engine: 'one' }]);
      const ending = () => ({ state: 'failed', reason: 'no_answers' }) as const;
      const ended = await Promise.all([stores, others].map(({ scans }) => scans.endScan(id, ending, 5, countingFor)));
      expect(ended.toSorted()).toEqual([false, true]);
      await stores.scans.recordFailures(id, [{ ...failed, promptId: 'q' }]);
      expect(await stores.scans.finishedAsks(id)).toEqual([]);
      expect(await stores.scans.findScan(id)).toMatchObject({ failed: 1, finishedAt: 5 });
    });

    it('of a thousand questions fit in one call', async () => {
      const { id, ...scan } = job(await scanScene(stores));
      await stores.scans.startScan({ id, ...scan }, countingFor);
      await stores.scans.recordFailures(
        id,
        Array.from({ length: 1000 }, (_, i) => ({ ...failed, promptId: `${i}` })),
      );
      expect((await stores.scans.findScan(id))?.failed).toBe(1000);
    });
  });

  it('a slot and an id each belong to one scan', async () => {
    const scene = await scanScene(stores);
    const first = job(scene, { slot: '2026-W48' });
    expect(await stores.scans.startScan(first, countingFor)).toEqual({ ok: true });
    const taken = { ok: false, exceeded: null };
    expect(await others.scans.startScan(job(scene, { slot: '2026-W48' }), countingFor)).toEqual(taken);
    expect(await stores.scans.startScan({ ...first, slot: null }, countingFor)).toEqual(taken);
    expect(await stores.scans.startScan(job(scene, { slot: '2026-W49' }), countingFor)).toEqual({ ok: true });
    expect(await stores.scans.startScan(job({ ...scene, tenantId: 'none' }), countingFor)).toBeUndefined();
  });
}

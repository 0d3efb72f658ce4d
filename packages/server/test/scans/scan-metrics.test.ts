// The metrics of scans.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { createMetrics } from '../../src/ops/metrics/metrics.ts';
import { EngineError } from '../../src/scans/ports.ts';
import { openStores } from '../../src/stores/open-stores.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { parseMetrics } from '../support/read-metrics.ts';
import { type TempDirectory, tempDirectory } from '../support/temp-store.ts';
import { answers, endOf, engineThat, PROMPTS, scanScene, workersOver } from './scan-scene.ts';

let directory: TempDirectory;
let stores: Stores;
beforeAll(async () => {
  directory = await tempDirectory();
  stores = await openStores(directory, { clock: systemClock, ids: systemIds });
});
afterAll(async () => {
  await stores.close();
  await directory[Symbol.asyncDispose]();
});

it('counts running scans, answers by engine, and failures by engine and code', async () => {
  const metrics = createMetrics();
  const read = async () => Object.fromEntries(parseMetrics(await metrics.read()));
  const open = Promise.withResolvers<void>();
  const engines = [
    engineThat('one', async (question) => {
      await open.promise;
      return answers(question);
    }),
    engineThat('two', () => {
      throw new EngineError('permanent', 'refused', 'no');
    }),
  ];
  const workers = workersOver(stores, engines, { scanMetrics: metrics.scans });
  try {
    const scene = await scanScene(stores);
    const { jobId } = await scene.start(engines);
    await vi.waitFor(async () => expect(await read()).toMatchObject({ service_scans_running: 1 }), 10_000);
    open.resolve();
    await endOf(stores, jobId);
    await vi.waitFor(async () => expect(await read()).toMatchObject({ service_scans_running: 0 }), 10_000);
    expect(await read()).toMatchObject({
      'service_scan_answers_total{engine="one"}': PROMPTS,
      'service_scan_failures_total{engine="two",code="refused"}': PROMPTS,
    });
  } finally {
    await workers.stop();
  }
});

// A brand with engines that answer as the test specifies, over a real store.
import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { Plan } from '../../src/accounts/index.ts';
import { importBrand, numberedPrompts, readBrandFile } from '../../src/brands/index.ts';
import { createWrongClaimReader } from '../../src/claims/index.ts';
import { systemClock, systemIds } from '../../src/kernel/clock.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { createPlanGate } from '../../src/plans/index.ts';
import { type ScanJob, startScan } from '../../src/scans/index.ts';
import type { Engine, NamedEngine, Question } from '../../src/scans/ports.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { createAnswerRecorder } from '../../src/visibility/index.ts';
import { type ScanTimes, type ScanWorkerDeps, startScanWorkers } from '../../src/workers/scans.ts';

export const PROMPTS = 10;

const brandFile = (name: string, prompts = PROMPTS) =>
  readBrandFile(
    [
      `name: ${name}`,
      'domain: acme.example',
      'competitors: [Radix]',
      'markets: [US, DE]',
      'prompts:',
      ...Array.from({ length: prompts }, (_, i) => `  - {text: Question ${i}?, market: ${i % 2 ? 'DE' : 'US'}}`),
      'facts:',
      '  - {kind: founder, name: Eva Beispiel, source: https://acme.example/about, date: 2026-01-01}',
    ].join('\n'),
    'brand.yaml',
  );

export type Behave = (question: Question) => Promise<string> | string;

/** An engine that returns or throws the given value. */
export const engineThat = (name: string, behave: Behave, concurrency = 2): NamedEngine => {
  const engine: Engine = {
    async ask(question) {
      const text = await behave(question);
      return {
        text,
        model: `${name}-1`,
        citations: [{ url: 'https://acme.example/a', kind: 'cited' }],
        searched: true,
        usage: { inputTokens: 1, outputTokens: 1, searches: 1, costMicros: name === 'two' ? null : 7 },
      };
    },
  };
  return { name, engine, concurrency, isReadyFor: () => true };
};

export const answers: Behave = ({ prompt }) => `On ${prompt}: Acme is good, and so is Radix.`;

export async function scanScene(stores: Stores, plan: Plan = 'protect', prompts = PROMPTS) {
  const deps = { ...stores, clock: systemClock, ids: systemIds };
  const file = brandFile(`Acme ${randomUUID()}`, prompts);
  const { brand } = await importBrand(deps)({ file, plan });
  return {
    brandId: brand.id,
    tenantId: brand.tenantId,
    file,
    promptIds: numberedPrompts(brand.id, file).map(({ id }) => id),
    start: (engines: readonly NamedEngine[], over: { engines?: string[]; markets?: string[] } = {}) =>
      startScan({ ...deps, plans: createPlanGate(stores.plans), engines })({
        tenantId: brand.tenantId,
        brandId: brand.id,
        ...over,
      }),
    used: async () =>
      (await stores.plans.usageIn(brand.tenantId, [new Date().toISOString().slice(0, 7)])).reduce(
        (sum, { used }) => sum + used,
        0,
      ),
  };
}

export const recorderOver = (stores: Stores) =>
  createAnswerRecorder({ ...stores, clock: systemClock, ids: systemIds, readWrongClaims: createWrongClaimReader() });

/** A process with these engines, running until it is stopped. */
export function workersOver(
  stores: Stores,
  engines: readonly NamedEngine[],
  { times, ...more }: Partial<Omit<ScanWorkerDeps, 'times'>> & { times?: Partial<ScanTimes> } = {},
) {
  return startScanWorkers({
    stores,
    engines,
    recorder: recorderOver(stores),
    schedules: false,
    clock: systemClock,
    ids: systemIds,
    timers: systemTimers,
    createLoadMeter: () => () => 0,
    logger: { warn: () => {} },
    random: () => 0,
    times: { poll: 20, keep: 50, ttl: 400, ...times },
    ...more,
  });
}

/** Waits until the scan has ended. */
export async function endOf(stores: Stores, scanId: string): Promise<ScanJob> {
  const ended = async () => {
    const job = await stores.scans.findScan(scanId);
    return job?.state === 'running' ? undefined : job;
  };
  const job = await vi.waitUntil(ended, { timeout: 30_000, interval: 20 });
  if (!job) throw new Error('there is no such scan');
  return job;
}

// `kill -9` of a process that runs a scan, at each step and between processes: the next one completes it with the same
// result, and asks only what was not recorded (decisions 20).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rowsOfDepth } from '../../../../test/support/table-rows.ts';
import { countingFor } from '../../src/plans/index.ts';
import type { Stores } from '../../src/stores/stores.ts';
import type { Worker } from '../../src/workers/start-worker.ts';
import { newPostgresStore } from '../stores/postgres-factory.ts';
import { newSqliteStore } from '../stores/sqlite-factory.ts';
import { loggedEngines } from './logged-engines.ts';
import type { ScanChild } from './scan-child.ts';
import { answers, endOf, engineThat, PROMPTS, scanScene, workersOver } from './scan-scene.ts';

const CHILD = fileURLToPath(new URL('./scan-child.ts', import.meta.url));
const TEST_MS = 120_000;
const ENGINES = [engineThat('one', answers), engineThat('two', answers)];
/** One question per engine gets no answer. */
const TOTAL = 2 * PROMPTS;
/** Questions that both engines may be asking at once. */
const UNDER_WAY = 4;
/** Short, because a scan resumes only once the lease of the killed process has ended. */
const SHORT_TTL = 400;
/** For processes that run at once: on a busy machine, a live one may renew its lease late. */
const LONG_TTL = 3000;

const directory = mkdtempSync(join(tmpdir(), 'scan-kill-'));
const log = join(directory, 'asked.log');
const children: ChildProcess[] = [];
const workers: Worker[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(workers.splice(0).map((each) => each.stop()));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function start(store: string, over: Partial<ScanChild> = {}): ChildProcess {
  const settings: ScanChild = { store, log, isFailing: false, ttl: SHORT_TTL, ...over };
  const args = ['--conditions=@service/source', CHILD, JSON.stringify(settings)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}

/** This process is the next one, since a start costs a second. */
function runHere(stores: Stores, isFailing = false, ttl = SHORT_TTL): void {
  workers.push(workersOver(stores, loggedEngines({ log, isFailing }), { times: { ttl } }));
}

const asked = (): string[] => readFileSync(log, 'utf8').trim().split('\n').filter(Boolean);

async function expectWhole(stores: Stores, jobId: string, used: () => Promise<number>): Promise<void> {
  const job = await endOf(stores, jobId);
  expect(job).toMatchObject({
    state: 'succeeded',
    total: TOTAL,
    done: TOTAL - 2,
    failed: 2,
    costMicros: 7 * (PROMPTS - 1),
  });
  expect(job.failures.map(({ engine, code, count }) => [engine, code, count])).toEqual([
    ['one', 'internal', 1],
    ['two', 'internal', 1],
  ]);
  expect(await used()).toBe(1);
  expect(new Set(asked()).size).toBe(TOTAL);
}

describe('a process that is killed while it runs a scan', () => {
  const factory = newSqliteStore();
  let stores: Stores;
  beforeAll(async () => {
    stores = await factory.open();
  });
  afterAll(() => factory.dispose());

  it.each(
    rowsOfDepth<[step: string, at: number]>([
      ['after-plan', 1],
      ['asked', 1],
      ['asked', 7],
      ['before-record', 3],
      ['after-record', 1],
      ['after-record', 9],
      ['before-note', 1],
      ['after-note', 1],
      ['before-finish', 1],
      ['after-finish', 1],
      ['before-end', 1],
      ['after-end', 1],
    ]),
  )(
    'at "%s" (%i) leaves a scan that the next one completes',
    async (step, at) => {
      writeFileSync(log, '');
      const { start: begin, used } = await scanScene(stores);
      const { jobId } = await begin(ENGINES);
      expect(await once(start(`sqlite:${factory.path}`, { step, at }), 'exit')).toEqual([null, 'SIGKILL']);
      runHere(stores);
      await expectWhole(stores, jobId, used);
      expect(asked().length).toBeLessThanOrEqual(TOTAL + UNDER_WAY);
    },
    TEST_MS,
  );
});

describe('a process killed during a scan that no engine answers', () => {
  const factory = newSqliteStore();
  let stores: Stores;
  beforeAll(async () => {
    stores = await factory.open();
  });
  afterAll(() => factory.dispose());

  it.each(
    rowsOfDepth<[step: string, at: number]>([
      ['asked', 3],
      ['after-note', 2],
      ['before-end', 1],
      ['after-end', 1],
    ]),
  )(
    'at "%s" (%i) leaves a charge that is refunded once the scan ends',
    async (step, at) => {
      writeFileSync(log, '');
      const { start: begin, used } = await scanScene(stores, 'free');
      const { jobId } = await begin([engineThat('one', answers)]);
      expect(await once(start(`sqlite:${factory.path}`, { step, at, isFailing: true }), 'exit')).toEqual([
        null,
        'SIGKILL',
      ]);
      expect(await used()).toBe(step === 'after-end' ? 0 : 1);
      runHere(stores, true);
      expect(await endOf(stores, jobId)).toMatchObject({ state: 'failed', failed: PROMPTS, reason: 'no_answers' });
      expect(await used()).toBe(0);
      const next = await begin([engineThat('one', answers)]);
      // Ended here; otherwise the process of the next case would run this scan too, and be killed during it.
      await stores.scans.endScan(next.jobId, () => ({ state: 'canceled', reason: null }), 0, countingFor);
    },
    TEST_MS,
  );
});

describe('two processes over one PostgreSQL', () => {
  const factory = newPostgresStore();
  afterAll(() => factory.dispose());

  it(
    'run each scan once, and resume one if its process was killed',
    async () => {
      writeFileSync(log, '');
      const stores = await factory.open();
      const first = await scanScene(stores);
      const { jobId } = await first.start(ENGINES);
      const store = await factory.store();
      const killed = start(store, { step: 'after-record', at: 6, ttl: LONG_TTL });
      const other = start(store, { ttl: LONG_TTL });
      await Promise.race([once(killed, 'exit'), endOf(stores, jobId)]);
      await expectWhole(stores, jobId, first.used);
      expect(asked().length).toBeLessThanOrEqual(TOTAL + UNDER_WAY);
      expect(other.exitCode).toBeNull();
    },
    TEST_MS,
  );

  it(
    'never ask the same question twice while both live',
    async () => {
      writeFileSync(log, '');
      const stores = await factory.open();
      const scenes = await Promise.all([scanScene(stores), scanScene(stores), scanScene(stores)]);
      start(await factory.store(), { ttl: LONG_TTL });
      runHere(stores, false, LONG_TTL);
      const jobs = [];
      for (const scene of scenes) jobs.push(await scene.start(ENGINES));
      for (const { jobId } of jobs) expect(await endOf(stores, jobId)).toMatchObject({ done: TOTAL - 2, failed: 2 });
      await vi.waitFor(() => expect(asked()).toHaveLength(3 * TOTAL));
    },
    TEST_MS,
  );
});

// Several processes project a PostgreSQL store at the same time, each its share of the installs.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rounds } from '../../../../../test/support/test-depth.ts';
import type { Share } from '../../../src/attribution/ports.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { CHANNELS, expectedRows } from '../../support/expected-rows.ts';
import { startProjecting } from '../../support/projecting.ts';
import { PAGE, projectAll, projectionOf, type Report, type Reporting, reportTo } from '../../support/reporting.ts';
import { newPostgresStore, type PostgresFactory } from '../postgres-factory.ts';

const DAY = 86_400_000;
const start = Date.parse('2026-03-01T00:00:00.000Z');
const VISITORS = ['svc_v_abcdefghijkl', 'svc_v_mnopqrstuvwx'];
const INSTALLS = 5;
const WAIT = { timeout: 15_000, interval: 100 };

let factory: PostgresFactory;
/** Two processes, from the store's point of view. */
let stores: Stores;
let others: Stores;
beforeAll(async () => {
  factory = newPostgresStore();
  [stores, others] = [await factory.open(), await factory.open()];
});
afterAll(() => factory.dispose());

const visit = (at: number, source: string | null = 'google', visitorId = VISITORS[0] ?? ''): Report => ({
  kind: 'visit',
  key: randomUUID(),
  visitorId,
  at,
  page: PAGE,
  source,
  referrer: null,
});

const anyTime = fc
  .tuple(fc.constantFrom(0, 1, 29, 31), fc.constantFrom(0, 1, DAY - 1))
  .map(([days, rest]) => start + days * DAY + rest);
const anyVisitor = fc.constantFrom(...VISITORS);
const anyReport = fc.oneof(
  fc.tuple(anyTime, fc.constantFrom(...CHANNELS.keys()), anyVisitor).map((args) => visit(...args)),
  fc
    .record({ kind: fc.constant('action' as const), visitorId: anyVisitor, at: anyTime })
    .map((action): Report => ({ key: randomUUID(), ...action })),
  fc
    .record({
      kind: fc.constant('event' as const),
      visitorId: fc.option(anyVisitor),
      occurredAt: anyTime,
      subject: fc.constantFrom('s1', 's2'),
      status: fc.constantFrom('confirmed' as const, 'confirmed', 'reversed'),
    })
    .map((event): Report => ({ key: randomUUID(), eventId: randomUUID(), ...event })),
);
const anyShare: fc.Arbitrary<Share> = fc
  .integer({ min: 1, max: 4 })
  .chain((of) => fc.record({ index: fc.nat({ max: of - 1 }), of: fc.constant(of) }));
const anyRun = fc.record({ share: anyShare, limit: fc.integer({ min: 1, max: 6 }), isElsewhere: fc.boolean() });
/** Reports to record, by install, and then runs of the projection that overlap. */
const anyStep = fc.record({
  reports: fc.array(fc.tuple(fc.nat({ max: INSTALLS - 1 }), anyReport), { maxLength: 8 }),
  runs: fc.array(anyRun, { maxLength: 3 }),
});

describe('any shares, changing and overlapping at any time', () => {
  it('produce the same report as one process does', async () => {
    const property = fc.asyncProperty(fc.array(anyStep, { maxLength: 8 }), async (steps) => {
      const installs: { reporting: Reporting; reports: Report[] }[] = [];
      for (let i = 0; i < INSTALLS; i++) installs.push({ reporting: await reportTo(stores), reports: [] });
      for (const { reports, runs } of steps) {
        for (const [i, report] of reports) {
          await installs[i]?.reporting.record(report);
          installs[i]?.reports.push(report);
        }
        await Promise.all(
          runs.map(({ share, limit, isElsewhere }) => projectionOf(isElsewhere ? others : stores)(limit, share)),
        );
      }
      await projectAll(stores, 7);
      expect(await stores.projection.countPending()).toBe(0);
      for (const { reporting, reports } of installs) {
        expect(await reporting.report()).toEqual(expectedRows(reporting, reports));
      }
    });
    await fc.assert(property, { numRuns: rounds({ quick: 8, full: 50 }) });
  }, 180_000);
});

/** Two installs that different shares of two project, with a recorded visit each. */
async function twoShares(): Promise<[first: Reporting, second: Reporting]> {
  await projectAll(stores);
  const found = new Map<number, Reporting>();
  while (found.size < 2) {
    const reporting = await reportTo(stores);
    await reporting.record(visit(start));
    for (const index of [0, 1]) {
      if ((await projectionOf(stores)(100, { index, of: 2 })) > 0) found.set(index, reporting);
    }
  }
  const [first, second] = [found.get(0), found.get(1)];
  if (!first || !second) throw new Error('there is no install for each share');
  return [first, second];
}

describe('while one share is behind', () => {
  it('only its records are pending', async () => {
    const [first, second] = await twoShares();
    await first.record(visit(start + 1));
    await second.record(visit(start + 1), visit(start + 2));
    expect(await stores.projection.countPending()).toBe(3);
    while ((await projectionOf(stores)(100, { index: 0, of: 2 })) > 0);
    expect(await stores.projection.countPending()).toBe(2);
    await projectAll(stores);
    expect(await stores.projection.countPending()).toBe(0);
  });

  it('retention keeps its records', async () => {
    const [first, second] = await twoShares();
    await second.record(visit(start + 1));
    await first.record(visit(start + 2));
    await projectionOf(stores)(100, { index: 0, of: 2 });
    const batch = { before: start + 100 * DAY, after: null, limit: 1000 };
    while ((await stores.retention.dropVisits(batch)).next !== null);
    await projectAll(stores);
    expect(await second.report()).toMatchObject([{ visits: 2 }]);
  });

  it('an erasure counts each record once, and leaves none', async () => {
    const [first, second] = await twoShares();
    const visitorId = `svc_v_${randomUUID()}`;
    const action = { kind: 'action', visitorId, at: start + 2 } as const;
    const event = { kind: 'event', subject: 's', occurredAt: start + 3, status: 'confirmed', visitorId } as const;
    for (const each of [first, second]) {
      await each.record(visit(start + 1, 'google', visitorId), { key: randomUUID(), ...action });
      await each.record({ key: randomUUID(), eventId: randomUUID(), ...event });
    }
    await projectionOf(stores)(100, { index: 0, of: 2 });
    expect(await stores.erasure.eraseVisitor(visitorId, () => start + 50 * DAY)).toEqual({
      visits: 2,
      actions: 2,
      events: 2,
    });
    await projectAll(stores);
    for (const each of [first, second]) {
      expect(await each.report()).toMatchObject([
        { channel: 'search', visits: 1, actions: 0, confirmed: 0 },
        { channel: 'unattributed', confirmed: 1 },
      ]);
    }
  });
});

it('no transaction is open while a process computes', async () => {
  const { record } = await reportTo(stores);
  await record(visit(start));
  const open: unknown[] = [];
  const look = async () => {
    open.push(
      ...(await factory.query(`select state, query from pg_stat_activity
        where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`)),
    );
  };
  const { projection } = stores;
  const paused: typeof projection = {
    ...projection,
    async nextFacts(...args) {
      const facts = await projection.nextFacts(...args);
      await look();
      return facts;
    },
    async history(batch) {
      const history = await projection.history(batch);
      await look();
      return history;
    },
    async applyProjection(change) {
      const isWritten = await projection.applyProjection(change);
      await look();
      return isWritten;
    },
  };
  expect(await projectionOf({ projection: paused })(100)).toBeGreaterThan(0);
  expect(open).toEqual([]);
});

describe('a process that is killed while it computes', () => {
  const CHILD = fileURLToPath(new URL('./projecting-child.ts', import.meta.url));

  it('leaves its share to the others, and nothing counts twice', async () => {
    const installs = await twoShares();
    const args = ['--conditions=@service/source', CHILD, await factory.store()];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const exited = once(child, 'exit');
    const worker = startProjecting(stores);
    try {
      const sharing = () => factory.query<{ beat: string }>('select beat from projecting_processes order by beat');
      await vi.waitFor(
        async () => expect((await sharing()).filter(({ beat }) => Number(beat) > 3)).toHaveLength(2),
        WAIT,
      );
      for (const { record } of installs) await record(visit(start + 1), visit(start + 2, 'newsletter'));
      expect(await exited).toEqual([null, 'SIGKILL']);
      await vi.waitFor(async () => expect(await stores.projection.countPending()).toBe(0), WAIT);
      for (const { report } of installs) {
        expect(await report()).toMatchObject([
          { channel: 'referral', visits: 1, visitors: 1 },
          { channel: 'search', visits: 2, visitors: 1 },
        ]);
      }
      expect(await sharing()).toHaveLength(1);
    } finally {
      child.kill('SIGKILL');
      await worker.stop();
    }
    expect(await factory.query('select name from projecting_processes')).toEqual([]);
  }, 30_000);
});

it('a process that cannot project leaves its share to the others', async () => {
  const installs = await twoShares();
  const fails = async () => {
    throw new Error('it cannot be read');
  };
  const failing = startProjecting({ ...stores, projection: { ...stores.projection, nextFacts: fails } });
  const worker = startProjecting(others);
  for (const { record } of installs) await record(visit(start + 1));
  await vi.waitFor(async () => expect(await stores.projection.countPending()).toBe(0), WAIT);
  await Promise.all([failing.stop(), worker.stop()]);
});

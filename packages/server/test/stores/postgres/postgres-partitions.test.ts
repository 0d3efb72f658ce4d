// Months that are created and dropped, even under a process that still expects them.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Install } from '../../../src/integrations/ports.ts';
import { applyRetention } from '../../../src/privacy/index.ts';
import { partitionOf } from '../../../src/stores/postgres/partitions.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { projectAll } from '../../support/reporting.ts';
import { makeConnection, serverEvent } from '../event-records.ts';
import { newPostgresStore, type PostgresFactory } from '../postgres-factory.ts';
import { action, gather, makeInstall, visit } from '../records.ts';

const DAY = 86_400_000;
const JANUARY = Date.UTC(2026, 0, 10);
const days = { visits: 30, actions: 30, events: 30, answers: 30 };

let factory: PostgresFactory;
let stores: Stores;
let install: Install;
beforeEach(async () => {
  factory = newPostgresStore();
  stores = await factory.open();
  install = await makeInstall(stores);
});
afterEach(() => factory.dispose());

const record = async (receivedAt: number, into = stores) => {
  const answers = [
    await into.collect.recordVisit(visit(install, { receivedAt })),
    await into.collect.recordAction(action(install, { receivedAt, sessionIssuedAt: receivedAt })),
  ];
  return answers.map(({ outcome }) => outcome);
};

const partitions = async () => {
  const rows = await factory.query<{ name: string }>(
    `select relname as name from pg_inherits join pg_class on oid = inhrelid where relkind = 'r' order by relname`,
  );
  return rows.map(({ name }) => name);
};

async function retain(now: number): Promise<number> {
  let dropped = 0;
  for await (const { visits = 0, actions = 0, events = 0 } of applyRetention({
    force: true,
    store: stores.retention,
    answers: stores.answers,
    clock: { now: () => now },
    days,
  })) {
    dropped += visits + actions + events;
  }
  return dropped;
}

describe('a month', () => {
  it.each([
    ['1970-01-01T00:00:00.000Z', 'visits_1970_01', '1970-01-01', '1970-02-01'],
    ['1969-12-31T23:59:59.999Z', 'visits_1969_12', '1969-12-01', '1970-01-01'],
    ['2024-02-29T23:59:59.999Z', 'visits_2024_02', '2024-02-01', '2024-03-01'],
    ['0007-05-05T00:00:00.000Z', 'visits_0007_05', '0007-05-01', '0007-06-01'],
  ])('of %s is %s', (at, name, from, to) => {
    const partition = partitionOf({ table: 'visits', at: Date.parse(at) });
    expect(partition).toEqual({ table: 'visits', name, from: Date.parse(from), to: Date.parse(to) });
  });

  it('has a partition when its first record arrives, regardless of the clock', async () => {
    const times = [0, JANUARY, Date.UTC(2026, 1, 1), Date.UTC(2026, 1, 1) - 1, Date.UTC(9999, 11, 31)];
    for (const at of times) expect(await record(at)).toEqual(['stored', 'stored']);
    const kept = await gather(stores.exports.exportVisits({}));
    expect(kept.map(({ receivedAt }) => receivedAt)).toEqual(times);
  });

  it('is created once under concurrency', async () => {
    const others = await factory.open();
    const both = [stores, others, stores, others];
    const answers = await Promise.all(both.map((each) => record(JANUARY, each)));
    expect(answers.flat()).toEqual(Array(8).fill('stored'));
    expect(await partitions()).toEqual(['actions_2026_01', 'visits_2026_01']);
  });
});

describe('retention', () => {
  it('drops a month with its projection once all of it is old', async () => {
    const connection = await makeConnection(stores);
    await record(JANUARY);
    await stores.serverEvents.recordServerEvent(serverEvent(connection, { receivedAt: JANUARY }));
    await record(JANUARY + 31 * DAY);
    await projectAll(stores);
    expect(await partitions()).toHaveLength(9);
    expect(await retain(Date.UTC(2026, 2, 3))).toBe(3);
    expect(await partitions()).toEqual([
      'actions_2026_02',
      'visitor_actions_2026_02',
      'visitor_visits_2026_02',
      'visits_2026_02',
    ]);
    expect(await factory.query('select seq from event_outcomes')).toEqual([]);
    expect(await record(JANUARY)).toEqual(['stored', 'stored']);
  });

  it('keeps a month with an unprojected record', async () => {
    await record(JANUARY);
    expect(await retain(JANUARY + 90 * DAY)).toBe(0);
    expect(await partitions()).toHaveLength(2);
  });

  it('deletes row by row while a reader locks a month', async () => {
    await record(JANUARY);
    await projectAll(stores);
    await using reader = await factory.connect();
    await reader.query('begin; select * from visits');
    expect(await retain(JANUARY + 90 * DAY)).toBe(2);
    expect(await gather(stores.exports.exportVisits({}))).toEqual([]);
  });

  it('by one process makes the others recreate the partition', async () => {
    const others = await factory.open();
    await record(JANUARY, others);
    await projectAll(others);
    await retain(JANUARY + 90 * DAY);
    expect(await record(JANUARY, others)).toEqual(['stored', 'stored']);
    await projectAll(others);
    expect(await gather(stores.exports.exportActions({}))).toHaveLength(1);
  });
});

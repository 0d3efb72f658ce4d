// A process of the version before, which projects a PostgreSQL store by one position, beside processes of this one.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Stores } from '../../../src/stores/stores.ts';
import { PAGE, projectAll, projectionOf, type Reporting, reportTo } from '../../support/reporting.ts';
import { newPostgresStore, type PostgresFactory } from '../postgres-factory.ts';

let factory: PostgresFactory;
let stores: Stores;
let reporting: Reporting;
beforeEach(async () => {
  factory = newPostgresStore();
  stores = await factory.open();
  reporting = await reportTo(stores);
  await record();
});
afterEach(() => factory.dispose());

const record = () =>
  reporting.record({
    kind: 'visit',
    key: randomUUID(),
    visitorId: 'svc_v_abcdefghijkl',
    at: Date.UTC(2026, 2, 1),
    page: PAGE,
    source: 'google',
    referrer: null,
  });

/** The first statement of its batch, which decides whether the others follow. Returns the rows it changed. */
const projectAsBefore = (visit: number) =>
  factory.query('update projection set visit = $1, version = version + 1 returning visit', [visit]);

/** The first statement of its erasures and of its retention. */
const invalidateAsBefore = () => factory.query('update projection set version = version + 1');

it('goes on projecting until a process of this version takes over where it stopped', async () => {
  await record();
  expect(await projectAsBefore(1)).toHaveLength(1);
  expect(await projectionOf(stores)(100)).toBe(1);
  expect(await stores.projection.countPending()).toBe(0);
});

it('can no longer project afterwards, and changes nothing when it tries', async () => {
  await projectAll(stores);
  await record();
  await expect(projectAsBefore(2)).rejects.toThrow(/a newer version of the service projects this store/);
  await projectAll(stores);
  expect(await reporting.report()).toMatchObject([{ visits: 2, visitors: 1 }]);
});

it('ends a batch that it is writing before a process of this version takes over', async () => {
  await using before = await factory.connect();
  await before.query('begin; update projection set visit = 1, version = version + 1');
  const takenOver = projectionOf(stores)(100);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 10_000 });
  await before.query('commit');
  expect(await takenOver).toBe(0);
});

/** The statements of this version that wait for a lock. */
const waiting = () =>
  factory.query(`select query from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%projection_parts%'`);

it('invalidates a batch of this version by what it erases or deletes', async () => {
  const { projection } = stores;
  await projectAll(stores);
  await record();
  let isWritten: boolean | undefined;
  const interrupted: typeof projection = {
    ...projection,
    async applyProjection(change) {
      await invalidateAsBefore();
      isWritten = await projection.applyProjection(change);
      return isWritten;
    },
  };
  await projectionOf({ projection: interrupted })(100);
  expect(isWritten).toBe(false);
  await projectAll(stores);
  expect(await reporting.report()).toMatchObject([{ visits: 2 }]);
});

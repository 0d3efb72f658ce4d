import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ProjectionStore } from '../../../src/attribution/ports.ts';
import type { Install } from '../../../src/integrations/ports.ts';
import { systemIds } from '../../../src/kernel/clock.ts';
import { UnavailableError } from '../../../src/kernel/domain-error.ts';
import { parseStoreLocation } from '../../../src/ops/store-location.ts';
import { LOCK_CLASS, LOCKS } from '../../../src/stores/postgres/advisory-locks.ts';
import { inspectPostgres } from '../../../src/stores/postgres/inspect.ts';
import { openPostgresStores } from '../../../src/stores/postgres/open-postgres.ts';
import { openPool } from '../../../src/stores/postgres/pool.ts';
import { createServers } from '../../../src/stores/postgres/servers.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { type PostgresCluster, startCluster } from '../../support/postgres-cluster.ts';
import { withConnection } from '../../support/postgres-connection.ts';
import { action, gather, makeInstall, OTHER_VISITOR, RECEIVED_AT } from '../records.ts';
import { deps } from '../store-factory.ts';

const CLUSTER_MS = 180_000;

function locationOf(text: string) {
  const location = parseStoreLocation(text);
  if (!location.ok || location.value.engine !== 'postgres') throw new Error(`${text} is no address`);
  return location.value;
}

describe('the servers of a database', () => {
  it('are used in turn until each one fails', () => {
    const servers = createServers(['a', 'b', 'c']);
    expect(servers.url()).toBe('a');
    servers.failed('a');
    servers.failed('a');
    expect(servers.url()).toBe('b');
    servers.failed('b');
    servers.failed('c');
    expect(servers.url()).toBe('a');
  });
});

describe('a store over a primary and its standby', () => {
  let cluster: PostgresCluster;
  const opened: Stores[] = [];
  beforeAll(async () => {
    cluster = await startCluster();
  }, CLUSTER_MS);
  afterAll(async () => {
    await Promise.all(opened.map((stores) => stores.close()));
    await cluster.stop();
  });
  const open = async (url: string): Promise<Stores> => {
    const stores = await openPostgresStores(locationOf(url), deps);
    opened.push(stores);
    return stores;
  };

  it(
    'recovers by itself with every acknowledged record when the standby takes over',
    async () => {
      const url = cluster.url('postgres');
      const stores = await open(url);
      const install = await makeInstall(stores);
      const acknowledged: string[] = [];
      const record = async (deliveryId: string) => {
        await stores.collect.recordAction(action(install, { deliveryId, receiptId: systemIds.ordered() }));
        acknowledged.push(deliveryId);
      };
      for (let i = 0; i < 50; i++) await record(systemIds.ordered());
      await cluster.failOver();
      const later = systemIds.ordered();
      await expect.poll(() => record(later).then(() => 'stored', String), { timeout: 30_000 }).toBe('stored');
      await stores.check();
      const kept = (await gather(stores.exports.exportActions({}))).map(({ deliveryId }) => deliveryId);
      expect(kept).toEqual(acknowledged);

      await cluster.rejoin();
      // The former primary is now the standby, and is still listed first.
      const standbyFirst = await open(url);
      const again = { deliveryId: later, receiptId: systemIds.ordered() };
      expect(await standbyFirst.collect.recordAction(action(install, again))).toMatchObject({ outcome: 'duplicate' });
      expect(await inspectPostgres(locationOf(url))).toMatchObject({ isReadOnly: false });
    },
    CLUSTER_MS,
  );

  it.each([
    [
      'a new primary',
      async () => {
        await cluster.failOver();
        onTestFinished(() => cluster.rejoin());
      },
    ],
    ['a server that has recovered from a crash', () => cluster.crash()],
  ])(
    'projects every record if %s repeats numbers that were given to nobody',
    async (_name, disturb) => {
      const stores = await open(cluster.url('postgres'));
      const install = await makeInstall(stores);
      const recorded = async () => (await stores.projection.nextFacts(1000)).actions.map(({ number }) => number);
      await stores.collect.recordAction(action(install));
      const [first = 0] = (await recorded()).slice(-1);
      await cluster.query(`select setval('record_numbers', ${first + 100})`);
      await recorded();
      await disturb();
      await cluster.query(`select setval('record_numbers', ${first})`);
      const [primary = ''] = locationOf(cluster.url('postgres')).urls;
      await withConnection(primary, async (writer) => {
        await writer.query(`begin; select pg_advisory_xact_lock_shared(${LOCK_CLASS}, ${LOCKS.records})`);
        await writer.query(`select nextval('record_numbers')`);
        const later = action(install);
        const outcome = () => stores.collect.recordAction(later).then((answer) => answer.outcome, String);
        await expect.poll(outcome, { timeout: 20_000 }).toMatch(/stored|duplicate/);
        expect(await recorded()).not.toContain(first + 2);
        await writer.query('commit');
      });
      expect((await recorded()).slice(-1)).toEqual([first + 2]);
    },
    CLUSTER_MS,
  );

  it('acknowledges a record only once the standby has it, although its commit was interrupted', async () => {
    const stores = await open(cluster.url('postgres'));
    const install = await makeInstall(stores);
    await stores.collect.recordAction(action(install));
    const record = action(install);
    const answered = vi.fn();
    const deliver = (): Promise<void> => stores.collect.recordAction(record).then(answered, deliver);
    await cluster.confirmCommits(false);
    onTestFinished(() => cluster.confirmCommits(true));
    const delivered = deliver();
    // The canceled statement reports success, and the record can be read from then on.
    const first = await waitingCommit();
    await cluster.query(`select pg_cancel_backend(${first})`);
    const second = await waitingCommit(first);
    await cluster.query(`select pg_terminate_backend(${second})`);
    await waitingCommit(second);
    expect(answered).not.toHaveBeenCalled();
    await cluster.confirmCommits(true);
    await delivered;
    expect(answered).toHaveBeenCalledWith({ outcome: 'stored', receiptId: record.receiptId });
  });

  it.each<[string, (stores: Stores, install: Install) => Promise<unknown>]>([
    ['an erasure', ({ erasure }) => erasure.eraseVisitor(OTHER_VISITOR, () => RECEIVED_AT)],
    ['revoked sessions', ({ installs }, { id }) => installs.updateInstall(id, { revokeSessions: true })],
    ['a lease', ({ leases }) => leases.takeLease('any', undefined, 'one')],
    ['a batch of the projection', ({ projection }) => projectAll(projection)],
    ['a probe', () => probeOnce()],
  ])('does not acknowledge %s if its commit was interrupted', async (_name, change) => {
    const stores = await open(cluster.url('postgres'));
    const install = await makeInstall(stores);
    await stores.collect.recordAction(action(install));
    await cluster.confirmCommits(false);
    onTestFinished(() => cluster.confirmCommits(true));
    const rejected = expect(change(stores, install)).rejects.toThrow(UnavailableError);
    await cluster.query(`select pg_cancel_backend(${await waitingCommit()})`);
    await rejected;
  });

  async function projectAll(projection: ProjectionStore): Promise<void> {
    const { parts, seen } = await projection.nextFacts(1000);
    await projection.applyProjection({ parts, seen, at: RECEIVED_AT, visits: [], actions: [], events: [], deltas: [] });
  }

  async function probeOnce(): Promise<void> {
    const pool = openPool(createServers(locationOf(cluster.url('postgres')).urls), { max: 1, statementMs: 0 });
    await pool.query('update probe set probed_at = 1').finally(() => pool.end());
  }

  const waitingCommit = (former = 0): Promise<number> =>
    vi.waitFor(
      async () => {
        const [row] = await cluster.query<{ pid: number }>(
          `select pid from pg_stat_activity where wait_event = 'SyncRep' and pid <> ${former}`,
        );
        if (!row) throw new Error('no commit waits for the standby');
        return row.pid;
      },
      { timeout: 10_000, interval: 20 },
    );

  it('reports that its only server is a standby', async () => {
    const [standby] = (
      await Promise.all(
        locationOf(cluster.url('postgres')).urls.map(async (url) => ({
          url,
          report: await inspectPostgres(locationOf(url)),
        })),
      )
    ).filter(({ report }) => report.isReadOnly);
    await expect(open(standby?.url ?? '')).rejects.toThrow('the server is a standby, which cannot be written to');
  });

  it('moves every connection to a promoted standby while the former primary still accepts connections', async () => {
    const stores = await open(cluster.url('postgres'));
    const install = await makeInstall(stores);
    const stored = async () => (await gather(stores.exports.exportActions({ installId: install.id }))).length;
    expect(await stored()).toBe(0);
    const heard = vi.fn();
    onTestFinished(stores.changes.listen(heard));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    await cluster.promote();
    const record = action(install);
    const outcome = () => stores.collect.recordAction(record).then((answer) => answer.outcome, String);
    await expect.poll(outcome, { timeout: 20_000 }).toBe('stored');
    expect(await stored()).toBe(1);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), { timeout: 5000 });
    await stores.installs.updateInstall(install.id, { active: false });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3));
  });
});

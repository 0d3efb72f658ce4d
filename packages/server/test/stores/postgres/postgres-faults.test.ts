// Lost servers, lost responses, and conflicting processes.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rounds } from '../../../../../test/support/test-depth.ts';
import type { Install } from '../../../src/integrations/ports.ts';
import { systemIds } from '../../../src/kernel/clock.ts';
import { UnavailableError } from '../../../src/kernel/domain-error.ts';
import { inspectStore, openStores } from '../../../src/stores/open-stores.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { type PostgresProxy, postgresProxy } from '../../support/postgres-proxy.ts';
import { makeConnection, serverEvent } from '../event-records.ts';
import { newPostgresStore, type PostgresFactory } from '../postgres-factory.ts';
import { action, gather, makeInstall, visit } from '../records.ts';
import { deps } from '../store-factory.ts';

let factory: PostgresFactory;
let proxy: PostgresProxy;
/** Through the proxy. */
let stores: Stores;
let others: Stores;
let install: Install;
beforeEach(async () => {
  factory = newPostgresStore();
  others = await factory.open();
  install = await makeInstall(others);
  proxy = await postgresProxy(await factory.store());
  stores = await openStores(proxy, deps);
});
afterEach(async () => {
  await stores.close();
  await proxy[Symbol.asyncDispose]();
  await factory.dispose();
});

const actions = async () => gather(others.exports.exportActions({ installId: install.id }));

/** Ends every connection of a store on the server side. */
const endBackends = () =>
  factory.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

describe('a server that cannot be reached', () => {
  it('makes writes and reads unavailable, fails readiness, and recovers', async () => {
    await stores.check();
    proxy.cut();
    const record = action(install);
    await expect(stores.collect.recordAction(record)).rejects.toThrow(UnavailableError);
    await expect(stores.installs.findInstall(install.id)).rejects.toThrow(UnavailableError);
    await expect(stores.projection.countPending()).rejects.toThrow(UnavailableError);
    await expect(stores.check()).rejects.toThrow(UnavailableError);
    proxy.mend();
    expect(await stores.collect.recordAction(record)).toEqual({ outcome: 'stored', receiptId: record.receiptId });
    expect((await stores.installs.findInstall(install.id))?.id).toBe(install.id);
    await stores.check();
  });

  it('or is silent fails requests by their deadline, and recovers soon', async () => {
    const connection = await makeConnection(others);
    const event = serverEvent(connection);
    await stores.serverEvents.recordServerEvent(event);
    await stores.installs.findInstall(install.id);
    proxy.hang();
    const asks = [
      () => stores.installs.findInstall(install.id),
      () => stores.serverEvents.findReceipt(connection, event.receiptId),
      () => stores.identity.isErasedSince('svc_v_abcdefghijkl', 0),
      () => stores.changes.version(),
      () => stores.leases.findLease('any'),
      () => stores.collect.recordAction(action(install)),
    ];
    const waited = await Promise.all(
      asks.map(async (ask) => {
        const begun = performance.now();
        await expect(ask()).rejects.toThrow(UnavailableError);
        return performance.now() - begun;
      }),
    );
    expect(Math.max(...waited)).toBeLessThan(6000);
    proxy.mend();
    const begun = performance.now();
    expect((await stores.installs.findInstall(install.id))?.id).toBe(install.id);
    expect(performance.now() - begun).toBeLessThan(2000);
  }, 90_000);

  it('does not reveal a password', async () => {
    proxy.cut();
    const url = new URL(proxy.store);
    url.password = 'hunter2';
    const failure = await openStores({ store: url.href }, deps).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(UnavailableError);
    expect(`${(failure as Error).stack} ${JSON.stringify(failure)}`).not.toContain('hunter2');
  });

  it('that ended every connection does not fail the next record', async () => {
    await stores.collect.recordAction(action(install));
    await endBackends();
    const sent = Array.from({ length: 20 }, () => action(install));
    const answers = await Promise.all(sent.map((record) => stores.collect.recordAction(record)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(20).fill('stored'));
    expect(await actions()).toHaveLength(21);
  });
});

describe('a response that was lost after the commit', () => {
  it.each(['store-group', 'commit'])(
    'of "%s" is recovered: the records exist once and are acknowledged',
    async (last) => {
      const connection = await makeConnection(others);
      // Creates the months, so that the next commit stores records.
      const known = action(install);
      await stores.collect.recordAction(known);
      await stores.collect.recordVisit(visit(install));
      await stores.serverEvents.recordServerEvent(serverEvent(connection));
      const [sent, came, event] = [action(install), visit(install), serverEvent(connection)];
      proxy.loseAnswerTo(last);
      const answers = await Promise.all([
        stores.collect.recordAction(sent),
        stores.collect.recordVisit(came),
        stores.serverEvents.recordServerEvent(event),
        // A duplicate makes the group take the slow path, through a transaction.
        ...(last === 'commit' ? [stores.collect.recordAction({ ...known, receiptId: systemIds.ordered() })] : []),
      ]);
      const stored = [sent, came, event].map(({ receiptId }) => ({ outcome: 'stored', receiptId }));
      expect(answers.slice(0, 3)).toEqual(stored);
      expect(answers.slice(3)).toEqual(last === 'commit' ? [{ outcome: 'duplicate', receiptId: known.receiptId }] : []);
      expect(await actions()).toHaveLength(2);
      expect(await gather(others.exports.exportVisits({}))).toHaveLength(2);
      expect(await gather(others.exports.exportEvents({}))).toHaveLength(2);
      expect(proxy.hasLost()).toBe(true);
    },
  );
});

describe('records under load while every connection is ended repeatedly', () => {
  it('are each stored once, regardless of their first result', async () => {
    const sent = Array.from({ length: 400 }, () => action(install));
    const ending = (async () => {
      for (let round = 0; round < 20; round++) await endBackends();
    })();
    const deliver = async (record: (typeof sent)[number]): Promise<string> => {
      for (;;) {
        try {
          const answer = await stores.collect.recordAction(record);
          return answer.outcome;
        } catch (error) {
          if (!(error instanceof UnavailableError)) throw error;
        }
      }
    };
    const outcomes = await Promise.all(sent.map(deliver));
    await ending;
    expect(new Set(outcomes)).toEqual(new Set(['stored']));
    expect((await actions()).map(({ deliveryId }) => deliveryId).sort()).toEqual(
      sent.map(({ deliveryId }) => deliveryId).sort(),
    );
  });
});

describe('two processes over one store', () => {
  it('store one record with one receipt for 50 identical concurrent deliveries', async () => {
    const first = action(install);
    const deliveries = Array.from({ length: 50 }, () => ({ ...first, receiptId: systemIds.ordered() }));
    const answers = await Promise.all(
      deliveries.map((delivery, i) => (i % 2 === 0 ? stores : others).collect.recordAction(delivery)),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(49);
    expect(new Set(answers.map((answer) => 'receiptId' in answer && answer.receiptId)).size).toBe(1);
    expect(await actions()).toHaveLength(1);
  });

  it('store one event with one receipt for 50 identical concurrent ones', async () => {
    const connection = await makeConnection(others);
    const first = serverEvent(connection);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        (i % 2 === 0 ? stores : others).serverEvents.recordServerEvent({ ...first, receiptId: systemIds.ordered() }),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(new Set(answers.map((answer) => 'receiptId' in answer && answer.receiptId)).size).toBe(1);
    expect(await gather(others.exports.exportEvents({ installId: connection.installId }))).toHaveLength(1);
  });

  const ROUNDS = rounds({ quick: 3, full: 10 });

  it('do not deadlock on the same deliveries in opposite orders', async () => {
    const before = await deadlocks();
    for (let round = 0; round < ROUNDS; round++) {
      const sent = Array.from({ length: 300 }, () => action(install));
      const answers = await Promise.all([
        ...sent.map((record) => stores.collect.recordAction({ ...record, receiptId: systemIds.ordered() })),
        ...sent
          .toReversed()
          .map((record) => others.collect.recordAction({ ...record, receiptId: systemIds.ordered() })),
      ]);
      expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(300);
    }
    expect(await actions()).toHaveLength(300 * ROUNDS);
    expect(await deadlocks()).toBe(before);
  });
});

const deadlocks = async (): Promise<number> => {
  const [row] = await factory.query<{ count: string }>(
    'select deadlocks as count from pg_stat_database where datname = current_database()',
  );
  return Number(row?.count);
};

describe('a record that cannot be stored', () => {
  it('fails without affecting others', async () => {
    const good = Array.from({ length: 20 }, () => stores.collect.recordVisit(visit(install)));
    const bad = stores.collect.recordVisit(visit(install, { page: 'https://shop.example/\0' }));
    const more = Array.from({ length: 20 }, () => stores.collect.recordVisit(visit(install)));
    await expect(bad).rejects.toThrow('the store refused the record');
    const answers = await Promise.all([...good, ...more]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(40).fill('stored'));
  });
});

describe('a database with a temporary schema problem', () => {
  it.each([
    ['lacks a table of records, as during a restore', 'table actions rename to', 'table away rename to actions'],
    ['lacks the table of keys', 'table dedupe rename to', 'table away rename to dedupe'],
    [
      'lacks a column, as during a migration',
      'table actions rename visitor_id to',
      'table actions rename away to visitor_id',
    ],
  ])('%s: refused records can be retried, and are then stored', async (_what, take, giveBack) => {
    await stores.collect.recordAction(action(install));
    await factory.query(`alter ${take} away`);
    const sent = Array.from({ length: 5 }, () => action(install));
    const answers = await Promise.allSettled(sent.map((record) => stores.collect.recordAction(record)));
    expect(answers).toEqual(sent.map(() => ({ status: 'rejected', reason: expect.any(UnavailableError) })));
    await factory.query(`alter ${giveBack}`);
    await Promise.all(sent.map((record) => stores.collect.recordAction(record)));
    expect(await actions()).toHaveLength(6);
  });

  it('refuses changes: connections opened in the meantime are replaced once it recovers', async () => {
    const setting = (value: string) =>
      factory.query(`begin read write; do $$ begin
        execute format('alter database %I set default_transaction_read_only = ${value}', current_database());
      end $$; commit`);
    const asks = () => [
      stores.collect.recordAction(action(install)),
      stores.installs.updateInstall(install.id, { revokeSessions: true }),
      stores.check(),
    ];
    await setting('on');
    await endBackends();
    const refused = await Promise.allSettled(asks());
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    // These reads make the pool open more connections.
    await Promise.all(Array.from({ length: 10 }, () => stores.installs.findInstall(install.id)));
    await setting('off');
    await vi.waitFor(() => Promise.all(asks()), { timeout: 20_000, interval: 1 });
    expect((await actions()).length).toBeGreaterThan(0);
  });

  it('fails readiness and `doctor` if only storing records is broken', async () => {
    await stores.check();
    await factory.query('alter function store_group rename to away');
    await expect(others.check()).rejects.toThrow(UnavailableError);
    const examined = inspectStore({ store: await factory.store() });
    await expect(examined).rejects.toThrow('records cannot be written: function store_group');
    await factory.query('alter function away rename to store_group');
    await others.check();
    expect(await inspectStore({ store: await factory.store() })).toMatchObject({ isPooled: false });
  });

  it('also fails if the role may no longer read it', async () => {
    await factory.query(`do $$ begin create role limited login; exception when duplicate_object then null; end $$`);
    await factory.query('grant usage on schema public to limited');
    await factory.query('grant all on all tables in schema public to limited');
    await factory.query('grant all on all sequences in schema public to limited');
    const url = new URL(await factory.store());
    url.username = 'limited';
    const limited = await openStores({ store: url.href }, deps);
    await stores.collect.recordAction(action(install));
    expect(await limited.collect.recordAction(action(install))).toMatchObject({ outcome: 'stored' });
    await factory.query('revoke all on actions from limited');
    await expect(limited.collect.recordAction(action(install))).rejects.toThrow(UnavailableError);
    await limited.close();
    await factory.query('drop owned by limited');
  });
});

describe('a change of the configuration', () => {
  it('reaches every listening process at once', async () => {
    const heard = vi.fn();
    const stop = others.changes.listen(heard);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    await stores.installs.updateInstall(install.id, { active: false });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), { timeout: 4000 });
    await stop();
  });

  it('is received again after the listening connection is cut', async () => {
    const heard = vi.fn();
    const stop = stores.changes.listen(heard);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    proxy.cutThoseWith('listen service_config');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2), { timeout: 5000 });
    await others.installs.updateInstall(install.id, { active: false });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(3), { timeout: 4000 });
    await stop();
  });
});

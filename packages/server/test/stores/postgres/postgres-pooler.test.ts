// PostgreSQL behind a pooler that gives each transaction another connection to the server.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemIds } from '../../../src/kernel/clock.ts';
import { parseStoreLocation } from '../../../src/ops/store-location.ts';
import { openPostgresStores } from '../../../src/stores/postgres/open-postgres.ts';
import type { Stores } from '../../../src/stores/stores.ts';
import { makeWorkplace, PROCESS_TEST_MS } from '../../cli/command.ts';
import { PGBOUNCER_MISSING, type Pgbouncer, startPgbouncer } from '../../support/pgbouncer.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres-database.ts';
import { actionRequest } from '../../support/requests.ts';
import { openSession, sendTo, startTestService } from '../../support/service.ts';
import { makeConnection, serverEvent } from '../event-records.ts';
import { action, gather, makeInstall, OTHER_VISITOR, visit } from '../records.ts';
import { deps } from '../store-factory.ts';

const SECRET = 's'.repeat(43);

let database: TestDatabase;
const poolers: Pgbouncer[] = [];
const opened: Stores[] = [];
beforeEach(async (context) => {
  context.skip(PGBOUNCER_MISSING !== undefined, PGBOUNCER_MISSING);
  database = await testDatabase();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((stores) => stores.close()));
  for (const pooler of poolers.splice(0)) await pooler[Symbol.asyncDispose]();
  await database?.[Symbol.asyncDispose]();
});

async function pooled(settings: readonly string[] = []): Promise<string> {
  const pooler = await startPgbouncer(database.store, settings);
  poolers.push(pooler);
  return pooler.store;
}

async function open(store: string): Promise<Stores> {
  const location = parseStoreLocation(store);
  if (!location.ok || location.value.engine !== 'postgres') throw new Error(`${store} is no address`);
  const stores = await openPostgresStores(location.value, deps);
  opened.push(stores);
  return stores;
}

const SESSION_MODE = ['pool_mode = session', 'default_pool_size = 40'];

describe('behind PgBouncer', () => {
  it.each([
    ['transaction', []],
    ['session', SESSION_MODE],
  ])('in %s mode every record is stored once, on any connection', async (_mode, settings) => {
    const store = await pooled(settings);
    const both = [await open(store), await open(store)];
    const [one] = both as [Stores, Stores];
    const install = await makeInstall(one);
    const connection = await makeConnection(one);
    const rounds = Array.from({ length: 40 }, () => ({
      seen: visit(install),
      done: action(install, { visitorId: OTHER_VISITOR }),
      event: serverEvent(connection, { webhookId: systemIds.random(), eventId: systemIds.random() }),
    }));
    for (const { seen, done, event } of rounds) {
      // Two processes at once, each calling twice: the second call takes the slow path.
      for (const receiptId of [systemIds.ordered(), systemIds.ordered()]) {
        await Promise.all(
          both.flatMap(({ collect, serverEvents }) => [
            collect.recordVisit({ ...seen, receiptId }),
            collect.recordAction({ ...done, receiptId }),
            serverEvents.recordServerEvent({ ...event, receiptId }),
          ]),
        );
      }
      await one.check();
    }
    await one.erasure.eraseVisitor(OTHER_VISITOR, () => Date.now());
    await one.erasure.purge();
    expect(await gather(one.exports.exportVisits({}))).toHaveLength(40);
    expect(await gather(one.exports.exportEvents({}))).toHaveLength(40);
    expect(await gather(one.exports.exportActions({}))).toEqual([]);
  });

  it('a server works with the settings of Debian and sees configuration changes', async () => {
    const store = await pooled();
    await using service = await startTestService({ settings: { store, secrets: [SECRET] } });
    const { session_token } = await (await openSession(service)).json();
    const send = async () => (await sendTo(service.url, actionRequest(service.install.id, session_token))).status;
    expect([await send(), await send()]).toEqual([202, 202]);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
    const elsewhere = await open(store);
    await elsewhere.installs.updateInstall(service.install.id, { revokeSessions: true });
    await vi.waitFor(async () => expect(await send()).toBe(401), { timeout: 5000, interval: 50 });
  });

  it(
    'doctor reports the pooler and the timeouts that it drops',
    async () => {
      const here = makeWorkplace();
      const store = await pooled();
      const pooler = async (): Promise<unknown> => {
        const env = { SERVICE_STORE: store, SERVICE_SECRET: SECRET };
        const { stdout } = await here.runProcess(['doctor', '--port', '0', '--json'], env);
        return JSON.parse(stdout).checks.find(({ check }: { check: string }) => check === 'pooler');
      };
      expect(await pooler()).toMatchObject({ status: 'warn', next: expect.stringContaining('ALTER ROLE') });
      const { pathname } = new URL(database.store);
      await database.query(`alter database ${pathname.slice(1)} set idle_in_transaction_session_timeout = '10s'`);
      const another = await startPgbouncer(database.store);
      poolers.push(another);
      const { stdout } = await here.runProcess(['doctor', '--port', '0', '--json'], { SERVICE_STORE: another.store });
      expect(JSON.parse(stdout).checks).toContainEqual(expect.objectContaining({ check: 'pooler', status: 'ok' }));
      await here.remove();
    },
    PROCESS_TEST_MS,
  );

  it('a schema in the URL that the pooler drops prevents startup', async () => {
    await database.query('create schema mine');
    const asked = `?options=${encodeURIComponent('-c search_path=mine')}`;
    await expect(open((await pooled()) + asked)).rejects.toThrow(
      /the pooler refuses the options in SERVICE_STORE: set it with ALTER ROLE/,
    );
    const ignoring = await pooled(['ignore_startup_parameters = options']);
    await expect(open(ignoring + asked)).rejects.toThrow(
      /the pooler ignores search_path in SERVICE_STORE: set it with ALTER ROLE/,
    );
    expect(await database.query(`select 1 from pg_tables where tablename = 'visits'`)).toEqual([]);
    await open(database.store + asked);
    expect(await database.query(`select schemaname from pg_tables where tablename = 'meta'`)).toEqual([
      { schemaname: 'mine' },
    ]);
  });

  it('statement mode prevents startup', async () => {
    await open(database.store);
    await expect(open(await pooled(['pool_mode = statement']))).rejects.toThrow(
      'the pooler does not allow transactions: set pool_mode = transaction in pgbouncer.ini',
    );
  });

  it('a timeout in the address that the pooler refuses is named', async () => {
    await expect(open(`${await pooled()}?statement_timeout=1000`)).rejects.toThrow(
      'the pooler refuses statement_timeout: add it to ignore_startup_parameters in pgbouncer.ini',
    );
  });

  it('a store cannot be moved through the pooler', async () => {
    const here = makeWorkplace();
    await here.run('migrate');
    const ended = await here.run('migrate-store', '--from', `sqlite:${here.path}`, '--to', await pooled());
    expect(ended).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('set --to to the URL of the PostgreSQL server'),
    });
    await here.remove();
  });
});

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rounds } from '../../../../../test/support/test-depth.ts';
import { systemIds } from '../../../src/kernel/clock.ts';
import { MOVED_TABLES } from '../../../src/stores/sqlite-to-postgres/moved-tables.ts';
import { expectedRows } from '../../support/expected-rows.ts';
import { instantHistory } from '../../support/instant-histories.ts';
import { projectAll, reportingOver, reportTo } from '../../support/reporting.ts';
import { newPostgresStore, type PostgresFactory } from '../postgres-factory.ts';
import { action, gather, refusal } from '../records.ts';
import { newSqliteStore, type SqliteFactory } from '../sqlite-factory.ts';
import { move } from './move.ts';
import { BRAND_TABLES, playBrands } from './move-brand-scene.ts';
import { everything, type History, play, step, VISITORS } from './move-scene.ts';

const CHILD = fileURLToPath(new URL('./move-child.ts', import.meta.url));
/** Each test creates its own database, possibly on a busy machine. */
const MOVE_TEST_MS = 180_000;
vi.setConfig({ testTimeout: MOVE_TEST_MS, hookTimeout: MOVE_TEST_MS });

let source: SqliteFactory;
let target: PostgresFactory;
function begin(): void {
  source = newSqliteStore();
  target = newPostgresStore();
}
const end = () => Promise.all([source.dispose(), target.dispose()]);
beforeEach(begin);
afterEach(end);

/** The rows of a test's store. */
const run = async (isFinal = false) => move(source.path, await target.store(), { isFinal });

/** Normalized: in one order, for any order of columns and any number format of the drivers. */
const rowsAsText = (rows: readonly object[]): string[] =>
  rows
    .map((row) =>
      Object.entries(row)
        .map(([column, value]) => `${column}=${value}`)
        .sort()
        .join('\n'),
    )
    .sort();

async function fill(actions: number): Promise<History> {
  const stores = await source.open();
  const history: History = { reportings: [], reports: [] };
  await play(stores, [], history);
  const [first] = history.reportings;
  if (!first) throw new Error('there is no install');
  const rows = Array.from({ length: actions }, () => action(first.install, { visitorId: VISITORS[0] ?? '' }));
  await Promise.all(rows.map((row) => stores.collect.recordAction(row)));
  await projectAll(stores, 1000);
  await stores.close();
  return history;
}

describe('a store that moves to PostgreSQL', () => {
  it('returns the same data as before, regardless of earlier events', async () => {
    const histories = fc.tuple(fc.array(step, { maxLength: 12 }), fc.array(step, { maxLength: 6 }));
    await fc.assert(
      fc.asyncProperty(histories, async ([before, between]) => {
        await end();
        begin();
        const history: History = { reportings: [], reports: [] };
        const stores = await source.open();
        await play(stores, before, history);
        expect(await run()).toMatchObject({ isDone: false });
        await play(stores, between, history);
        const said = await everything(stores, history);
        await stores.close();
        expect(await run(true)).toMatchObject({ isDone: true });
        const moved = await target.open();
        expect(await everything(moved, history)).toEqual(said);
      }),
      { numRuns: rounds({ quick: 2, full: 12 }) },
    );
  });

  it('recognizes repeated deliveries, and numbers new records after old ones', async () => {
    const stores = await source.open();
    const { install } = await reportTo(stores);
    const rows = Array.from({ length: 12 }, () => action(install));
    await Promise.all(rows.map((row) => stores.collect.recordAction(row)));
    await stores.erasure.eraseVisitor(VISITORS[0] ?? '', Date.now);
    await stores.close();
    await run(true);
    const moved = await target.open();
    for (const row of rows) {
      const again = await moved.collect.recordAction({ ...row, receiptId: systemIds.ordered() });
      expect(again).toMatchObject({ outcome: 'duplicate', receiptId: row.receiptId });
    }
    const other = await reportTo(moved);
    expect(other.install.number).toBeGreaterThan(install.number);
    await other.record({ key: randomUUID(), kind: 'action', visitorId: VISITORS[1] ?? '', at: Date.now() });
    const [number] = await target.query<{ seq: string }>('select max(seq) as seq from actions');
    expect(Number(number?.seq)).toBe(13);
  });

  it('keeps refused calls, and numbers new ones after them', async () => {
    const stores = await source.open();
    const { install } = await reportTo(stores);
    const limits = { before: 0, perInstall: 1000 };
    await stores.live.storeRefusals([refusal(install), refusal(install, { fault: 'page_url' })], limits);
    const recent = { brandId: install.brandId, upTo: Number.MAX_SAFE_INTEGER, since: 0, limit: 10 };
    const kept = await stores.live.recentRefusals(recent);
    expect(kept).toHaveLength(2);
    await stores.close();
    await run(true);
    const moved = await target.open();
    expect(await moved.live.recentRefusals(recent)).toEqual(kept);
    await moved.live.storeRefusals([refusal(install)], limits);
    const [newest] = await moved.live.recentRefusals(recent);
    expect(newest?.number).toBeGreaterThan(kept[0]?.number ?? 0);
  });

  it('matches simultaneous events as before the move', async () => {
    await fc.assert(
      fc.asyncProperty(instantHistory, fc.nat({ max: 12 }), async (reports, before) => {
        await end();
        begin();
        const stores = await source.open();
        const reporting = await reportTo(stores);
        await reporting.record(...reports.slice(0, before));
        await projectAll(stores, 3);
        await stores.close();
        await run(true);
        const moved = await target.open();
        const resumed = reportingOver(moved, reporting);
        await resumed.record(...reports.slice(before));
        await projectAll(moved, 3);
        expect(await resumed.report()).toEqual(expectedRows(reporting, reports));
      }),
      { numRuns: rounds({ quick: 1, full: 5 }) },
    );
  });

  it('keeps sink positions and lease tokens, without lease holders', async () => {
    const stores = await source.open();
    await stores.relay.openPosition('file', 7, 'run');
    await stores.leases.takeLease('relay-file', undefined, 'somebody');
    await stores.close();
    await run(true);
    const moved = await target.open();
    expect(await moved.relay.listSinks()).toMatchObject([{ name: 'file' }]);
    const lease = await moved.leases.findLease('relay-file');
    expect(lease).toEqual({ token: 1, beat: 1, holder: null });
    expect(await moved.leases.takeLease('relay-file', lease, 'another')).toBe(2);
  });

  it('continues the projection where it was, although the empty target was projected before', async () => {
    await fill(3);
    const unused = await target.open();
    await projectAll(unused);
    await unused.close();
    await run(true);
    const moved = await target.open();
    expect(await moved.projection.countPending()).toBe(0);
  });

  it('includes records stored during the copy', async () => {
    const history = await fill(60);
    const stores = await source.open();
    const [first] = history.reportings;
    const copying = run();
    if (first) for (let i = 0; i < 20; i++) await stores.collect.recordAction(action(first.install));
    await copying;
    const said = await everything(stores, history);
    await stores.close();
    await run(true);
    expect(said.actions).toHaveLength(80);
    expect(await everything(await target.open(), history)).toEqual(said);
  });

  it('does not restore visitors who were erased between runs', async () => {
    await fill(40);
    await run();
    const stores = await source.open();
    await stores.erasure.eraseVisitor(VISITORS[0] ?? '', Date.now);
    await stores.close();
    const { tables } = await run(true);
    expect(tables.actions).toMatchObject({ rows: 0, removed: 40 });
    const moved = await target.open();
    expect(await gather(moved.exports.exportActions({}))).toEqual([]);
    expect(await target.renewedAt(VISITORS[0] ?? '')).toBeNull();
  });

  it('repairs a changed row of the target', async () => {
    const history = await fill(12);
    await run();
    await target.query(`update actions set visitor_id = 'svc_v_intruder0000' where seq = 3`);
    await target.query('delete from dedupe where key in (select delivery_id from actions where seq = 7)');
    await run(true);
    const moved = await target.open();
    const visitors = (await gather(moved.exports.exportActions({}))).map(({ visitorId }) => visitorId);
    expect(new Set(visitors)).toEqual(new Set([VISITORS[0]]));
    expect((await everything(moved, history)).actions).toHaveLength(12);
    const [keys] = await target.query<{ count: string }>('select count(*) from dedupe');
    expect(Number(keys?.count)).toBe(12);
  });

  it('copies every column of brands, plans, scans and notifications', async () => {
    const stores = await source.open();
    await playBrands(stores);
    await run();
    await playBrands(stores);
    await stores.close();
    expect(await run(true)).toMatchObject({ isDone: true });
    const db = new DatabaseSync(source.path, { readOnly: true });
    for (const name of BRAND_TABLES) {
      const here = rowsAsText(db.prepare(`select * from ${name}`).all());
      expect([name, here.length > 0]).toEqual([name, true]);
      expect([name, rowsAsText(await target.query(`select * from ${name}`))]).toEqual([name, here]);
    }
    db.close();
    expect(MOVED_TABLES.map(({ name }) => String(name))).toEqual(expect.arrayContaining(BRAND_TABLES));
  });

  it('continues after the last row of the previous run', async () => {
    await fill(40);
    expect((await run()).tables.actions).toMatchObject({ rows: 40, put: 40 });
    expect((await run()).tables.actions).toMatchObject({ rows: 0, put: 0 });
  });

  it('has every table and column of SQLite in the target', async () => {
    await (await source.open()).close();
    await (await target.open()).close();
    const db = new DatabaseSync(source.path, { readOnly: true });
    const names = db
      .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name`)
      .all()
      .map(({ name }) => String(name));
    const leftBehind = ['login_sessions', 'nodes', 'probe', 'rate_buckets', 'rate_windows'];
    const emptyHere = ['projecting_processes', 'projection_parts'];
    expect(names).toEqual([...MOVED_TABLES.map(({ name }) => name), ...leftBehind, ...emptyHere].sort());
    for (const { name } of MOVED_TABLES) {
      const here = db.prepare(`select name from pragma_table_info('${name}') order by name`).all();
      const there = await target.query(
        `select column_name as name from information_schema.columns
         where table_schema = 'public' and table_name = $1 order by column_name collate "C"`,
        [name],
      );
      expect(there.map((row) => row.name)).toEqual(here.map((row) => row.name));
    }
    db.close();
  });
});

describe('a move that is killed', () => {
  /** Kills the process after this many pages; false if it finished before. */
  async function moveUntilKilled(pages: number): Promise<boolean> {
    const args = ['--conditions=@service/source', CHILD, source.path, await target.store(), 'final'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    let seen = 0;
    for await (const _ of createInterface({ input: child.stdout })) if (++seen === pages) child.kill('SIGKILL');
    const [code, signal] = await exited;
    expect(code === 0 || signal === 'SIGKILL').toBe(true);
    return code !== 0;
  }

  it('continues from any point, and loses nothing', async () => {
    const history = await fill(600);
    const stores = await source.open();
    const said = await everything(stores, history);
    await stores.close();
    const mostPages = rounds({ quick: 75, full: 25 });
    let pages = 1 + Math.floor(Math.random() * 20);
    let kills = 0;
    while (await moveUntilKilled(pages)) {
      kills++;
      pages += 1 + Math.floor(Math.random() * mostPages);
    }
    expect(kills).toBeGreaterThan(0);
    expect(await everything(await target.open(), history)).toEqual(said);
  });

  it('between marking the source and opening the target can be finished later', async () => {
    await fill(5);
    await run(true);
    await target.query(`create table service_move (name text primary key, position text not null)`);
    await expect(run(true)).rejects.toMatchObject({ code: 'store_moved' });
    await target.query(`insert into service_move values ('', 'complete')`);
    await expect(target.open()).rejects.toMatchObject({ code: 'store_incomplete' });
    expect(await run(true)).toEqual({ isDone: true, tables: {} });
    expect(await gather((await target.open()).exports.exportActions({}))).toHaveLength(5);
  });
});

describe('a move is refused', () => {
  it('in its final run while the source is being served, and loses nothing', async () => {
    await fill(3);
    const stores = await source.open();
    await stores.changes.announce({ id: 'node', version: 1, seenAt: Date.now() });
    await run();
    await expect(run(true)).rejects.toMatchObject({ code: 'store_in_use' });
    await stores.changes.withdraw('node');
    expect(await run(true)).toMatchObject({ isDone: true });
  });

  it('into a database that has data of another store or move', async () => {
    await fill(3);
    const other = await target.open();
    await reportTo(other);
    await other.close();
    await expect(run()).rejects.toMatchObject({ code: 'store_not_empty' });
    const [key] = await target.query<{ store_key: Buffer }>('select store_key from meta');
    expect(key?.store_key).toHaveLength(32);
    await target.query(`create table service_move (name text primary key, position text not null)`);
    await expect(run()).rejects.toMatchObject({ code: 'store_not_empty' });
  });

  it('into an empty database that is being served', async () => {
    await fill(3);
    const other = await target.open();
    await other.changes.announce({ id: 'node', version: 1, seenAt: Date.now() });
    await expect(run()).rejects.toMatchObject({ code: 'store_in_use' });
  });

  it('while another run is in progress', async () => {
    await fill(3);
    await (await target.open()).close();
    await using holder = await target.connect();
    await holder.query('select pg_advisory_lock(1398162225, 4)');
    await expect(run()).rejects.toMatchObject({ code: 'store_in_use' });
  });

  it('from or to a store of a newer version', async () => {
    await fill(3);
    await (await target.open()).close();
    await target.query(`insert into service_migrations values (99, 'x'), (100, 'y')`);
    await expect(run()).rejects.toMatchObject({ code: 'store_newer' });
    const db = new DatabaseSync(source.path);
    db.exec('pragma user_version = 1000');
    db.close();
    await expect(run()).rejects.toMatchObject({ code: 'store_newer' });
  });
});

describe('a file whose store has moved', () => {
  it('cannot be opened, and names the new URL', async () => {
    await fill(3);
    await run(true);
    await expect(source.open()).rejects.toMatchObject({
      code: 'store_moved',
      message: expect.stringContaining(await target.store()),
    });
    const elsewhere = newPostgresStore();
    const again = move(source.path, await elsewhere.store(), { isFinal: true });
    await expect(again).rejects.toMatchObject({ code: 'store_moved' });
    await elsewhere.dispose();
  });

  it('refuses writes of a process that had it open, which becomes unready', async () => {
    const stores = await source.open();
    const { install } = await reportTo(stores);
    await stores.collect.recordAction(action(install));
    await run(true);
    await expect(stores.collect.recordAction(action(install))).rejects.toMatchObject({ code: 'unavailable' });
    await expect(stores.check()).rejects.toMatchObject({ code: 'unavailable' });
  });
});

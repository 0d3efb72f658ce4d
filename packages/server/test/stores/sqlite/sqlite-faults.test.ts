import { spawn, spawnSync } from 'node:child_process';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { DomainError, UnavailableError } from '../../../src/kernel/domain-error.ts';
import type { SqliteOptions } from '../../../src/stores/sqlite/main-thread/open-sqlite.ts';
import { action, gather, makeInstall, visit } from '../records.ts';
import { newSqliteStore, type SqliteFactory } from '../sqlite-factory.ts';

let factory: SqliteFactory | undefined;
afterEach(() => factory?.dispose());

function newStore(options: Omit<SqliteOptions, 'path'> = {}): SqliteFactory {
  factory = newSqliteStore(options);
  return factory;
}

/** A connection like that of an operator. */
function outside<Value>(path: string, use: (db: DatabaseSync) => Value): Value {
  const db = new DatabaseSync(path, { timeout: 5000 });
  try {
    return use(db);
  } finally {
    db.close();
  }
}

describe('a full disk', () => {
  it('refuses records, fails readiness, allows reads, and recovers when space is freed', async () => {
    const { open, path } = newStore({ maxPages: 200 });
    const stores = await open();
    const install = await makeInstall(stores);
    const long = `https://shop.example/${'a'.repeat(2000)}`;
    const record = () => stores.collect.recordVisit(visit(install, { page: long }));
    await stores.check();

    let stored = 0;
    const fill = async (): Promise<unknown> => {
      for (;;) {
        try {
          await record();
          stored++;
        } catch (error) {
          return error;
        }
      }
    };
    expect(await fill()).toBeInstanceOf(UnavailableError);
    expect(stored).toBeGreaterThan(50);
    await expect(stores.check()).rejects.toThrow(UnavailableError);
    expect(await gather(stores.exports.exportVisits({}))).toHaveLength(stored);
    expect((await stores.installs.findInstall(install.id))?.number).toBe(install.number);

    outside(path, (db) => db.exec('delete from visits where seq % 2 = 0'));
    expect((await record()).outcome).toBe('stored');
    await stores.check();
  });
});

describe('a file that is read-only at the start', () => {
  it('allows reads, refuses records, and accepts them without a restart once writable', async () => {
    const args = ['--conditions=@service/source', fileURLToPath(new URL('./read-only-child.ts', import.meta.url))];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const refused = ['unavailable', 'unavailable', 'unavailable'];
    expect(JSON.parse(await text(child.stdout))).toEqual({
      refused: [refused, refused],
      read: 1,
      taken: ['done', 'done', 'done'],
      kept: expect.toSatisfy((count: number) => count >= 2),
    });
  }, 60_000);
});

describe('a full queue', () => {
  it('refuses more records at once, and accepts records again later', async () => {
    const stores = await newStore({ limits: { queue: 100, group: 10 } }).open();
    const install = await makeInstall(stores);
    const accepted = Array.from({ length: 100 }, () => stores.collect.recordAction(action(install)));
    await expect(stores.collect.recordAction(action(install))).rejects.toThrow(UnavailableError);
    expect((await Promise.all(accepted)).map(({ outcome }) => outcome)).toEqual(Array(100).fill('stored'));
    expect((await stores.collect.recordAction(action(install))).outcome).toBe('stored');
  });
});

describe('another process that holds the write lock', () => {
  it('delays writes without failing them, and does not delay reads', async () => {
    const { open, path } = newStore();
    const stores = await open();
    const install = await makeInstall(stores);
    const other = new DatabaseSync(path);
    other.exec('begin immediate');
    const written: string[] = [];
    const writes = [
      stores.collect.recordAction(action(install)).then(({ outcome }) => written.push(outcome)),
      stores.installs.updateInstall(install.id, { active: false }).then(() => written.push('changed')),
    ];
    expect((await stores.installs.findInstall(install.id))?.active).toBe(true);
    expect(written).toEqual([]);
    other.exec('commit');
    other.close();
    await Promise.all(writes);
    expect(written.toSorted()).toEqual(['changed', 'stored']);
  });
});

describe('a store that records at full speed', () => {
  it('still accepts other writes, from its own process and others', async () => {
    const { open } = newStore();
    const [busy, beside] = [await open(), await open()];
    const install = await makeInstall(busy);
    let stored = 0;
    let isDone = false;
    const recording = Array.from({ length: 64 }, async () => {
      while (!isDone) {
        const { outcome } = await busy.collect.recordAction(action(install));
        if (outcome === 'stored') stored++;
      }
    });
    for (let i = 0; i < 20; i++) {
      await busy.installs.updateInstall(install.id, { revokeSessions: true });
      await beside.installs.updateInstall(install.id, { revokeSessions: true });
      await beside.check();
    }
    isDone = true;
    await Promise.all(recording);
    expect((await beside.installs.findInstall(install.id))?.sessionEpoch).toBe(40);
    expect(await gather(beside.exports.exportActions({}))).toHaveLength(stored);
  });
});

describe('a file of another program', () => {
  it('is refused and left unchanged', async () => {
    const { open, path } = newStore();
    await (await open()).close();
    rmSync(path);
    outside(path, (db) => db.exec('create table theirs (id integer)'));
    await expect(open()).rejects.toThrow(/database of another program/);
    const mode = outside(path, (db) => db.prepare('pragma journal_mode').get());
    expect(mode).toEqual({ journal_mode: 'delete' });
  });

  it('is refused if it is not a database', async () => {
    const { open, path } = newStore();
    await (await open()).close();
    writeFileSync(path, 'these are notes, not a database'.repeat(200));
    await expect(open()).rejects.toThrow(`cannot open the store ${path}: file is not a database`);
  });
});

describe('another program', () => {
  /** Locks the file exclusively if other locks allow it, as old versions of SQLite do when they close it. */
  const TAKE = `
    const { DatabaseSync } = require('node:sqlite');
    new DatabaseSync('file:' + process.argv[1] + '?vfs=unix-excl').exec('delete from probe');
  `;

  it('cannot remove the log of an open store', async () => {
    const { open, path } = newStore();
    const stores = await open();
    await stores.collect.recordAction(action(await makeInstall(stores)));
    expect(await gather(stores.exports.exportActions({}))).toHaveLength(1);
    const { stderr } = spawnSync(process.execPath, ['-e', TAKE, path], { encoding: 'utf8' });
    // Windows cannot lock it this way.
    expect(stderr).toMatch(/database is locked|no such vfs/);
  });
});

describe('a store of a newer program', () => {
  it('is refused with a readable message', async () => {
    const { open, path } = newStore();
    await (await open()).close();
    outside(path, (db) => db.exec('pragma user_version = 999'));
    const refusal = await open().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DomainError);
    expect(refusal).toMatchObject({
      code: 'store_newer',
      message: expect.stringMatching(/has schema 999.*newer version/),
    });
  });
});

describe('the files', () => {
  it('are readable by their owner only, like their directory', async () => {
    const { open, path } = newStore();
    const stores = await open();
    await stores.collect.recordAction(action(await makeInstall(stores)));
    const modes = [dirname(path), path, `${path}-wal`, `${path}-shm`].map((file) => statSync(file).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600]);
  });

  it('leave an empty log when they are closed', async () => {
    const { open, path } = newStore();
    const stores = await open();
    await stores.collect.recordAction(action(await makeInstall(stores)));
    await stores.close();
    expect(statSync(`${path}-wal`, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('contain no visitor ID in the keys of deliveries', async () => {
    const { open, path } = newStore();
    const stores = await open();
    const install = await makeInstall(stores);
    const first = action(install);
    await stores.collect.recordAction(first);
    outside(path, (db) => db.exec('delete from actions; vacuum'));
    const bytes = outside(path, (db) => db.prepare('select * from dedupe').all());
    expect(JSON.stringify(bytes)).not.toContain(first.visitorId);
    expect((await stores.collect.recordAction(first)).outcome).toBe('duplicate');
  });
});

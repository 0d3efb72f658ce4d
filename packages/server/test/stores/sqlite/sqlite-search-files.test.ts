import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../src/kernel/clock.ts';
import { eraseVisitor } from '../../../src/privacy/index.ts';
import { searchStoreFiles } from '../../../src/stores/sqlite/main-thread/search-store-files.ts';
import { makeInstall, visit } from '../records.ts';
import { newSqliteStore, type SqliteFactory } from '../sqlite-factory.ts';

const MEBIBYTE = 1_048_576;
const visitor = `svc_v_${randomUUID()}`;

let factory: SqliteFactory;
beforeEach(() => {
  factory = newSqliteStore();
});
afterEach(() => factory.dispose());

const erase = eraseVisitor({
  clock: systemClock,
  isInFiles: (text) => searchStoreFiles(factory.path, text),
  async withStore(use) {
    const stores = await factory.open();
    return use(stores.erasure).finally(() => stores.close());
  },
});

describe('the bytes of a text', () => {
  it.each([0, 7, MEBIBYTE - 3, MEBIBYTE, 2 * MEBIBYTE - 1, 3 * MEBIBYTE])('are found at %d', async (position) => {
    await (await factory.open()).close();
    for (const end of ['', '-wal']) {
      const file = factory.path + end;
      writeFileSync(file, Buffer.concat([Buffer.alloc(position), Buffer.from(visitor), Buffer.alloc(5)]));
      expect(await searchStoreFiles(factory.path, visitor)).toBe(true);
      expect(await searchStoreFiles(factory.path, `${visitor}x`)).toBe(false);
      truncateSync(file);
      expect(await searchStoreFiles(factory.path, visitor)).toBe(false);
    }
  });
});

describe('an erasure', () => {
  it('rewrites the store only if a page still contains the ID', async () => {
    const stores = await factory.open();
    const install = await makeInstall(stores);
    await stores.collect.recordVisit(visit(install, { visitorId: visitor }));
    await stores.close();
    // A connection without `secure_delete` leaves deleted data in its pages.
    const careless = new DatabaseSync(factory.path);
    careless.exec('pragma secure_delete = off; create table notes (text text)');
    careless.prepare('insert into notes values (?)').run(`a copy of ${visitor}`);
    careless.exec('drop table notes');
    careless.close();
    expect(await erase(visitor)).toEqual({ visits: 1, actions: 0, events: 0, rewritten: true });
    expect(await searchStoreFiles(factory.path, visitor)).toBe(false);
    expect(await erase(visitor)).toEqual({ visits: 0, actions: 0, events: 0, rewritten: false });
  });

  it('keeps all other records while the store is rewritten', async () => {
    const stores = await factory.open();
    const install = await makeInstall(stores);
    await stores.collect.recordVisit(visit(install));
    const writing = Array.from({ length: 200 }, () => stores.collect.recordVisit(visit(install)));
    const [recorded] = await Promise.all([Promise.all(writing), stores.erasure.rewrite()]);
    expect(new Set(recorded.map(({ outcome }) => outcome))).toEqual(new Set(['stored']));
    await stores.close();
    const check = `
      const { DatabaseSync } = require('node:sqlite');
      const db = new DatabaseSync(process.argv[1]);
      console.log(JSON.stringify([
        db.prepare('pragma integrity_check').get(), db.prepare('select count(*) as visits from visits').get()]));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', check, factory.path]);
    expect(JSON.parse(stdout)).toEqual([{ integrity_check: 'ok' }, { visits: 201 }]);
  });
});

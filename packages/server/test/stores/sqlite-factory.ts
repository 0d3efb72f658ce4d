// The SQLite store over a real file in a directory of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStores, type SqliteOptions } from '../../src/stores/sqlite/open-sqlite.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { deps, type StoreFactory } from './store-factory.ts';

export interface SqliteFactory extends StoreFactory {
  path: string;
}

export function newSqliteStore(options: Omit<SqliteOptions, 'path'> = {}): SqliteFactory {
  const directory = mkdtempSync(join(tmpdir(), 'store-'));
  const path = join(directory, 'data', 'service.db');
  const opened: Stores[] = [];
  return {
    path,
    async open() {
      const stores = await openSqliteStores({ ...options, path }, deps);
      opened.push(stores);
      return stores;
    },
    async dispose() {
      await Promise.all(opened.map((stores) => stores.close()));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

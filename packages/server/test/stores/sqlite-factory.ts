// The SQLite store over a real file in its own directory.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createKeyedHash } from '../../src/stores/keyed-hash.ts';
import { openSqliteStores, type SqliteOptions } from '../../src/stores/sqlite/main-thread/open-sqlite.ts';
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
    async renewedAt(visitorId) {
      const db = new DatabaseSync(path, { timeout: 5000, readOnly: true });
      try {
        const key = db.prepare('select store_key from meta').get()?.store_key;
        if (!(key instanceof Uint8Array)) throw new Error('the store has no key');
        const hash = createKeyedHash(key)('erased', visitorId);
        const at = db.prepare('select renewed_at from erased_visitors where hash = ?').get(hash)?.renewed_at;
        return at === null || at === undefined ? null : Number(at);
      } finally {
        db.close();
      }
    },
    async tell(...facts) {
      const db = new DatabaseSync(path, { timeout: 5000 });
      const insert = db.prepare('insert into brand_facts (tenant_id, brand_id, kind, at, body) values (?, ?, ?, ?, ?)');
      for (const { tenantId, brandId, kind, at, body } of facts) {
        insert.run(tenantId, brandId, kind, at, JSON.stringify(body));
      }
      db.close();
    },
    async dispose() {
      await Promise.all(opened.map((stores) => stores.close()));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

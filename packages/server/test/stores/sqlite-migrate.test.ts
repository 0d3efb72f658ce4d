import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openConnection } from '../../src/stores/sqlite/connection.ts';
import { migrate } from '../../src/stores/sqlite/migrate.ts';
import { MIGRATIONS, type Migration } from '../../src/stores/sqlite/migrations/index.ts';

const CHILD = fileURLToPath(new URL('./open-child.ts', import.meta.url));
const KEY = new Uint8Array(32).fill(7);

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'migrate-'));
  path = join(directory, 'service.db');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function withDatabase<Value>(use: (db: DatabaseSync) => Value, file = path): Value {
  const db = openConnection({ path: file });
  try {
    return use(db);
  } finally {
    db.close();
  }
}

const schemaOf = (db: DatabaseSync) => db.prepare('select type, name, sql from sqlite_schema order by name').all();

describe('migrations', () => {
  it('are numbered without a gap', () => {
    const numbers = MIGRATIONS.map(({ name }) => /^(\d{3})-[a-z-]+$/.exec(name)?.[1]);
    expect(numbers).toEqual(MIGRATIONS.map((_, i) => String(i + 1).padStart(3, '0')));
  });

  it('lead from each older version to the schema of a new store', () => {
    const fresh = withDatabase(
      (db) => {
        expect(migrate(db, KEY)).toEqual({ version: MIGRATIONS.length, applied: MIGRATIONS.map(({ name }) => name) });
        return schemaOf(db);
      },
      join(directory, 'new.db'),
    );
    for (let version = 0; version <= MIGRATIONS.length; version++) {
      withDatabase(
        (db) => {
          if (version > 0) migrate(db, KEY, MIGRATIONS.slice(0, version));
          const later = MIGRATIONS.slice(version).map(({ name }) => name);
          expect(migrate(db, KEY)).toEqual({ version: MIGRATIONS.length, applied: later });
          expect(schemaOf(db)).toEqual(fresh);
        },
        join(directory, `from-${version}.db`),
      );
    }
  });

  it('keep the key of the store', () => {
    const readKey = (db: DatabaseSync) => db.prepare('select store_key from meta').get()?.store_key;
    withDatabase((db) => migrate(db, KEY));
    withDatabase((db) => {
      migrate(db, new Uint8Array(32).fill(9));
      expect(readKey(db)).toEqual(KEY);
    });
  });

  it('are applied whole or not at all', () => {
    const broken: Migration[] = [
      ...MIGRATIONS,
      { name: '999-broken', sql: 'create table half (id integer); nonsense' },
    ];
    withDatabase((db) => {
      migrate(db, KEY);
      const before = schemaOf(db);
      expect(() => migrate(db, KEY, broken)).toThrow();
      expect(schemaOf(db)).toEqual(before);
      expect(migrate(db, KEY)).toEqual({ version: MIGRATIONS.length, applied: [] });
    });
  });

  it('are applied once by processes that start at once', async () => {
    const run = promisify(execFile);
    const start = () => run(process.execPath, ['--conditions=@service/source', CHILD, path]);
    const outputs = await Promise.all([start(), start(), start(), start()]);
    expect(outputs.map(({ stdout }) => stdout)).toEqual(Array(4).fill('opened\n'));
    expect(withDatabase((db) => db.prepare('select count(*) as tenants from tenants').get())).toEqual({ tenants: 4 });
  }, 60_000);
});

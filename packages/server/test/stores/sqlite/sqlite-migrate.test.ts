import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { constants, type DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS, type Migration } from '../../../src/stores/sqlite/migrations/index.ts';
import { openConnection } from '../../../src/stores/sqlite/open-connection.ts';
import { schemaState } from '../../../src/stores/sqlite/schema-state.ts';
import { migrate } from '../../../src/stores/sqlite/worker/migrate.ts';

const CHILD = fileURLToPath(new URL('./migrate-child.ts', import.meta.url));
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
  it('are numbered without gaps', () => {
    const numbers = MIGRATIONS.map(({ name }) => /^(\d{3})-[a-z-]+$/.exec(name)?.[1]);
    expect(numbers).toEqual(MIGRATIONS.map((_, i) => String(i + 1).padStart(3, '0')));
  });

  it('lead from every older version to the newest schema', () => {
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

  it('are applied entirely or not at all', () => {
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

  it('are seen entirely or not at all by concurrent readers', () => {
    withDatabase((db) => {
      let isApplied = false;
      // SQLite calls this while it prepares each statement that inspects the schema.
      db.setAuthorizer((action) => {
        if (action === constants.SQLITE_PRAGMA && !isApplied) {
          isApplied = true;
          withDatabase((other) => migrate(other, KEY));
        }
        return constants.SQLITE_OK;
      });
      expect(schemaState(db)).toEqual({ version: 0, pending: MIGRATIONS.map(({ name }) => name) });
      expect(isApplied).toBe(true);
      expect(schemaState(db)).toEqual({ version: MIGRATIONS.length, pending: [] });
    });
  });

  it('are applied once by processes that start at once', async () => {
    const stores = 25;
    const children = Array.from({ length: 4 }, () => startChild(join(directory, 'race-'), stores));
    await Promise.all(children.map(({ lines }) => lines.next()));
    for (const { child } of children) child.stdin.end('go');
    const applied = await Promise.all(children.map(async ({ lines }) => Number((await lines.next()).value)));
    expect(applied.reduce((sum, each) => sum + each, 0)).toBe(stores * MIGRATIONS.length);
  }, 60_000);
});

function startChild(prefix: string, stores: number) {
  const args = ['--conditions=@service/source', CHILD, prefix, String(stores)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

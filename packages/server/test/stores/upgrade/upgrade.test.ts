// Every kept store is migrated to the newest schema, and then answers as its own version did.
import { describe, expect, it } from 'vitest';
import { openStores } from '../../../src/stores/open-stores.ts';
import { MIGRATIONS } from '../../../src/stores/postgres/migrations/index.ts';
import { openConnection } from '../../../src/stores/sqlite/open-connection.ts';
import { testDatabase } from '../../support/postgres-database.ts';
import { tempDirectory } from '../../support/temp-store.ts';
import { deps } from '../store-factory.ts';
import { ask } from './kept-scene.ts';
import { ENGINES, type KeptEngine, keptVersions, readKept } from './kept-stores.ts';

interface Restored extends AsyncDisposable {
  store: string;
  /** Migrations applied so far. */
  version(): Promise<number>;
}

async function restoreSqlite(sql: string): Promise<Restored> {
  const directory = await tempDirectory();
  const withDatabase = <Value>(use: (db: ReturnType<typeof openConnection>) => Value): Value => {
    const db = openConnection({ path: directory.store.replace('sqlite:', '') });
    try {
      return use(db);
    } finally {
      db.close();
    }
  };
  withDatabase((db) => db.exec(sql));
  const version = () => withDatabase((db) => Number(db.prepare('pragma user_version').get()?.user_version));
  return { ...directory, version: async () => version() };
}

async function restorePostgres(sql: string): Promise<Restored> {
  const database = await testDatabase();
  await database.query(sql);
  return {
    ...database,
    async version() {
      const rows = await database.query<{ count: string }>('select count(*) from service_migrations');
      return Number(rows[0]?.count);
    },
  };
}

const RESTORE: Record<KeptEngine, (sql: string) => Promise<Restored>> = {
  sqlite: restoreSqlite,
  postgres: restorePostgres,
};

it('at least one version is kept', () => {
  expect(keptVersions().length).toBeGreaterThan(0);
});

describe.each(keptVersions())('a store of %s', (version) => {
  it.each(ENGINES)('in %s is migrated, and answers as it did', async (engine) => {
    const { sql, questions, answers } = readKept(version, engine);
    await using restored = await RESTORE[engine](sql);
    const stores = await openStores(restored, deps);
    expect(await restored.version()).toBe(MIGRATIONS.length);
    const now = await ask(stores, questions);
    await stores.close();
    // A later version may answer more, but nothing else.
    expect(now.responses).toMatchObject(answers.responses);
    expect(now.records).toMatchObject(answers.records);
  });
});

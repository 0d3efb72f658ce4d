// A store that is migrated further than this version knows, as the next minor version would.

import type { Migrated } from '../../../src/stores/migrated.ts';
import { migrate as migratePostgres } from '../../../src/stores/postgres/migrate.ts';
import { MIGRATIONS as POSTGRES } from '../../../src/stores/postgres/migrations/index.ts';
import { MIGRATIONS as SQLITE } from '../../../src/stores/sqlite/migrations/index.ts';
import { openConnection as openSqlite } from '../../../src/stores/sqlite/open-connection.ts';
import { migrate as migrateSqlite } from '../../../src/stores/sqlite/worker/migrate.ts';
import { withConnection } from '../../support/postgres-connection.ts';
import { migratedDatabase } from '../../support/postgres-database.ts';
import { tempDirectory } from '../../support/temp-store.ts';

export interface UpgradableStore extends AsyncDisposable {
  /** Its `SERVICE_STORE`. */
  store: string;
  /** Adds a column to every table, and one table. */
  migrateFurther(): Promise<Migrated>;
}

const UNUSED_KEY = new Uint8Array(32);
const NAME = 'next-minor';
const NEW_TABLE = 'create table added_later (id integer primary key);';

export async function newUpgradableStore(engine: 'SQLite' | 'PostgreSQL'): Promise<UpgradableStore> {
  return engine === 'SQLite' ? sqliteStore() : postgresStore();
}

async function sqliteStore(): Promise<UpgradableStore> {
  const { store, ...directory } = await tempDirectory();
  return {
    ...directory,
    store,
    async migrateFurther() {
      const db = openSqlite({ path: store.replace('sqlite:', '') });
      const rows = db.prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`).all();
      const sql = rows.map(({ name }) => `alter table ${name} add column added_later text default 'new';`).join('\n');
      try {
        return migrateSqlite(db, UNUSED_KEY, [...SQLITE, { name: NAME, sql: sql + NEW_TABLE }]);
      } finally {
        db.close();
      }
    },
  };
}

/** A partition gets the columns of its table. */
const ADD_COLUMNS = `
do $$
declare name text;
begin
  for name in select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname
  loop
    execute format('alter table %I add column added_later text default ''new''', name);
  end loop;
end $$;
`;

async function postgresStore(): Promise<UpgradableStore> {
  const database = await migratedDatabase();
  return {
    store: database.store,
    migrateFurther: () =>
      withConnection(database.store, (client) =>
        migratePostgres(client, UNUSED_KEY, [...POSTGRES, { name: NAME, sql: ADD_COLUMNS + NEW_TABLE }]),
      ),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

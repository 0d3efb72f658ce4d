// Which schema version a database has, and whether it belongs to this service.
import type pg from 'pg';
import { DomainError } from '../../kernel/domain-error.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { visibleTables } from './visible-tables.ts';

export interface SchemaState {
  /** Migrations applied so far; 0 for a database without our tables. */
  version: number;
  /** Names of the pending migrations. */
  pending: string[];
}

/**
 * Throws `DomainError` `store_foreign` for another program's tables, `store_newer` for a newer version's, and
 * `store_encoding` if the database cannot store every text.
 */
export async function schemaState(
  client: pg.ClientBase,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<SchemaState> {
  const { rows } = await client.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`);
  if (rows[0]?.encoding !== 'UTF8') throw wrongEncoding(rows[0]?.encoding);
  const tables = await visibleTables(client, ['service_migrations', 'meta']);
  if (tables.has('service_migrations')) return ourState(client, migrations);
  if (!tables.has('meta')) return { version: 0, pending: migrations.map(({ name }) => name) };
  throw new DomainError('store_foreign', {
    message: 'the database has tables of another program: create a database for this service only',
  });
}

/** Text that the encoding lacks would be refused every time, and without an encoding the server cannot count characters. */
const wrongEncoding = (encoding = 'unknown'): DomainError =>
  new DomainError('store_encoding', {
    message: `the database has the encoding ${encoding}: create one with encoding 'UTF8' and template template0`,
  });

async function ourState(client: pg.ClientBase, migrations: readonly Migration[]): Promise<SchemaState> {
  const { rows } = await client.query<{ version: number }>('select count(*) as version from service_migrations');
  const version = Number(rows[0]?.version);
  if (version > migrations.length) {
    throw new DomainError('store_newer', {
      message: `the store has schema ${version} but this program only knows ${migrations.length}: run a newer version of it`,
    });
  }
  return { version, pending: migrations.slice(version).map(({ name }) => name) };
}

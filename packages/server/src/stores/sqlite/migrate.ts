// Brings a database file to the newest schema, in one transaction, safe when two processes start at once.
import type { DatabaseSync } from 'node:sqlite';
import { DomainError } from '../../kernel/domain-error.ts';
import { immediately } from './connection.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';

/** Marks a SQLite file as a store of this service ('SVC1'). */
const APPLICATION_ID = 0x53564331;

export interface SchemaState {
  /** Migrations applied so far; 0 for a new file. */
  version: number;
  /** Names of the migrations to come. */
  pending: string[];
}

export interface Migrated {
  version: number;
  applied: string[];
}

/** Throws `DomainError` `store_foreign` for another program's file, `store_newer` for a newer program's. */
export function schemaState(db: DatabaseSync, migrations: readonly Migration[] = MIGRATIONS): SchemaState {
  const version = pragma(db, 'user_version');
  const application = pragma(db, 'application_id');
  const isEmpty = db.prepare('select 1 from sqlite_schema limit 1').get() === undefined;
  if (application !== APPLICATION_ID && !(isEmpty && application === 0)) {
    throw new DomainError('store_foreign', {
      message: 'the file is a database of another program: choose another SERVICE_STORE',
    });
  }
  if (version > migrations.length) {
    throw new DomainError('store_newer', {
      message: `the store has schema ${version}, this program knows ${migrations.length}: run a newer version of the program`,
    });
  }
  return { version, pending: migrations.slice(version).map(({ name }) => name) };
}

/** @param storeKey 32 random bytes, kept by a new store for its keyed hashes; an existing one keeps its own. */
export function migrate(
  db: DatabaseSync,
  storeKey: Uint8Array,
  migrations: readonly Migration[] = MIGRATIONS,
): Migrated {
  if (schemaState(db, migrations).pending.length === 0) return { version: migrations.length, applied: [] };
  return immediately(db, () => {
    const { version, pending } = schemaState(db, migrations);
    for (const { sql } of migrations.slice(version)) db.exec(sql);
    if (version === 0) {
      db.exec(`pragma application_id = ${APPLICATION_ID}`);
      db.prepare('insert into meta (id, store_key, config_version) values (1, ?, 1)').run(storeKey);
    }
    db.exec(`pragma user_version = ${migrations.length}`);
    return { version: migrations.length, applied: pending };
  });
}

function pragma(db: DatabaseSync, name: 'user_version' | 'application_id'): number {
  return Number(db.prepare(`pragma ${name}`).get()?.[name]);
}

// Which schema version a database file has, and whether the file belongs to this service.
import type { DatabaseSync } from 'node:sqlite';
import { DomainError } from '../../kernel/domain-error.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { assertNotMoved } from './moved-mark.ts';

/** Marks a SQLite file as a store of this service ('SVC1'). */
export const APPLICATION_ID = 0x53564331;

export interface SchemaState {
  /** Migrations applied so far; 0 for a new file. */
  version: number;
  /** Names of the pending migrations. */
  pending: string[];
}

/**
 * Throws `DomainError` `store_foreign` for another program's file, `store_newer` for a newer version's, and `store_moved` if
 * the store has moved.
 */
export function schemaState(db: DatabaseSync, migrations: readonly Migration[] = MIGRATIONS): SchemaState {
  const { version, application, isEmpty } = readHeader(db);
  if (application !== APPLICATION_ID && !(isEmpty && application === 0)) {
    throw new DomainError('store_foreign', {
      message: 'the file is a database of another program: choose another file with --store or SERVICE_STORE',
    });
  }
  if (version > migrations.length) {
    throw new DomainError('store_newer', {
      message: `the store has schema ${version} but this program only knows ${migrations.length}: run a newer version of it`,
    });
  }
  assertNotMoved(db);
  return { version, pending: migrations.slice(version).map(({ name }) => name) };
}

/** In one transaction: between two of these reads another process may have migrated the file. */
function readHeader(db: DatabaseSync): { version: number; application: number; isEmpty: boolean } {
  const isNested = db.isTransaction;
  if (!isNested) db.exec('begin');
  try {
    return {
      isEmpty: db.prepare('select 1 from sqlite_schema limit 1').get() === undefined,
      version: pragma(db, 'user_version'),
      application: pragma(db, 'application_id'),
    };
  } finally {
    if (!isNested) db.exec('commit');
  }
}

function pragma(db: DatabaseSync, name: 'user_version' | 'application_id'): number {
  return Number(db.prepare(`pragma ${name}`).get()?.[name]);
}

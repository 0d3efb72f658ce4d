// Opens the store of the settings. The PostgreSQL driver is loaded only if it is used.
import type { Ids } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Settings } from '../ops/settings.ts';
import { parseStoreLocation, type StoreLocation } from '../ops/store-location.ts';
import type { Migrated } from './migrated.ts';
import { type BackupResult, backUpSqlite } from './sqlite/main-thread/backup.ts';
import { inspectSqlite, pendingInSqlite } from './sqlite/main-thread/inspect.ts';
import { migrateSqlite, openSqliteStores } from './sqlite/main-thread/open-sqlite.ts';
import { type Restored, restoreSqlite } from './sqlite/main-thread/restore.ts';
import { searchStoreFiles } from './sqlite/main-thread/search-store-files.ts';
import type { MoveOptions, MoveResult } from './sqlite-to-postgres/move-store.ts';
import type { StoreDeps } from './store-deps.ts';
import type { StoreReport } from './store-report.ts';
import type { Stores } from './stores.ts';

type StoreSettings = Pick<Settings, 'store'>;

/**
 * Creates the store if there is none, applies pending migrations, and opens it. Throws `DomainError`
 * `invalid_settings`, `store_foreign`, `store_newer` or `store_encoding`, and `UnavailableError` if the files cannot be
 * opened or the server is unreachable.
 */
export async function openStores(settings: StoreSettings, deps: StoreDeps): Promise<Stores> {
  const location = locateStore(settings);
  if (location.engine === 'sqlite') return openSqliteStores(location, deps);
  const { openPostgresStores } = await import('./postgres/open-postgres.ts');
  return openPostgresStores(location, deps);
}

/** The result of a migration, and the name of the store for messages. */
export interface MigratedStore extends Migrated {
  place: string;
}

/** Creates or migrates the store without keeping it open. Throws what `openStores` throws. */
export async function migrateStore(settings: StoreSettings, deps: StoreDeps): Promise<MigratedStore> {
  const location = locateStore(settings);
  const { place } = location;
  if (location.engine === 'sqlite') return { ...(await migrateSqlite(location, deps)), place: settings.store };
  const { migratePostgres } = await import('./postgres/open-postgres.ts');
  return { ...(await migratePostgres(location, deps)), place };
}

/** The names of the migrations that the store lacks; changes nothing. Throws what `openStores` throws. */
export async function pendingMigrations(settings: StoreSettings): Promise<string[]> {
  const location = locateStore(settings);
  if (location.engine === 'sqlite') return pendingInSqlite(location.path);
  const { pendingInPostgres } = await import('./postgres/open-postgres.ts');
  return pendingInPostgres(location);
}

/**
 * Moves a store from SQLite to PostgreSQL, or continues an interrupted move. Throws what `move` in
 * `sqlite-to-postgres/move-store.ts` throws.
 */
export async function moveStore(options: MoveOptions, deps: StoreDeps): Promise<MoveResult> {
  const { moveStore: move } = await import('./sqlite-to-postgres/move-store.ts');
  return move(options, deps);
}

/** The report for `doctor`; changes nothing. Throws if the store cannot be opened or written. */
export async function inspectStore(settings: StoreSettings): Promise<StoreReport> {
  const location = locateStore(settings);
  if (location.engine === 'sqlite') return inspectSqlite(location.path);
  const { inspectPostgres } = await import('./postgres/inspect.ts');
  return inspectPostgres(location);
}

/**
 * True if the bytes of a text are in the store's files. This process must not have the store open. The files of PostgreSQL
 * cannot be read, so the result is always `false` there.
 */
export async function isInStoreFiles(settings: StoreSettings, text: string): Promise<boolean> {
  const location = locateStore(settings);
  return location.engine === 'sqlite' && searchStoreFiles(location.path, text);
}

/** Copies a SQLite store while the service runs. Throws what `backUpSqlite` throws, and `invalid_input` for another engine. */
export const backUpStore = (settings: StoreSettings, file: string, ids: Pick<Ids, 'random'>): Promise<BackupResult> =>
  backUpSqlite(sqlitePath(settings), file, ids);

/**
 * Restores a backup to the store given in the settings. Throws what `restoreSqlite` throws, and `invalid_input` for
 * another engine.
 */
export const restoreStore = (settings: StoreSettings, file: string, ids: Pick<Ids, 'random'>): Promise<Restored> =>
  restoreSqlite(sqlitePath(settings), file, ids);

function sqlitePath(settings: StoreSettings): string {
  const location = locateStore(settings);
  if (location.engine === 'sqlite') return location.path;
  throw new DomainError('invalid_input', {
    message: `${location.place} is a PostgreSQL database: back it up and restore it with pg_dump and pg_restore (see docs/backup.md)`,
  });
}

function locateStore(settings: StoreSettings): StoreLocation {
  const location = parseStoreLocation(settings.store);
  if (!location.ok) throw new DomainError('invalid_settings', { message: `SERVICE_STORE ${location.reason}` });
  return location.value;
}

// Opens the store that the settings name.
import { DomainError } from '../kernel/domain-error.ts';
import type { Settings } from '../ops/settings.ts';
import { parseStoreLocation, type StoreLocation } from '../ops/store-location.ts';
import { inspectSqlite, type StoreReport } from './sqlite/inspect.ts';
import type { Migrated } from './sqlite/migrate.ts';
import { migrateSqlite, openSqliteStores } from './sqlite/open-sqlite.ts';
import { isInFiles } from './sqlite/residue.ts';
import type { StoreDeps } from './store-deps.ts';
import type { Stores } from './stores.ts';

/**
 * Makes the store where there is none, applies its pending migrations, and opens it.
 * Throws `DomainError` `invalid_settings`, `store_foreign` or `store_newer`, and `UnavailableError` where the files cannot be opened.
 */
export async function openStores(settings: Pick<Settings, 'store'>, deps: StoreDeps): Promise<Stores> {
  return openSqliteStores(locateStore(settings), deps);
}

/** Makes or migrates the store without keeping it open. Throws what `openStores` throws. */
export async function migrateStore(settings: Pick<Settings, 'store'>, deps: StoreDeps): Promise<Migrated> {
  return migrateSqlite(locateStore(settings), deps);
}

/** What `doctor` wants to know; changes nothing. Throws where the store cannot be opened or written. */
export async function inspectStore(settings: Pick<Settings, 'store'>): Promise<StoreReport> {
  return inspectSqlite(locateStore(settings).path);
}

/** True where the bytes of a text are in the store's files. Only while this process has it not open. */
export async function isInStoreFiles(settings: Pick<Settings, 'store'>, text: string): Promise<boolean> {
  return isInFiles(locateStore(settings).path, text);
}

function locateStore(settings: Pick<Settings, 'store'>): StoreLocation {
  const location = parseStoreLocation(settings.store);
  if (!location.ok) throw new DomainError('invalid_settings', { message: `SERVICE_STORE ${location.reason}` });
  return location.value;
}

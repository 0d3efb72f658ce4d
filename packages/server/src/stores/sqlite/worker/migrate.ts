// Brings a database file to the newest schema, in one transaction, safe if two processes start at once.
import type { DatabaseSync } from 'node:sqlite';
import type { Migrated } from '../../migrated.ts';
import { MIGRATIONS, type Migration } from '../migrations/index.ts';
import { inTransaction } from '../open-connection.ts';
import { retryOnBusy } from '../retry-on-busy.ts';
import { APPLICATION_ID, schemaState } from '../schema-state.ts';

/**
 * @param storeKey 32 random bytes, kept by a new store for its keyed hashes; an existing one keeps its own.
 * @throws DomainError `store_foreign` and `store_newer`
 */
export function migrate(
  db: DatabaseSync,
  storeKey: Uint8Array,
  migrations: readonly Migration[] = MIGRATIONS,
): Migrated {
  const before = retryOnBusy(() => schemaState(db, migrations));
  if (before.pending.length === 0) return { version: migrations.length, applied: [] };
  return inTransaction(db, () => {
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

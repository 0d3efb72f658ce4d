// Brings a database to the newest schema, in one transaction, safe if several processes start at once.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Migrated } from '../migrated.ts';
import { LOCK_CLASS, LOCKS } from './advisory-locks.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { isConflict, isLockTimeout } from './postgres-errors.ts';
import { schemaState } from './schema-state.ts';

/**
 * Altering a table waits for the statements that use it, and later statements wait for the change. After this
 * time the migration lets them pass and begins again: less than the second after which the server ends one side of a
 * deadlock, which might be a request.
 */
const LOCK_TIMEOUT = '500ms';
const PAUSE_MS = 200;
const TRIES = 100;

/**
 * Other processes may use the store meanwhile.
 *
 * @param storeKey 32 random bytes, kept by a new store for its keyed hashes; an existing one keeps its own.
 * @throws DomainError `store_foreign`, `store_newer` and `store_encoding`
 */
export async function migrate(
  client: pg.ClientBase,
  storeKey: Uint8Array,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Migrated> {
  const before = await schemaState(client, migrations);
  if (before.pending.length === 0) return { version: migrations.length, applied: [] };
  for (let tries = 1; ; tries++) {
    await client.query('begin');
    try {
      const applied = await migrateAlone(client, storeKey, migrations);
      await client.query('commit');
      return { version: migrations.length, applied };
    } catch (error) {
      await client.query('rollback').catch(() => {});
      if (tries === TRIES || !(isLockTimeout(error) || isConflict(error))) throw error;
      await pause(PAUSE_MS);
    }
  }
}

async function migrateAlone(
  client: pg.ClientBase,
  storeKey: Uint8Array,
  migrations: readonly Migration[],
): Promise<string[]> {
  await client.query('select pg_advisory_xact_lock($1, $2)', [LOCK_CLASS, LOCKS.migration]);
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  await client.query('select pg_advisory_xact_lock($1, $2)', [LOCK_CLASS, LOCKS.records]);
  const { version, pending } = await schemaState(client, migrations);
  if (version === 0) await client.query('create table service_migrations (version integer primary key, name text)');
  for (const [i, { name, sql }] of migrations.slice(version).entries()) {
    await client.query(sql);
    await client.query('insert into service_migrations values ($1, $2)', [version + i + 1, name]);
  }
  if (version === 0) await client.query('insert into meta values (1, $1, 1)', [storeKey]);
  return pending;
}

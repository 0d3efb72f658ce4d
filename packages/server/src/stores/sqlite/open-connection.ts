// Opens a connection to the database file, with the settings of every connection of the service.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { systemClock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { retryOnBusy } from './retry-on-busy.ts';
import { schemaState } from './schema-state.ts';

export interface ConnectionOptions {
  path: string;
  /** The maximum size of the file, in pages of 4 KiB; unlimited if absent. */
  maxPages?: number;
}

/** 64 MiB of log, so that a page that changes often is written once. The default of 1,000 costs a third of the throughput. */
const CHECKPOINT_PAGES = 16_000;

/** FULL: a commit returns when the log is on the disk (decisions 2). Deleted content is overwritten (decisions 12). */
const RULES = `
  pragma synchronous = full;
  pragma secure_delete = on;
  pragma trusted_schema = off;
  pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};
`;

/** Statements outside a transaction go through {@link retryOnBusy}. */
export function openConnection({ path, maxPages }: ConnectionOptions): DatabaseSync {
  makeFile(path);
  matchModes(path);
  const db = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    retryOnBusy(() => {
      // First, so that another program's file is not changed.
      schemaState(db);
      enterWal(db);
      db.exec(RULES);
      if (maxPages !== undefined) db.exec(`pragma max_page_count = ${maxPages}`);
    });
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/**
 * Only the owner may read the file: SQLite creates its log and index with the same mode. An existing file is not
 * changed: closing it would release every lock that SQLite holds on it in this process, and another program that looks
 * at the store could then delete its log (sqlite.org/howtocorrupt.html 2.2).
 */
function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

/**
 * SQLite gave the log and its index the mode that the file had then, so they may still be read-only when the file is
 * not.
 */
function matchModes(path: string): void {
  const { mode } = statSync(path);
  for (const beside of [`${path}-wal`, `${path}-shm`]) {
    const found = statSync(beside, { throwIfNoEntry: false });
    if (found === undefined || found.mode === mode) continue;
    try {
      chmodSync(beside, mode & 0o777);
    } catch {
      // Another user's files: SQLite will report any restriction.
    }
  }
}

function enterWal(db: DatabaseSync): void {
  if (db.prepare('pragma journal_mode = wal').get()?.journal_mode === 'wal') return;
  throw new DomainError('store_unsuitable', {
    message: 'the file system does not support WAL: keep the store on a local disk',
  });
}

/**
 * Runs `work` in a transaction that takes the write lock first, so that it waits at the start instead of failing
 * halfway.
 * @param onSynced called with how long the commit took to sync to disk, in milliseconds
 */
export function inTransaction<Value>(db: DatabaseSync, work: () => Value, onSynced?: (ms: number) => void): Value {
  retryOnBusy(() => db.exec('begin immediate'));
  try {
    const value = work();
    const begun = systemClock.monotonic();
    db.exec('commit');
    onSynced?.(systemClock.monotonic() - begun);
    return value;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

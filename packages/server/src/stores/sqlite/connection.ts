// Opens one connection to the database file with the rules that every connection of the service keeps.
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DomainError } from '../../kernel/domain-error.ts';
import { faultOf, isBusy } from './faults.ts';
import { schemaState } from './schema-state.ts';

export interface ConnectionOptions {
  path: string;
  /** A bound for the file, in pages of 4 KiB; none where absent. */
  maxPages?: number;
}

/** Longer than any transaction of ours takes, shorter than a client's patience. */
const BUSY_TIMEOUT_MS = 5000;
const BUSY_PAUSE_MS = 20;

export function openConnection({ path, maxPages }: ConnectionOptions): DatabaseSync {
  makeFile(path);
  const db = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    enterWal(db);
    // FULL: a commit returns after the log is on the disk (decisions 2). Deleted content is overwritten (decisions 12).
    db.exec('pragma synchronous = full; pragma secure_delete = on; pragma trusted_schema = off');
    db.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    if (maxPages !== undefined) db.exec(`pragma max_page_count = ${maxPages}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** 64 MiB of log. A page that changes often is copied back once; 1,000 (the default) costs a third of the throughput. */
const CHECKPOINT_PAGES = 16_000;

/** Only the owner may read the file: SQLite gives its log and index the same mode. */
function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
}

/** SQLite does not wait when two processes change the mode of a new file at once, so we do. */
function enterWal(db: DatabaseSync): void {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      // First, so that a file of another program is left as it is.
      schemaState(db);
      if (db.prepare('pragma journal_mode = wal').get()?.journal_mode === 'wal') return;
      throw new DomainError('store_unsuitable', {
        message: 'the file system knows no write-ahead log: keep the store on a local disk',
      });
    } catch (error) {
      if (!isBusy(faultOf(error)) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE_MS);
    }
  }
}

/** Runs `work` in a transaction that takes the write lock first, so that it waits instead of failing half-way. */
export function immediately<Value>(db: DatabaseSync, work: () => Value): Value {
  db.exec('begin immediate');
  try {
    const value = work();
    db.exec('commit');
    return value;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

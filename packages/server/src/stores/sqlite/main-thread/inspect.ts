// Inspects a database file for `doctor`. It runs on the main thread, because `doctor` does nothing else at the same
// time.
import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { RetentionReport } from '../../retention-report.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { openConnection } from '../open-connection.ts';
import { retryOnBusy } from '../retry-on-busy.ts';
import { type SchemaState, schemaState } from '../schema-state.ts';

export interface SqliteReport {
  engine: 'sqlite';
  path: string;
  /** Absent if there is no store yet. */
  schema?: SchemaState;
  retention?: RetentionReport | undefined;
  /** True if users other than the owner may read the file. */
  isReadableByOthers: boolean;
  freeBytes: number;
}

/** Throws if the file cannot be opened or written. */
export async function inspectSqlite(path: string): Promise<SqliteReport> {
  const isThere = existsSync(path);
  const report = {
    engine: 'sqlite' as const,
    path,
    isReadableByOthers: isThere && process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0,
    freeBytes: await freeBytes(path),
  };
  return isThere ? { ...report, ...tryToWrite(path) } : report;
}

/** The names of the migrations that a file lacks; all of them if there is no file. */
export function pendingInSqlite(path: string): string[] {
  if (!existsSync(path)) return MIGRATIONS.map(({ name }) => name);
  const db = openConnection({ path });
  try {
    return retryOnBusy(() => schemaState(db)).pending;
  } finally {
    db.close();
  }
}

/** Takes the write lock and writes, then rolls back. */
function tryToWrite(path: string): Required<Pick<SqliteReport, 'schema' | 'retention'>> {
  const db = openConnection({ path });
  try {
    const state = retryOnBusy(() => schemaState(db));
    retryOnBusy(() => db.exec('begin immediate'));
    db.exec('create table doctor (id integer primary key)');
    db.exec('rollback');
    return { schema: state, retention: state.pending.length === 0 ? lastRun(db) : undefined };
  } finally {
    db.close();
  }
}

function lastRun(db: DatabaseSync): RetentionReport | undefined {
  const row = db.prepare('select looked_at, refusal from retention_marks').get();
  if (row === undefined) return undefined;
  return { lookedAt: Number(row.looked_at), refusal: row.refusal === null ? null : String(row.refusal) };
}

/** For the nearest directory that exists. */
async function freeBytes(path: string): Promise<number> {
  const directory = dirname(path);
  if (!existsSync(directory) && directory !== path) return freeBytes(directory);
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

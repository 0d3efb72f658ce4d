// Looks at a database file for `doctor`. It runs on the main thread: nothing else does when the doctor is called.
import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openConnection } from './connection.ts';
import { patiently } from './patiently.ts';
import { type SchemaState, schemaState } from './schema-state.ts';

export interface SqliteReport {
  engine: 'sqlite';
  path: string;
  /** Absent where there is no store yet. */
  schema?: SchemaState;
  /** True where others than the file's owner may read it. */
  isReadableByOthers: boolean;
  freeBytes: number;
}

/** Throws where the file cannot be opened, or a record could not be written. */
export async function inspectSqlite(path: string): Promise<SqliteReport> {
  const isThere = existsSync(path);
  const report = {
    engine: 'sqlite' as const,
    path,
    isReadableByOthers: isThere && process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0,
    freeBytes: await freeBytes(path),
  };
  return isThere ? { ...report, schema: tryToWrite(path) } : report;
}

/** Takes the write lock and writes, then takes it back. */
function tryToWrite(path: string): SchemaState {
  const db = openConnection({ path });
  try {
    const state = patiently(() => schemaState(db));
    patiently(() => db.exec('begin immediate'));
    db.exec('create table doctor (id integer primary key)');
    db.exec('rollback');
    return state;
  } finally {
    db.close();
  }
}

/** Of the nearest directory that is there. */
async function freeBytes(path: string): Promise<number> {
  const directory = dirname(path);
  if (!existsSync(directory) && directory !== path) return freeBytes(directory);
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}

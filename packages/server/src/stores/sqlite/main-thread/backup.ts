// Creates a consistent copy of a store while the service runs (decisions 15, Backups).
import { existsSync } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import type { Ids } from '../../../kernel/clock.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { openConnection } from '../open-connection.ts';
import { schemaState } from '../schema-state.ts';
import { backupError } from './backup-error.ts';
import { copySecret } from './backup-secret.ts';
import { checkFileName, fileExistsError, publishFile } from './publish-file.ts';

export interface BackupResult {
  /** Absolute path of the copy. */
  file: string;
  bytes: number;
  /** Absent if no secret is stored beside the store. */
  secretFile: string | undefined;
  /** The number of migrations in the copy. */
  schema: number;
}

/**
 * The copy has every record that was acknowledged before this was called. Throws `DomainError` `store_missing`,
 * `invalid_input`, `file_exists`, `backup_failed`, and what opening a store throws.
 */
export async function backUpSqlite(path: string, file: string, ids: Pick<Ids, 'random'>): Promise<BackupResult> {
  if (!existsSync(path)) {
    throw new DomainError('store_missing', { message: `${path} does not exist: name the store with --store` });
  }
  checkFileName(file);
  if (existsSync(file)) throw fileExistsError(file);
  const draft = `${file}.${ids.random()}.partial`;
  try {
    // SQLite writes into an empty file that exists, and keeps its mode.
    await writeFile(draft, '', { flag: 'wx', mode: 0o600 });
    const schema = copyInto(path, draft);
    const secretFile = await copySecret(path, file, ids);
    // Last, so that the copy appears only once its secret is there.
    await publishFile(draft, file);
    return { file, bytes: (await stat(file)).size, secretFile, schema };
  } catch (error) {
    throw backupError('backup_failed', file, error);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Reads a snapshot: writers do not wait and do not change it. Free pages are omitted. */
function copyInto(path: string, draft: string): number {
  const db = openConnection({ path });
  try {
    const { version } = schemaState(db);
    db.prepare('vacuum into ?').run(draft);
    return version;
  } finally {
    db.close();
  }
}

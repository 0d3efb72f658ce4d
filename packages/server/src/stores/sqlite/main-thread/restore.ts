// Restores a backup to a path without a store (decisions 15, Backups).
import { existsSync } from 'node:fs';
import { chmod, constants, copyFile, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Ids } from '../../../kernel/clock.ts';
import { describeFileError } from '../../../kernel/describe-file-error.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { APPLICATION_ID, schemaState } from '../schema-state.ts';
import { backupError } from './backup-error.ts';
import { copySecret } from './backup-secret.ts';
import { checkFileName, fileExistsError, publishFile } from './publish-file.ts';

export interface Restored {
  /** Absolute path of the store. */
  path: string;
  /** Absent if the backup has none. */
  secretFile: string | undefined;
  /** The number of migrations in the store. */
  schema: number;
}

/** The files that a store may have left behind. */
const ENDINGS = ['', '-wal', '-shm', '-journal'];

/**
 * Throws `DomainError` `not_a_backup`, `invalid_input`, `file_exists`, `restore_failed`, `store_newer` and
 * `store_moved`.
 */
export async function restoreSqlite(path: string, file: string, ids: Pick<Ids, 'random'>): Promise<Restored> {
  await checkHeader(file);
  checkFileName(path);
  const taken = ENDINGS.map((ending) => path + ending).find((name) => existsSync(name));
  if (taken !== undefined) throw fileExistsError(taken);
  const draft = `${path}.${ids.random()}.partial`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await copyFile(file, draft, constants.COPYFILE_EXCL);
    await chmod(draft, 0o600);
    const schema = checkContent(draft, file);
    const secretFile = await copySecret(file, path, ids);
    await publishFile(draft, path);
    return { path, secretFile, schema };
  } catch (error) {
    throw backupError('restore_failed', path, error);
  } finally {
    await rm(draft, { force: true });
  }
}

const MAGIC = Buffer.from('SQLite format 3\0');
const HEADER_BYTES = 100;
/** The header byte that indicates whether the file needs a write-ahead log: 1 no, 2 yes. */
const LOG_AT = 18;
const APPLICATION_AT = 68;
const NEEDS_LOG = 2;

const notABackup = (file: string, reason: string): DomainError =>
  new DomainError('not_a_backup', { message: `${file} ${reason}` });

/** A store in use keeps its newest records in the log, so its file without the log is not a backup. */
async function checkHeader(file: string): Promise<void> {
  const header = await readHeader(file);
  if (header.length < HEADER_BYTES || !header.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw notABackup(file, 'is not a backup: name a file made by `service backup`');
  }
  if (header.readUInt32BE(APPLICATION_AT) !== APPLICATION_ID) {
    throw notABackup(file, 'is a database of another program: name a file made by `service backup`');
  }
  if (header[LOG_AT] === NEEDS_LOG) {
    throw notABackup(
      file,
      'was copied from a store without its log, so the newest records may be missing: copy it with `service backup`',
    );
  }
}

async function readHeader(file: string): Promise<Buffer> {
  try {
    const handle = await open(file, 'r');
    const buffer = Buffer.alloc(HEADER_BYTES);
    const { bytesRead } = await handle.read(buffer, 0, HEADER_BYTES, 0).finally(() => handle.close());
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    const trouble = describeFileError(error);
    if (trouble === undefined) throw error;
    throw notABackup(file, trouble);
  }
}

/** Reads every page, since a truncated copy still has a valid header. */
function checkContent(draft: string, file: string): number {
  const db = new DatabaseSync(draft, { readOnly: true });
  try {
    const { version } = schemaState(db);
    const [first] = db.prepare('pragma integrity_check(1)').all();
    if (first?.integrity_check === 'ok') return version;
    throw new Error(String(first?.integrity_check));
  } catch (error) {
    if (error instanceof DomainError) throw new DomainError(error.code, { message: `${file}: ${error.message}` });
    throw notABackup(file, 'is damaged: use another backup');
  } finally {
    db.close();
  }
}

// Why a copy could not be written, and how to fix it.
import { dirname } from 'node:path';
import { DomainError } from '../../../kernel/domain-error.ts';
import { faultOf } from '../sqlite-errors.ts';

const SYSTEM: Readonly<Record<string, string>> = {
  ENOENT: 'the folder does not exist: create it first',
  ENOTDIR: 'the folder does not exist: create it first',
  EACCES: 'this user may not write there: change the permissions, or choose another place',
  EPERM: 'this user may not write there: change the permissions, or choose another place',
  EROFS: 'the disk is read-only: choose another place',
  ENOSPC: 'the disk is full: free some space, or choose another disk',
  EDQUOT: 'the disk quota is used up: free some space, or choose another disk',
  EFBIG: 'the file would be larger than this user may write: choose another place',
};

/** Primary result codes of SQLite: a failed write, a full disk. */
const WRITE_CODES: ReadonlySet<number> = new Set([10, 13]);

/** Returns a `DomainError`, and errors caused by bugs unchanged. */
export function backupError(code: 'backup_failed' | 'restore_failed', file: string, error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { system, sqlite, message } = faultOf(error);
  if (system !== undefined) {
    const reason = SYSTEM[system] ?? `${system}: choose another place`;
    return new DomainError(code, { message: `cannot write in ${dirname(file)}: ${reason}` });
  }
  if (sqlite === undefined) return error;
  const reason = WRITE_CODES.has(sqlite & 0xff) ? 'free some space, or choose another disk' : 'try again';
  return new DomainError(code, { message: `cannot write ${file}: ${message}; ${reason}` });
}

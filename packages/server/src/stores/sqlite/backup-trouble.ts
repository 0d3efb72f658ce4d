// Why a copy could not be written, and what to do about it.
import { dirname } from 'node:path';
import { DomainError } from '../../kernel/domain-error.ts';
import { faultOf } from './faults.ts';

const SYSTEM: Readonly<Record<string, string>> = {
  ENOENT: 'the folder is not there: make it first',
  ENOTDIR: 'the folder is not there: make it first',
  EACCES: 'this user may not write there: change the permissions, or name another place',
  EPERM: 'this user may not write there: change the permissions, or name another place',
  EROFS: 'the disk can only be read: name another place',
  ENOSPC: 'the disk is full: make room, or name a place on another disk',
  EDQUOT: 'the disk quota is used up: make room, or name a place on another disk',
  EFBIG: 'the file would be larger than this user may write: name another place',
};

/** Primary result codes of SQLite: a failed write, a full disk. */
const WRITE_CODES: ReadonlySet<number> = new Set([10, 13]);

/** Gives a `DomainError` back as it is, and so does it with what is a fault of the program. */
export function backupTrouble(code: 'backup_failed' | 'restore_failed', file: string, error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const { system, sqlite, message } = faultOf(error);
  if (system !== undefined) {
    const reason = SYSTEM[system] ?? `${system}: name another place`;
    return new DomainError(code, { message: `cannot write in ${dirname(file)}: ${reason}` });
  }
  if (sqlite === undefined) return error;
  const reason = WRITE_CODES.has(sqlite & 0xff) ? 'make room, or name a place on another disk' : 'try again';
  return new DomainError(code, { message: `cannot write ${file}: ${message}; ${reason}` });
}

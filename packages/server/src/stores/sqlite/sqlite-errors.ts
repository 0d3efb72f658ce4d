// Errors of SQLite in a form that crosses threads, and what they mean for the caller.
import { DomainError, UnavailableError } from '../../kernel/domain-error.ts';
import type { ErrorCode } from '../../kernel/error-codes.ts';

export interface Fault {
  message: string;
  /** SQLite's result code, if the error is SQLite's. */
  sqlite?: number;
  /** The code of a `DomainError`. */
  domain?: ErrorCode;
  /** The operating system's code, such as `EACCES`. */
  system?: string;
}

/** Primary result codes that are about the state of the store, never the statement (sqlite.org/rescode.html). */
const STORE_CODES: ReadonlySet<number> = new Set([
  5, // BUSY: another process holds the write lock for longer than we wait
  6, // LOCKED
  7, // NOMEM
  8, // READONLY
  9, // INTERRUPT
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  15, // PROTOCOL: lock contention while the log is opened
  26, // NOTADB
]);

/**
 * After these, a connection may keep failing although the file is fine again: it was opened read-only, or has cached pages
 * of a file that was damaged or unreadable.
 */
const LASTING_CODES: ReadonlySet<number> = new Set([8, 10, 11, 14, 26]);

const field = (error: object, name: string): unknown => Reflect.get(error, name);

export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { message: String(error) };
  const fault: Fault = { message: error.message };
  const sqlite = field(error, 'errcode');
  if (typeof sqlite === 'number') fault.sqlite = sqlite;
  if (error instanceof DomainError) fault.domain = error.code;
  const system = field(error, 'code');
  if (typeof system === 'string' && field(error, 'syscall') !== undefined) fault.system = system;
  return fault;
}

/** SQLITE_CONSTRAINT_TRIGGER: the only triggers are those of a store that has moved (`moved-mark.ts`). */
const MOVED = 1811;

export const isBusy = (fault: Fault): boolean => fault.sqlite !== undefined && (fault.sqlite & 0xff) === 5;

export const needsNewConnection = ({ sqlite }: Fault): boolean =>
  sqlite !== undefined && LASTING_CODES.has(sqlite & 0xff);

/** True if the same work may succeed later, unchanged. */
export const isStoreFault = (fault: Fault): boolean =>
  fault.system !== undefined ||
  (fault.sqlite !== undefined && (fault.sqlite === MOVED || STORE_CODES.has(fault.sqlite & 0xff)));

/**
 * The cause describes what failed. The message may reach a client, so it contains no file name and no statement
 * (decisions 1).
 */
export function errorOf(fault: Fault): Error {
  if (fault.domain !== undefined) return new DomainError(fault.domain, { message: fault.message });
  const cause = new Error(fault.message);
  if (isStoreFault(fault)) return new UnavailableError('the store cannot do this now', 1, { cause });
  return new Error('the store refused a statement', { cause });
}

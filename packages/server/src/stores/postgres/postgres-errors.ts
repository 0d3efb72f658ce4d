// Errors of PostgreSQL, and what they mean for the caller.
import pg from 'pg';
import { DomainError, UnavailableError } from '../../kernel/domain-error.ts';
import { poolerAdvice } from './pooler.ts';
import { UnconfirmedCommit } from './unconfirmed-commits.ts';

/** Classes of SQLSTATE that are about the state of the server, never the statement (postgresql.org, appendix A). */
const STORE_CLASSES: ReadonlySet<string> = new Set([
  '08', // connection exception
  '28', // invalid authorization: a password was changed under us
  '3D', // the database is gone
  '53', // insufficient resources: disk full, out of memory, too many connections
  '55', // not in the right state: a lock could not be acquired in time
  '57', // operator intervention: shutdown, crash, canceled by a timeout
  '58', // system error, such as a failed write
]);
/** Codes of other classes with the same meaning. */
const STORE_CODES: ReadonlySet<string> = new Set([
  '25006', // only reading is allowed
  '25P03', // a transaction was idle for too long
  '25P04', // a transaction took too long
  '26000', // a pooler sent the named statement to a connection that does not have it
  '3F000', // the schema is gone
  '42501', // a privilege was revoked
  '42703', // a column is missing: another version is migrating
  '42883', // a function is missing: a backup is being restored
  '42P01', // a table is missing: a backup is being restored
  '42P05', // a pooler sent the named statement to a connection that already has the name
  'XX001', // damaged data
  'XX002', // a damaged index
]);
const RACES: ReadonlySet<string> = new Set([
  '40001', // serialization failure
  '40P01', // deadlock
]);
/** The server ended this connection: it shut down, or an operator or a crash ended the backend process. */
const ENDED: ReadonlySet<string> = new Set(['57P01', '57P02', '08003', '08006', '25P03', '25P04']);

const codeOf = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined);

/** Two transactions conflicted: a retry succeeds. */
export const isConflict = (error: unknown): boolean => RACES.has(codeOf(error) ?? '');

/** The month of a record has no partition, or no longer has one. */
export const isMissingPartition = (error: unknown): boolean =>
  error instanceof MissingPartition ||
  (error instanceof pg.DatabaseError && error.code === '23514' && error.constraint === undefined);

class MissingPartition extends Error {}

/** A session that began while the database was read-only stays read-only, so its connection is not reused. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** The transaction may or may not have been committed: its connection ended, or no standby confirmed it. */
export const isConnectionLost = (error: unknown): boolean => {
  if (error instanceof UnconfirmedCommit) return true;
  if (error instanceof pg.DatabaseError) return ENDED.has(error.code ?? '');
  return isOfDriver(error) && (BROKEN.test(error.message) || isReset(error));
};

/** The server did not even report that the statement took too long. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** The driver's messages; the second if the connection ended between two statements. */
const BROKEN = /^Connection terminated|^Client has encountered a connection error/;

const isReset = (error: Error): boolean => 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');

/** True if the same work may succeed later, unchanged. */
export function isStoreFault(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return isOfDriver(error);
  const { code = '' } = error;
  return STORE_CODES.has(code) || RACES.has(code) || STORE_CLASSES.has(code.slice(0, 2));
}

/** The driver and the system throw plain errors for a refused, lost or silent connection. */
const isOfDriver = (error: unknown): error is Error =>
  error instanceof Error && (error.constructor === Error || 'code' in error || error instanceof AggregateError);

/**
 * The cause describes what failed. The message may reach a client, so it contains no statement (decisions 1). Neither
 * contains values of a row, which PostgreSQL puts into other fields, or the URL of the store.
 */
export function errorOf(error: unknown): Error {
  if (error instanceof DomainError) return error;
  if (isMissingPartition(error)) return new MissingPartition('the store has no partition for a record of that time');
  const cause = new Error(messageOf(error));
  if (isStoreFault(error)) return new UnavailableError('the store cannot do this now', 1, { cause });
  return new Error('the store refused a statement', { cause });
}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  const code = codeOf(error);
  const advice = poolerAdvice(error);
  if (advice !== undefined) return advice;
  const message = error instanceof Error ? error.message : String(error);
  return code === undefined ? message : `${message} (${code})`;
}

// How SQL stores reach their database.
import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema/schema.ts';

/** SQLite has a connection for each, PostgreSQL one pool for both. Transactions use `write`. */
export interface SqlAccess {
  read: Kysely<Schema>;
  write: Kysely<Schema>;
}

/**
 * A conditional write that holds no lock while the program computes. Runs statements in one transaction that takes the
 * write lock first. If the first changes no row, nothing is written and the result is `false`.
 */
export type RunGuarded = (statements: readonly CompiledQuery[]) => Promise<boolean>;

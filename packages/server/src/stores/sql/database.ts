// How SQL stores reach their database.
import type { Kysely } from 'kysely';
import type { Schema } from './schema/schema.ts';

/** SQLite has a connection for each, PostgreSQL one pool for both. Transactions use `write`. */
export interface SqlAccess {
  read: Kysely<Schema>;
  write: Kysely<Schema>;
}

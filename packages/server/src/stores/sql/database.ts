// How SQL stores reach their database.
import type { Kysely } from 'kysely';
import type { Schema } from './schema/schema.ts';

/** Two where an engine has separate connections for them, else the same twice. Transactions are for `write`. */
export interface SqlAccess {
  read: Kysely<Schema>;
  write: Kysely<Schema>;
}

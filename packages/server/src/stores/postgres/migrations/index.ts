// The migrations of PostgreSQL in their order. One that was released never changes; a new one is added at the end.
import { sql as first } from './001-first.ts';
import { sql as storeGroup } from './002-store-group.ts';
import { sql as signIn } from './006-sign-in.ts';

export interface Migration {
  name: string;
  sql: string;
}

/** The schema's version is the number of migrations that were applied. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '001-first', sql: first },
  { name: '002-store-group', sql: storeGroup },
  { name: '003-sign-in', sql: signIn },
];

// Which tables a database has now, also as others have made them since this transaction began.
import type pg from 'pg';

/**
 * Those of `names` that an unqualified name would mean. It reads the catalogue: `to_regclass` may answer from what the
 * connection remembers, and after a wait for an advisory lock that is what was true before the wait.
 */
export async function visibleTables(client: pg.ClientBase, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select relname as name from pg_class where relname = any($1::name[]) and pg_table_is_visible(oid)',
    [names],
  );
  return new Set(rows.map(({ name }) => name));
}

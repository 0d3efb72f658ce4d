// Which tables a database has now, including those that others created since this transaction began.
import type pg from 'pg';

/**
 * The tables of `names` that an unqualified name would refer to. It reads the catalog, because `to_regclass` may answer
 * from the cache of the connection, which may be older than a wait for an advisory lock.
 */
export async function visibleTables(client: pg.ClientBase, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select relname as name from pg_class where relname = any($1::name[]) and pg_table_is_visible(oid)',
    [names],
  );
  return new Set(rows.map(({ name }) => name));
}

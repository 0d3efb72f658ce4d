// A PostgreSQL store as SQL text. The PostgreSQL of the tests has no pg_dump, so the schema is the SQL of the migrations as
// they were, and the partitions.
import type pg from 'pg';
import { MIGRATIONS } from '../../../src/stores/postgres/migrations/index.ts';

/** The statements that make the same store in an empty database, run by a superuser. */
export async function dumpPostgres(client: pg.ClientBase): Promise<string> {
  const tables = await namesOf(client, 'not relispartition');
  const inserts: string[] = [];
  for (const table of tables) {
    // What the migrations insert is replaced.
    inserts.push(`delete from ${table};`, ...(await insertsOf(client, table)));
  }
  return [
    'create table service_migrations (version integer primary key, name text);',
    ...MIGRATIONS.map(({ sql }) => sql.trim()),
    ...(await partitions(client)),
    // Triggers and foreign keys are off: the rows are already correct.
    'set session_replication_role = replica;',
    ...inserts,
    'set session_replication_role = origin;',
    ...(await sequences(client)),
    '',
  ].join('\n');
}

async function namesOf(client: pg.ClientBase, condition: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${condition} order by relname`,
  );
  return rows.map(({ name }) => name);
}

async function insertsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ row: string }>(`select row_to_json(t)::text as row from ${table} t`);
  return rows.map(({ row }) => {
    const values = `json_populate_record(null::${table}, ${client.escapeLiteral(row)})`;
    return `insert into ${table} overriding system value select * from ${values};`;
  });
}

async function partitions(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ sql: string }>(
    `select format('create table %I partition of %I %s;', c.relname, p.relname, pg_get_expr(c.relpartbound, c.oid)) as sql
     from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
     where c.relispartition and c.relkind = 'r' order by c.relname`,
  );
  return rows.map(({ sql }) => sql);
}

async function sequences(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ sql: string }>(
    `select format('select setval(%L, %s);', sequencename, last_value) as sql
     from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows.map(({ sql }) => sql);
}

// A SQLite store as SQL text.
import type { DatabaseSync } from 'node:sqlite';

type Value = null | number | bigint | string | Uint8Array;

/** The statements that make the same store in an empty file. */
export function dumpSqlite(db: DatabaseSync): string {
  const schema = db.prepare(`select type, name, sql from sqlite_schema where sql is not null order by rowid`).all();
  const own = schema.filter(({ name }) => !String(name).startsWith('sqlite_'));
  const [tables, others] = [own.filter(({ type }) => type === 'table'), own.filter(({ type }) => type !== 'table')];
  const numbered = schema.some(({ name }) => name === 'sqlite_sequence');
  return [
    ...['application_id', 'user_version'].map((name) => `pragma ${name} = ${pragma(db, name)};`),
    ...tables.map(({ sql }) => `${sql};`),
    ...tables.flatMap(({ name }) => insertsOf(db, String(name))),
    ...(numbered ? ['delete from sqlite_sequence;', ...insertsOf(db, 'sqlite_sequence')] : []),
    // Triggers come after the rows that they would change.
    ...others.map(({ sql }) => `${sql};`),
    '',
  ].join('\n');
}

const pragma = (db: DatabaseSync, name: string): number => Number(db.prepare(`pragma ${name}`).get()?.[name]);

function insertsOf(db: DatabaseSync, table: string): string[] {
  const select = db.prepare(`select * from "${table}"`);
  select.setReadBigInts(true);
  return select.all().map((row) => {
    const names = Object.keys(row).map((name) => `"${name}"`);
    return `insert into "${table}" (${names}) values (${Object.values(row).map(literal)});`;
  });
}

function literal(value: Value): string {
  if (value === null) return 'null';
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`;
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  // Without a point it would become an integer.
  return typeof value === 'number' && Number.isInteger(value) ? `${value}.0` : String(value);
}

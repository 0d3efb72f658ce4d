// Reads and changes the tables of a target, a page at a time.
import type pg from 'pg';
import { MOVE_TABLE } from '../postgres/incomplete.ts';
import { makePartitions, type PartitionedTable, partitionOf } from '../postgres/partitions.ts';
import { errorOf } from '../postgres/postgres-errors.ts';
import type { Row } from './compare-rows.ts';
import type { MovedTable } from './moved-tables.ts';

export interface Column {
  name: string;
  /** The PostgreSQL name of the type. */
  type: string;
}

/** Rows after a key, up to another one. */
export interface KeyRange {
  after: Row | undefined;
  upTo: Row | undefined;
}

export interface Change {
  /** Keys of rows to delete. */
  remove: readonly Row[];
  /** Rows to insert, or to replace by their unique key. */
  put: readonly Row[];
}

export interface TargetTables {
  columns(table: string): Promise<Column[]>;
  page(table: MovedTable, columns: readonly Column[], span: KeyRange, limit: number): Promise<Row[]>;
  /** In one transaction. The next run continues at `position`. */
  change(table: MovedTable, columns: readonly Column[], change: Change, position?: string): Promise<void>;
  count(table: string): Promise<number>;
  /** By the name of the table. */
  positions(): Promise<ReadonlyMap<string, string>>;
  keepPosition(table: string, position: string): Promise<void>;
  dropPosition(table: string): Promise<void>;
}

export function createTargetTables(client: pg.Client): TargetTables {
  const query = async <Found extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Found[]> =>
    (await client.query<Found>(sql, values).catch(fail)).rows;

  const tables: TargetTables = {
    columns: (table) =>
      query<{ name: string; type: string }>(
        `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
        [table],
      ),
    async page(table, columns, span, limit) {
      const { text, values } = pageQuery(table, columns, span, limit);
      return (await client.query<Row[number][]>({ text, values, rowMode: 'array' }).catch(fail)).rows;
    },
    async change(table, columns, { remove, put }, position) {
      await query('begin');
      try {
        if (put.length > 0) await makePartitions(client, placesOf(table, columns, put));
        if (remove.length > 0) await query(deleteSql(table, columns), transpose(remove, table.key.length));
        if (put.length > 0) await query(insertSql(table, columns), transpose(put, columns.length));
        if (position !== undefined) await tables.keepPosition(table.name, position);
        await query('commit');
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      }
    },
    async count(table) {
      const [row] = await query<{ count: number }>(`select count(*) as count from ${table}`);
      return row?.count ?? 0;
    },
    async positions() {
      const rows = await query<{ name: string; position: string }>(`select name, position from ${MOVE_TABLE}`);
      return new Map(rows.map(({ name, position }) => [name, position]));
    },
    async keepPosition(table, position) {
      await query(
        `insert into ${MOVE_TABLE} values ($1, $2) on conflict (name) do update set position = excluded.position`,
        [table, position],
      );
    },
    dropPosition: async (table) => void (await query(`delete from ${MOVE_TABLE} where name = $1`, [table])),
  };
  return tables;
}

/** If the index begins with the install, each install is read separately. */
function pageQuery({ name, key, isByInstall }: MovedTable, columns: readonly Column[], span: KeyRange, limit: number) {
  const values: unknown[] = [];
  const keys = key.join(', ');
  const conditions = [isByInstall ? 'install = owner.number' : 'true'];
  const bound = (row: Row | undefined, operator: '>' | '<='): void => {
    if (row === undefined) return;
    const first = values.push(...row) - row.length + 1;
    conditions.push(`(${keys}) ${operator} (${row.map((_, i) => `$${first + i}`).join(', ')})`);
    if (isByInstall) conditions.push(`${key[0]} ${operator === '>' ? '>=' : '<='} $${first}`);
  };
  bound(span.after, '>');
  bound(span.upTo, '<=');
  const names = columns.map((column) => column.name).join(', ');
  const part = `select ${names} from ${name} where ${conditions.join(' and ')}`;
  const from = isByInstall ? `installs as owner cross join lateral (${part}) as part` : `(${part}) as part`;
  const chosen = columns.map((column) => `part.${column.name}`).join(', ');
  const order = key.map((column) => `part.${column}`).join(', ');
  return { text: `select ${chosen} from ${from} order by ${order} limit ${limit}`, values };
}

function deleteSql({ name, key }: MovedTable, columns: readonly Column[]): string {
  const types = key.map((part) => columns.find((column) => column.name === part)?.type);
  const arrays = types.map((type, i) => `$${i + 1}::${type}[]`).join(', ');
  const matches = key.map((part) => `${name}.${part} = gone.${part}`).join(' and ');
  return `delete from ${name} using unnest(${arrays}) as gone (${key.join(', ')}) where ${matches}`;
}

function insertSql({ name, unique }: MovedTable, columns: readonly Column[]): string {
  const names = columns.map((column) => column.name).join(', ');
  const arrays = columns.map(({ type }, i) => `$${i + 1}::${type}[]`).join(', ');
  const set = columns.map((column) => `${column.name} = excluded.${column.name}`).join(', ');
  const otherwise = unique ? ` on conflict (${unique.join(', ')}) do update set ${set}` : '';
  return `insert into ${name} (${names}) select * from unnest(${arrays})${otherwise}`;
}

/** One array per column. */
const transpose = (rows: readonly Row[], columns: number): unknown[][] =>
  Array.from({ length: columns }, (_, i) => rows.map((row) => row[i]));

function placesOf({ name, placedBy }: MovedTable, columns: readonly Column[], rows: readonly Row[]) {
  const at = columns.findIndex((column) => column.name === placedBy);
  if (!isPartitioned(name) || at === -1) return [];
  const places = rows.map((row) => partitionOf({ table: name, at: Number(row[at]) }));
  return [...new Map(places.map((place) => [place.name, place])).values()];
}

const PARTITIONED: readonly string[] = [
  'visits',
  'actions',
  'server_events',
  'visitor_visits',
  'visitor_actions',
] satisfies PartitionedTable[];
const isPartitioned = (name: string): name is PartitionedTable => PARTITIONED.includes(name);

function fail(error: unknown): never {
  throw errorOf(error);
}

// The SQLite store that moves. It is read a page at a time: while it serves, and in the final run with writers locked
// out.
import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { DomainError } from '../../kernel/domain-error.ts';
import type { SqliteLocation } from '../../ops/store-location.ts';
import { markMoved, movedTo } from '../sqlite/moved-mark.ts';
import { openConnection } from '../sqlite/open-connection.ts';
import { retryOnBusy } from '../sqlite/retry-on-busy.ts';
import { errorOf, faultOf } from '../sqlite/sqlite-errors.ts';
import { migrate } from '../sqlite/worker/migrate.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Row, Value } from './compare-rows.ts';
import type { MovedTable } from './moved-tables.ts';

export interface MoveSource {
  storeKey: Uint8Array;
  /** Where the store has already moved, without password. */
  movedTo: string | undefined;
  /** The next rows after a key, in the order of the keys. */
  page(table: MovedTable, columns: readonly string[], after: Row | undefined, limit: number): Row[];
  count(table: string): number;
  /** The highest number that rows of these tables ever had, or 0. */
  highestNumber(tables: readonly string[]): number;
  /** How many serving processes have reported since then. */
  servingSince(time: number): number;
  /** Everything that `work` reads comes from one snapshot. */
  inSnapshot<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Locks out writers during `work`. If it fails, the store is unchanged. */
  alone<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Call it in `alone`: after that, no process can write anymore. */
  markMoved(place: string): void;
  close(): void;
}

/** Throws `DomainError` `not_found`, `store_foreign` and `store_newer`, and `UnavailableError`. */
export function openSource(location: SqliteLocation, { ids }: Pick<StoreDeps, 'ids'>): MoveSource {
  const { path } = location;
  if (!existsSync(path)) throw new DomainError('not_found', { message: `no such store: ${path}` });
  try {
    const place = readMark(path);
    const db = place === undefined ? openConnection(location) : new DatabaseSync(path, { readOnly: true });
    if (place === undefined) migrate(db, ids.bytes(32));
    return sourceOf(db, place);
  } catch (error) {
    const fault = errorOf(faultOf(error));
    if (!(fault instanceof DomainError)) throw error;
    const reason = fault.cause instanceof Error ? fault.cause.message : fault.message;
    throw new DomainError(fault.code, { message: `cannot open the store ${path}: ${reason}` });
  }
}

function readMark(path: string): string | undefined {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return retryOnBusy(() => movedTo(db));
  } finally {
    db.close();
  }
}

function sourceOf(db: DatabaseSync, place: string | undefined): MoveSource {
  const statements = new Map<string, StatementSync>();
  const number = (sql: string, ...values: (string | number)[]): number =>
    Number(Object.values(retryOnBusy(() => db.prepare(sql).get(...values)) ?? {})[0] ?? 0);
  const storeKey = db.prepare('select store_key from meta').get()?.store_key;
  if (!(storeKey instanceof Uint8Array)) throw new Error('the store has no key');

  function prepare(sql: string): StatementSync {
    const known = statements.get(sql);
    if (known) return known;
    const statement = db.prepare(sql);
    statement.setReturnArrays(true);
    statements.set(sql, statement);
    return statement;
  }

  async function during<Value>(begin: string, work: () => Promise<Value>): Promise<Value> {
    retryOnBusy(() => db.exec(begin));
    try {
      const value = await work();
      db.exec('commit');
      return value;
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      throw error;
    }
  }

  return {
    storeKey,
    movedTo: place,
    page({ name, key, cleared = [] }, columns, after, limit) {
      const chosen = columns.map((column) => (cleared.includes(column) ? 'null' : column)).join(', ');
      const keys = key.join(', ');
      const where = after ? `where (${keys}) > (${key.map(() => '?').join(', ')})` : '';
      const statement = prepare(`select ${chosen} from ${name} ${where} order by ${keys} limit ?`);
      const rows: unknown[] = retryOnBusy(() => statement.all(...(after ?? []), limit));
      return rows.map(rowOf);
    },
    count: (table) => number(`select count(*) from ${table}`),
    highestNumber: (tables) =>
      number(`select max(seq) from sqlite_sequence where name in (${tables.map((name) => `'${name}'`).join(', ')})`),
    servingSince: (time) => number('select count(*) from nodes where seen_at >= ?', time),
    inSnapshot: (work) => during('begin', work),
    alone: (work) => during('begin immediate', work),
    markMoved: (to) => markMoved(db, to),
    close: () => db.close(),
  };
}

/** The driver's types declare objects, but it returns arrays as configured. */
const rowOf = (row: unknown): Row => (Array.isArray(row) ? row.map(movedValue) : []);

function movedValue(value: SQLOutputValue): Value {
  if (typeof value !== 'bigint') return value;
  throw new Error('a number of the store is too large');
}

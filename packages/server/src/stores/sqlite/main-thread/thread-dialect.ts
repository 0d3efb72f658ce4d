// A Kysely dialect whose one connection lives in a thread.
import type { SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Statement, StatementResult } from '../worker/run-statements.ts';
import type { Mutex } from './mutex.ts';

export type RunStatement = (statement: Statement) => Promise<StatementResult>;

/** @param lock guards the connection; every other user of it takes the lock too */
export function threadDialect(run: RunStatement, lock: Mutex): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(run, lock),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function createDriver(run: RunStatement, lock: Mutex): Driver {
  let inTransaction = false;
  const connection = createConnection((sql, parameters) => run({ sql, parameters, inTransaction }));
  const execute = (sql: string) => connection.executeQuery(CompiledQuery.raw(sql));
  return {
    init: async () => {},
    acquireConnection: async () => {
      await lock.acquire();
      return connection;
    },
    // IMMEDIATE: a transaction that reads first and writes later would fail at once with SQLITE_BUSY_SNAPSHOT.
    beginTransaction: async () => {
      await execute('begin immediate');
      inTransaction = true;
    },
    commitTransaction: async () => {
      await execute('commit');
      inTransaction = false;
    },
    // A transaction that was lost with its thread or by a full disk is already rolled back.
    rollbackTransaction: async () => {
      await execute('rollback').catch(() => {});
      inTransaction = false;
    },
    releaseConnection: async () => lock.release(),
    destroy: async () => {},
  };
}

function createConnection(
  run: (sql: string, parameters: SQLInputValue[]) => Promise<StatementResult>,
): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const result = await run(sql, parameters as SQLInputValue[]);
      const rows = result.rows as Row[];
      return result.changes === undefined ? { rows } : { rows, numAffectedRows: BigInt(result.changes) };
    },
    streamQuery() {
      throw new Error('records are read a page at a time instead');
    },
  };
}

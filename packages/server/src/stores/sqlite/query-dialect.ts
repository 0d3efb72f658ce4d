// A Kysely dialect whose one connection lives in the query thread.

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
import { Mutex } from './mutex.ts';
import type { QueryAnswer, QueryRequest } from './query-worker.ts';
import type { Thread } from './thread.ts';

export function queryDialect(thread: Thread<QueryRequest, QueryAnswer>): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(thread),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function createDriver(thread: Thread<QueryRequest, QueryAnswer>): Driver {
  const connection = createConnection(thread);
  const turns = new Mutex();
  const run = async (sql: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => {},
    acquireConnection: async () => {
      await turns.take();
      return connection;
    },
    // IMMEDIATE: a transaction that reads first and writes later would fail at once with SQLITE_BUSY_SNAPSHOT.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    rollbackTransaction: () => run('rollback'),
    releaseConnection: async () => turns.give(),
    destroy: async () => {},
  };
}

function createConnection(thread: Thread<QueryRequest, QueryAnswer>): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const answer = await thread.request({ kind: 'query', sql, parameters: parameters as SQLInputValue[] });
      if (!('rows' in answer)) throw new Error('the query thread answered another question');
      const rows = answer.rows as Row[];
      return answer.changes === undefined ? { rows } : { rows, numAffectedRows: BigInt(answer.changes) };
    },
    streamQuery() {
      throw new Error('records are read a page at a time instead');
    },
  };
}

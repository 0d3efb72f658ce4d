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
import type { RunGuarded } from '../sql/guarded-batch.ts';
import type { Mutex } from './mutex.ts';
import type { QueryAnswer, QueryRequest, Statement } from './query-worker.ts';
import type { Thread } from './thread.ts';

/** @param turns gives the one connection to one user at a time */
export function queryDialect(thread: Thread<QueryRequest, QueryAnswer>, turns: Mutex): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(thread, turns),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Guarded batches in one message: they wait for the connection as transactions do, and hold the lock for one turn. */
export function guardedBatches(thread: Thread<QueryRequest, QueryAnswer>, turns: Mutex): RunGuarded {
  return async (queries) => {
    const statements = queries.map(statementOf);
    await turns.take();
    try {
      const answer = await thread.request({ kind: 'batch', statements });
      return 'changes' in answer && Number(answer.changes) > 0;
    } finally {
      turns.give();
    }
  };
}

const statementOf = ({ sql, parameters }: CompiledQuery): Statement => ({
  sql,
  parameters: parameters as SQLInputValue[],
});

function createDriver(thread: Thread<QueryRequest, QueryAnswer>, turns: Mutex): Driver {
  const connection = createConnection(thread);
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
    async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
      const answer = await thread.request({ kind: 'query', ...statementOf(compiled) });
      if (!('rows' in answer)) throw new Error('the query thread answered another question');
      const rows = answer.rows as Row[];
      return answer.changes === undefined ? { rows } : { rows, numAffectedRows: BigInt(answer.changes) };
    },
    streamQuery() {
      throw new Error('records are read a page at a time instead');
    },
  };
}

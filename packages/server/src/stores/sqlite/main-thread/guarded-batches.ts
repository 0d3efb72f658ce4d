// Sends a guarded batch to the writer in one message. It holds the lock of the connection, as a transaction does.
import type { SQLInputValue } from 'node:sqlite';
import type { RunGuarded } from '../../sql/database.ts';
import type { Statement, StatementResult } from '../worker/run-statements.ts';
import type { Mutex } from './mutex.ts';

/** @param lock that of the writer's connection */
export function guardedBatches(
  runBatch: (statements: Statement[]) => Promise<StatementResult>,
  lock: Mutex,
): RunGuarded {
  return async (queries) => {
    const statements = queries.map(({ sql, parameters }) => ({
      sql,
      parameters: parameters as SQLInputValue[],
      inTransaction: true,
    }));
    const { changes } = await lock.runExclusive(() => runBatch(statements));
    return Number(changes) > 0;
  };
}

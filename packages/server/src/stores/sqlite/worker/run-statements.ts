// Runs the query builder's statements over the connection of a thread.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { FaultHook } from '../fault-point.ts';
import { inTransaction } from '../open-connection.ts';
import { retryOnBusy } from '../retry-on-busy.ts';

export interface Statement {
  sql: string;
  parameters: SQLInputValue[];
  /** Whether a transaction is open: after a thread dies, its successor must not continue in the middle of one. */
  inTransaction: boolean;
}

export interface StatementResult {
  rows: unknown[];
  /** For statements that return no rows. */
  changes?: number | bigint;
}

/** There are few distinct statements; this bounds memory in any case. */
const MAX_PREPARED = 200;

export function createStatementRunner(db: DatabaseSync): (statement: Statement) => StatementResult {
  const prepared = new Map<string, StatementSync>();

  function prepare(sql: string): StatementSync {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= MAX_PREPARED) prepared.clear();
    const statement = db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  }

  return ({ sql, parameters, inTransaction }) => {
    if (inTransaction && !db.isTransaction) throw new Error('the transaction was lost');
    const run = (): StatementResult => {
      const statement = prepare(sql);
      if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
      return { rows: [], changes: statement.run(...parameters).changes };
    };
    return inTransaction ? run() : retryOnBusy(run);
  };
}

/** Runs statements in one transaction. If the first changes nothing, the others are skipped. */
export function createBatchRunner(
  db: DatabaseSync,
  run: (statement: Statement) => StatementResult,
  reach: FaultHook,
): (statements: Statement[]) => StatementResult {
  return ([guard, ...rest]) => {
    if (guard === undefined) return { rows: [], changes: 0 };
    const guarded = inTransaction(db, () => {
      reach('batch-begun');
      const result = run(guard);
      reach('batch-guarded');
      if (Number(result.changes) > 0) for (const statement of rest) run(statement);
      reach('batch-written');
      return result;
    });
    reach('batch-committed');
    return guarded;
  };
}

// Runs a guarded batch inside the writer's thread: all of it in one transaction, or nothing.
import type { DatabaseSync } from 'node:sqlite';
import { immediately } from './connection.ts';
import type { Reach } from './fault-point.ts';
import type { Statement, StatementResult, StatementText } from './statements.ts';

/** Gives the result of the first statement; where that changed nothing, none of the others was run. */
export function createBatchRunner(
  db: DatabaseSync,
  run: (statement: Statement) => StatementResult,
  reach: Reach,
): (statements: readonly StatementText[]) => StatementResult {
  const runInside = (statement: StatementText) => run({ ...statement, inTransaction: true });
  return ([guard, ...rest]) => {
    if (!guard) return { rows: [], changes: 0 };
    const result = immediately(db, () => {
      reach('batch-begun');
      const guarded = runInside(guard);
      reach('batch-guarded');
      if (Number(guarded.changes) > 0) for (const statement of rest) runInside(statement);
      reach('batch-written');
      return guarded;
    });
    reach('batch-committed');
    return result;
  };
}

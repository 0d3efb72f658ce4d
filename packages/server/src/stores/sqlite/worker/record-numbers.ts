// Numbers records of all kinds in one sequence, so that readers see a visitor's records in the order in which they were
// acknowledged, regardless of the processes' clocks (decisions 16).
import type { DatabaseSync } from 'node:sqlite';

/** Use it in a transaction that holds the write lock, so that no other process assigns numbers at the same time. */
export interface RecordNumbers {
  /** Call it first in each transaction. */
  refresh(): void;
  /** Higher than the number of any record that exists or existed. */
  next(): number;
}

export function createRecordNumbers(db: DatabaseSync): RecordNumbers {
  const highest = db.prepare(
    `select max(seq) as last from sqlite_sequence where name in ('visits', 'actions', 'server_events')`,
  );
  let last = 0;
  return {
    refresh() {
      last = Number(highest.get()?.last ?? 0);
    },
    next: () => ++last,
  };
}

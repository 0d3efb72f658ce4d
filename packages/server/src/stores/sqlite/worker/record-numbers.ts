// Numbers of records, one series over all kinds: whoever reads on in their order meets a visitor's records as they were
// acknowledged, whatever the clocks of the processes said (decisions 16).
import type { DatabaseSync } from 'node:sqlite';

/** To be called in a transaction that holds the write lock: no other process gives a number meanwhile. */
export interface RecordNumbers {
  /** Called first in each transaction. */
  refresh(): void;
  /** Higher than that of any record there is or was. */
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

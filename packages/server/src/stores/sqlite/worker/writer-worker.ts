// The one thread that writes: migrations at the start, then groups of records and all other changes.
import type { DatabaseSync } from 'node:sqlite';
import { type Transferable, workerData } from 'node:worker_threads';
import type { Migrated } from '../../migrated.ts';
import { createReach, type FaultStep } from '../fault-point.ts';
import type { GroupMessage, GroupResultMessage } from '../group-message.ts';
import { type ConnectionOptions, inTransaction, openConnection } from '../open-connection.ts';
import { retryOnBusy } from '../retry-on-busy.ts';
import { createGroupCommit } from './group-transaction.ts';
import { migrate } from './migrate.ts';
import { createRecoveringConnection } from './recovering-connection.ts';
import { createBatchRunner, createStatementRunner, type Statement, type StatementResult } from './run-statements.ts';
import { serveThread } from './serve-thread.ts';

export interface WriterOptions extends ConnectionOptions {
  /** Random bytes for a new store. */
  storeKey: Uint8Array;
  /** For tests of durability. */
  killAt?: FaultStep;
}

/** `probe` fails if a record could not be written now. */
export type WriterRequest =
  | { kind: 'open' | 'probe' | 'close' }
  | { kind: 'group'; group: GroupMessage }
  | { kind: 'statement'; statement: Statement }
  /** All in one transaction. If the first changes nothing, the others are skipped. */
  | { kind: 'batch'; statements: Statement[] };

export type WriterAnswer = Migrated | GroupResultMessage | StatementResult;

interface Writer {
  migrated: Migrated;
  commit(group: GroupMessage): GroupResultMessage;
  run(statement: Statement): StatementResult;
  runBatch(statements: Statement[]): StatementResult;
  probe(): void;
  /** Empties the log. */
  close(): void;
  abandon(): void;
}

const PROBE_BYTES = 16_384;
const NOTHING: StatementResult = { rows: [] };
const { storeKey, killAt, ...options }: WriterOptions = workerData;
const reach = createReach(killAt);
const kept = createRecoveringConnection(options.path, connect);

function connect(): Writer {
  const db = openConnection(options);
  try {
    const migrated = migrate(db, storeKey);
    const commit = retryOnBusy(() => createGroupCommit(db, reach, kept.noteFault));
    const run = createStatementRunner(db);
    const runBatch = createBatchRunner(db, run, reach);
    return inPlace({ migrated, commit, run, runBatch, ...upkeep(db) });
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Confirms nothing that was written to moved files. A started transaction is always ended. */
const inPlace = (writer: Writer): Writer => ({
  ...writer,
  commit(group) {
    const result = writer.commit(group);
    kept.checkFiles();
    return result;
  },
  run(statement) {
    if (!statement.inTransaction) kept.checkFiles();
    return writer.run(statement);
  },
  runBatch(statements) {
    const result = writer.runBatch(statements);
    kept.checkFiles();
    return result;
  },
  probe() {
    writer.probe();
    kept.checkFiles();
  },
});

const upkeep = (db: DatabaseSync): Pick<Writer, 'probe' | 'close' | 'abandon'> => ({
  /** Needs free pages and a durable commit, as records do, so it detects a full disk, and space that was freed again. */
  probe() {
    inTransaction(db, () => {
      db.exec(`insert into probe (filler) values (zeroblob(${PROBE_BYTES}))`);
      db.exec('delete from probe');
    });
  },
  close() {
    try {
      db.exec('pragma wal_checkpoint(truncate)');
    } finally {
      db.close();
    }
  },
  abandon: () => db.close(),
});

function answer(request: WriterRequest): WriterAnswer {
  switch (request.kind) {
    case 'open':
      return kept.open().migrated;
    case 'group':
      return kept.open().commit(request.group);
    case 'statement':
      return kept.open().run(request.statement);
    case 'batch':
      return kept.open().runBatch(request.statements);
    case 'probe':
      kept.open().probe();
      return NOTHING;
    case 'close':
      kept.take()?.close();
      return NOTHING;
  }
}

const buffersOf = (value: WriterAnswer): Transferable[] =>
  'outcomes' in value ? [value.outcomes.buffer, value.receipts.buffer] : [];

serveThread<WriterRequest, WriterAnswer>((request) => kept.handle(() => answer(request)), {
  transferOf: buffersOf,
  wasDropped: kept.wasDropped,
});

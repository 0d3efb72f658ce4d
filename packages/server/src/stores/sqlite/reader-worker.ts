// The thread that reads, with a connection of its own, so that no reader waits for a writer.
import { workerData } from 'node:worker_threads';
import { type ConnectionOptions, openConnection } from './connection.ts';
import { serveThread } from './serve-thread.ts';
import { createStatementRunner, type Statement, type StatementResult } from './statements.ts';

export type ReaderRequest = { kind: 'statement'; statement: Statement } | { kind: 'close' };

interface Reader {
  run(statement: Statement): StatementResult;
  close(): void;
}

const options: ConnectionOptions = workerData;
let reader: Reader | undefined;

/** Opened by the first request, so that a store that could not be opened is tried again by the next. */
function open(): Reader {
  if (reader) return reader;
  const db = openConnection(options);
  db.exec('pragma query_only = on');
  reader = { run: createStatementRunner(db), close: () => db.close() };
  return reader;
}

function close(): StatementResult {
  reader?.close();
  reader = undefined;
  return { rows: [] };
}

serveThread<ReaderRequest, StatementResult>((request) =>
  request.kind === 'close' ? close() : open().run(request.statement),
);

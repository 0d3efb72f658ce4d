// The reader thread. It has its own connection, so that reads do not wait for writes.
import { workerData } from 'node:worker_threads';
import { type ConnectionOptions, openConnection } from '../open-connection.ts';
import { createRecoveringConnection } from './recovering-connection.ts';
import { createStatementRunner, type Statement, type StatementResult } from './run-statements.ts';
import { serveThread } from './serve-thread.ts';

export type ReaderRequest = { kind: 'statement'; statement: Statement } | { kind: 'close' };

interface Reader {
  run(statement: Statement): StatementResult;
  abandon(): void;
}

const options: ConnectionOptions = workerData;
const reader = createRecoveringConnection<Reader>(options.path, () => {
  const db = openConnection(options);
  db.exec('pragma query_only = on');
  return { run: createStatementRunner(db), abandon: () => db.close() };
});

function close(): StatementResult {
  reader.take()?.abandon();
  return { rows: [] };
}

serveThread<ReaderRequest, StatementResult>((request) =>
  request.kind === 'close' ? close() : reader.handle(() => reader.open().run(request.statement)),
);

// The thread that writes the hot path's records, with a connection of its own.
import type { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { createGroupCommit } from './commit-group.ts';
import { type ConnectionOptions, immediately, openConnection } from './connection.ts';
import { createReach, type FaultStep } from './fault-point.ts';
import { emptyResult, type Group, type GroupResult } from './group.ts';
import { serveThread } from './serve-thread.ts';

/** `probe` fails where a record could not be written now. */
export type IngestRequest = { kind: 'group'; group: Group } | { kind: 'probe' } | { kind: 'close' };

export interface IngestThreadData extends ConnectionOptions {
  /** For tests of durability. */
  killAt?: FaultStep;
}

interface Writer {
  db: DatabaseSync;
  commit(group: Group): GroupResult;
}

const PROBE_BYTES = 16_384;
const { killAt, ...options }: IngestThreadData = workerData;
let writer: Writer | undefined;

/** Opened by the first request, so that a store that could not be opened is tried again by the next. */
function open(): Writer {
  if (writer) return writer;
  const db = openConnection(options);
  try {
    writer = { db, commit: createGroupCommit(db, createReach(killAt)) };
    return writer;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Needs pages and a durable commit, as records do: a full file or disk shows here, and so does space that came back. */
function probe(): GroupResult {
  const { db } = open();
  immediately(db, () => {
    db.exec(`insert into probe (filler) values (zeroblob(${PROBE_BYTES}))`);
    db.exec('delete from probe');
  });
  return emptyResult(0);
}

function close(): GroupResult {
  writer?.db.exec('pragma wal_checkpoint(truncate)');
  writer?.db.close();
  writer = undefined;
  return emptyResult(0);
}

serveThread<IngestRequest, GroupResult>(
  (request) => {
    if (request.kind === 'group') return open().commit(request.group);
    return request.kind === 'probe' ? probe() : close();
  },
  ({ outcomes, receipts }) => [outcomes.buffer, receipts.buffer],
);

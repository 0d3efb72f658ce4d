// The thread that runs every statement but the hot path's: migrations at the start, then what the query builder made.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { type ConnectionOptions, immediately, openConnection } from './connection.ts';
import { createReach, type FaultStep } from './fault-point.ts';
import { type Migrated, migrate } from './migrate.ts';
import { serveThread } from './serve-thread.ts';

export interface QueryThreadData extends ConnectionOptions {
  /** Random bytes for a new store. */
  storeKey: Uint8Array;
  /** For tests of durability. */
  killAt?: FaultStep;
}

export interface Statement {
  sql: string;
  parameters: SQLInputValue[];
}

export type QueryRequest =
  | { kind: 'open' }
  | ({ kind: 'query' } & Statement)
  /** All in one transaction; where the first changes nothing, none of the others is run. */
  | { kind: 'batch'; statements: Statement[] }
  | { kind: 'close' };

export interface QueryRows {
  rows: unknown[];
  changes?: number | bigint;
}

export type QueryAnswer = Migrated | QueryRows;

const { storeKey, killAt, ...options }: QueryThreadData = workerData;
const reach = createReach(killAt);

/** Statements are few and their texts fixed, lists of parameters apart. */
const MAX_STATEMENTS = 200;
const statements = new Map<string, StatementSync>();
let connection: DatabaseSync | undefined;
let migrated: Migrated | undefined;

/** Opened by the first request, so that a store that could not be opened is tried again by the next. */
function open(): { db: DatabaseSync; migrated: Migrated } {
  if (connection !== undefined && migrated !== undefined) return { db: connection, migrated };
  const db = openConnection(options);
  try {
    migrated = migrate(db, storeKey);
    connection = db;
    return { db, migrated };
  } catch (error) {
    db.close();
    throw error;
  }
}

function prepare(db: DatabaseSync, sql: string): StatementSync {
  const known = statements.get(sql);
  if (known) return known;
  if (statements.size >= MAX_STATEMENTS) statements.clear();
  const statement = db.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

function query({ sql, parameters }: Statement): QueryRows {
  const statement = prepare(open().db, sql);
  if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
  return { rows: [], changes: statement.run(...parameters).changes };
}

function batch([guard, ...rest]: Statement[]): QueryRows {
  if (!guard) return { rows: [], changes: 0 };
  const answer = immediately(open().db, () => {
    reach('batch-begun');
    const guarded = query(guard);
    reach('batch-guarded');
    if (Number(guarded.changes) > 0) for (const statement of rest) query(statement);
    reach('batch-written');
    return guarded;
  });
  reach('batch-committed');
  return answer;
}

function close(): QueryRows {
  statements.clear();
  connection?.close();
  connection = undefined;
  return { rows: [] };
}

serveThread<QueryRequest, QueryAnswer>((request) => {
  if (request.kind === 'open') return open().migrated;
  if (request.kind === 'query') return query(request);
  if (request.kind === 'batch') return batch(request.statements);
  return close();
});

import { expect, it } from 'vitest';
import type { PostgresReport } from '../../stores/store-report.ts';
import { describePostgres } from './postgres.ts';

const report: PostgresReport = {
  engine: 'postgres',
  place: 'postgres://db.example/service',
  serverVersion: '15.0',
  serverNumber: 150_000,
  schema: { version: 9, pending: [] },
  retention: undefined,
  isReadOnly: false,
  synchronousCommit: 'on',
  fsync: 'on',
  standbys: '',
  minMessages: 'notice',
  isSuperuser: false,
  maxConnections: 100,
  isPooled: false,
  idleTimeout: '0',
};
const problemsOf = (change: Partial<PostgresReport>): string[] =>
  describePostgres({ ...report, ...change }).flatMap(({ status, message }) =>
    status === 'ok' ? [] : [`${status}: ${message}`],
  );

it.each<[change: Partial<PostgresReport>, problem: string]>([
  [{ serverVersion: '14.20', serverNumber: 149_999 }, 'fail: PostgreSQL 14.20 is too old'],
  [{ synchronousCommit: 'off' }, 'fail: synchronous_commit is off, so a crash can lose acknowledged records'],
  [{ fsync: 'off' }, 'fail: fsync is off, so a crash can lose acknowledged records'],
  [
    { standbys: 'b', synchronousCommit: 'local' },
    'fail: synchronous_commit is local, so no commit waits for the standby',
  ],
  [
    { standbys: 'b', minMessages: 'error' },
    'fail: client_min_messages is error, which hides that a commit did not wait for the standby',
  ],
  [{ isSuperuser: true }, 'warn: the service signs in as a superuser of the server'],
])('doctor finds the problem of %j', (change, problem) => {
  expect(problemsOf(change)).toEqual([problem]);
});

it.each<Partial<PostgresReport>>([
  {},
  { synchronousCommit: 'local' },
  { minMessages: 'error' },
  { standbys: 'b', synchronousCommit: 'remote_apply', minMessages: 'warning' },
])('doctor finds no problem with %j', (change) => {
  expect(problemsOf(change)).toEqual([]);
});

// `doctor`: a PostgreSQL store, and whether its server is durable.
import type { PostgresReport } from '../../stores/store-report.ts';
import type { CheckResult } from './check-result.ts';

/** Older versions no longer get fixes. */
const OLDEST = 150_000;
/** Enough for one process, commands and operators. */
const FEW_CONNECTIONS = 20;

export function describePostgres(report: PostgresReport): CheckResult[] {
  return [
    describeSchema(report),
    ...describeVersion(report),
    ...describeDurability(report),
    ...describeRole(report),
    ...describeRoom(report),
    ...describePooler(report),
  ];
}

function describeSchema({ place, schema, serverVersion, isReadOnly }: PostgresReport): CheckResult {
  if (isReadOnly) {
    const message = `${place} is read-only: it is a standby, or writes are disabled`;
    return { check: 'store', status: 'fail', message, next: 'point SERVICE_STORE at the primary' };
  }
  if (schema.pending.length > 0) {
    const message = `${place} needs migrations: ${schema.pending.join(', ')}`;
    return { check: 'store', status: 'warn', message, next: 'service migrate' };
  }
  const message = `${place} (PostgreSQL ${serverVersion}) has the newest schema, ${schema.version}`;
  return { check: 'store', status: 'ok', message };
}

function describeVersion({ serverVersion, serverNumber }: PostgresReport): CheckResult[] {
  if (serverNumber >= OLDEST) return [];
  const message = `PostgreSQL ${serverVersion} is too old`;
  return [{ check: 'store', status: 'fail', message, next: 'upgrade it to 15 or newer' }];
}

/** Decisions 2: a record is acknowledged once it is durable, which depends on these settings of the server. */
function describeDurability(report: PostgresReport): CheckResult[] {
  const { synchronousCommit, fsync } = report;
  const lax = [...(synchronousCommit === 'off' ? ['synchronous_commit'] : []), ...(fsync === 'off' ? ['fsync'] : [])];
  return [
    ...lax.map((name) => failed(`${name} is off, so a crash can lose acknowledged records`, `set ${name} to on`)),
    ...describeStandbys(report),
  ];
}

function describeStandbys({ standbys, synchronousCommit, minMessages }: PostgresReport): CheckResult[] {
  if (standbys === '') return [];
  const isLocal = synchronousCommit === 'local';
  const isSilent = !SHOWS_WARNINGS.has(minMessages);
  return [
    ...(isLocal ? [failed('synchronous_commit is local, so no commit waits for the standby', 'set it to on')] : []),
    ...(isSilent
      ? [
          failed(
            `client_min_messages is ${minMessages}, which hides that a commit did not wait for the standby`,
            'set it to warning or notice for the role of the service',
          ),
        ]
      : []),
  ];
}

const SHOWS_WARNINGS: ReadonlySet<string> = new Set([
  ...['debug5', 'debug4', 'debug3', 'debug2', 'debug1', 'debug', 'log', 'info', 'notice', 'warning'],
]);

const failed = (message: string, next: string): CheckResult => ({ check: 'store', status: 'fail', message, next });

/** A leaked password would then reach the other databases of the server, and its files. */
function describeRole({ isSuperuser }: PostgresReport): CheckResult[] {
  if (!isSuperuser) return [];
  const message = 'the service signs in as a superuser of the server';
  return [
    { check: 'role', status: 'warn', message, next: 'create a role for the service that owns only its database' },
  ];
}

function describeRoom({ maxConnections }: PostgresReport): CheckResult[] {
  if (maxConnections >= FEW_CONNECTIONS) return [];
  const message = `the server allows ${maxConnections} connections; a process of this service uses up to 12`;
  return [{ check: 'store', status: 'warn', message, next: 'raise max_connections' }];
}

/** A hanging transaction holds its locks and a connection of the pooler. */
function describePooler({ isPooled, idleTimeout }: PostgresReport): CheckResult[] {
  if (!isPooled) return [];
  const message = 'connections go through a pooler; configuration changes take effect within a second';
  if (idleTimeout !== '0') return [{ check: 'pooler', status: 'ok', message }];
  return [
    {
      check: 'pooler',
      status: 'warn',
      message: 'the pooler drops timeouts, so a process that hangs in a transaction blocks others',
      next: "ALTER ROLE ... SET idle_in_transaction_session_timeout = '10s'",
    },
  ];
}

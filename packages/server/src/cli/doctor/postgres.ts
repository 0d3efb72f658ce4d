// `doctor`: a PostgreSQL store, and whether its server is durable.
import type { PostgresReport } from '../../stores/store-report.ts';
import type { CheckResult } from './check-result.ts';

/** Older versions no longer get fixes. */
const OLDEST = 140_000;
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
  return [{ check: 'store', status: 'fail', message, next: 'upgrade it to 14 or newer' }];
}

/** Decisions 2: a record is acknowledged once it is durable, which depends on these settings of the server. */
function describeDurability({ synchronousCommit, fsync }: PostgresReport): CheckResult[] {
  const lax = [...(synchronousCommit === 'off' ? ['synchronous_commit'] : []), ...(fsync === 'off' ? ['fsync'] : [])];
  return lax.map((name) => ({
    check: 'store',
    status: 'fail',
    message: `${name} is off, so a crash can lose acknowledged records`,
    next: `set ${name} to on in postgresql.conf`,
  }));
}

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

// Inspects a PostgreSQL store for `doctor`.
import type pg from 'pg';
import { UnavailableError } from '../../kernel/domain-error.ts';
import type { PostgresLocation } from '../../ops/store-location.ts';
import type { RetentionReport } from '../retention-report.ts';
import { assertComplete } from './incomplete.ts';
import { emptyGroup } from './ingest/call-store-group.ts';
import { clientConfig } from './pool.ts';
import { isBehindPooler } from './pooler.ts';
import { messageOf } from './postgres-errors.ts';
import { type SchemaState, schemaState } from './schema-state.ts';
import { connectToAny, connectToPrimary, createServers } from './servers.ts';

export interface PostgresReport {
  engine: 'postgres';
  /** The URL without password and parameters. */
  place: string;
  /** Such as `18.4`. */
  serverVersion: string;
  /** For example 180004. */
  serverNumber: number;
  schema: SchemaState;
  retention: RetentionReport | undefined;
  /** True on a standby, or if an operator made the database read-only. */
  isReadOnly: boolean;
  /** The condition that a commit waits for (`synchronous_commit`). */
  synchronousCommit: string;
  fsync: string;
  /** `synchronous_standby_names`; empty: no commit waits for a standby. */
  standbys: string;
  /** `client_min_messages`. */
  minMessages: string;
  /** Whether the role of the URL is one. */
  isSuperuser: boolean;
  maxConnections: number;
  /** Whether connections go through a pooler such as PgBouncer. */
  isPooled: boolean;
  /** The server's `idle_in_transaction_session_timeout`, as it writes it; `0`: none. */
  idleTimeout: string;
}

type Setting =
  | 'version'
  | 'number'
  | 'readonly'
  | 'commit'
  | 'fsync'
  | 'standbys'
  | 'messages'
  | 'superuser'
  | 'max'
  | 'idle';

/** Changes nothing. Throws if the database is unreachable or has tables of another program. */
export async function inspectPostgres({ urls, place }: PostgresLocation): Promise<PostgresReport> {
  const servers = createServers(urls);
  const client = await connectToPrimary(servers, clientConfig)
    .catch(() => connectToAny(servers, clientConfig))
    .catch((error: unknown) => {
      throw new UnavailableError(`${place}: ${messageOf(error)}`);
    });
  try {
    await assertComplete(client);
    const { rows } = await client.query<Record<Setting, string>>(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number,
         current_setting('transaction_read_only') as readonly, current_setting('synchronous_commit') as commit,
         current_setting('fsync') as fsync,
         current_setting('synchronous_standby_names') as standbys, current_setting('client_min_messages') as messages,
         current_setting('is_superuser') as superuser, current_setting('max_connections') as max,
         current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    const [row] = rows;
    const schema = await schemaState(client);
    if (schema.pending.length === 0 && row?.readonly !== 'on') await tryToWrite(client);
    return {
      engine: 'postgres',
      place,
      serverVersion: row?.version.split(' ')[0] ?? '',
      serverNumber: Number(row?.number),
      schema,
      retention: schema.pending.length === 0 ? await lastRun(client) : undefined,
      isReadOnly: row?.readonly === 'on',
      synchronousCommit: row?.commit ?? '',
      fsync: row?.fsync ?? '',
      standbys: row?.standbys ?? '',
      minMessages: row?.messages ?? '',
      isSuperuser: row?.superuser === 'on',
      maxConnections: Number(row?.max),
      isPooled: isBehindPooler(client),
      idleTimeout: row?.idle ?? '0',
    };
  } finally {
    await client.end();
  }
}

/** Writes as records are written, then rolls back. */
async function tryToWrite(client: pg.Client): Promise<void> {
  await client.query('begin');
  try {
    await client.query('update probe set probed_at = probed_at');
    await client.query(emptyGroup());
  } catch (error) {
    throw new UnavailableError(`records cannot be written: ${messageOf(error)}`);
  } finally {
    await client.query('rollback').catch(() => {});
  }
}

async function lastRun(client: pg.ClientBase): Promise<RetentionReport | undefined> {
  const { rows } = await client.query<RetentionReport>('select looked_at as "lookedAt", refusal from retention_marks');
  return rows[0];
}

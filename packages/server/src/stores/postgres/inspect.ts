// Looks at a PostgreSQL store for `doctor`.
import type pg from 'pg';
import { UnavailableError } from '../../kernel/domain-error.ts';
import type { PostgresLocation } from '../../ops/store-location.ts';
import type { RetentionReport } from '../retention-report.ts';
import { messageOf } from './faults.ts';
import { refuseIncomplete } from './incomplete.ts';
import { clientConfig } from './pool.ts';
import { type SchemaState, schemaState } from './schema-state.ts';
import { connectToAny, connectToPrimary, createServers } from './servers.ts';

export interface PostgresReport {
  engine: 'postgres';
  /** The address without password and parameters. */
  place: string;
  /** Such as `18.4`. */
  serverVersion: string;
  /** For example 180004. */
  serverNumber: number;
  schema: SchemaState;
  retention: RetentionReport | undefined;
  /** True on a standby, or where an operator forbade writing. */
  isReadOnly: boolean;
  /** What a commit waits for. */
  synchronousCommit: string;
  fsync: string;
  maxConnections: number;
}

/** Changes nothing. Throws where the database cannot be reached, or has tables of another program. */
export async function inspectPostgres({ urls, place }: PostgresLocation): Promise<PostgresReport> {
  const servers = createServers(urls);
  const client = await connectToPrimary(servers, clientConfig)
    .catch(() => connectToAny(servers, clientConfig))
    .catch((error: unknown) => {
      throw new UnavailableError(`${place}: ${messageOf(error)}`);
    });
  try {
    await refuseIncomplete(client);
    const { rows } = await client.query<Record<'version' | 'number' | 'readonly' | 'commit' | 'fsync' | 'max', string>>(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number,
         current_setting('transaction_read_only') as readonly, current_setting('synchronous_commit') as commit,
         current_setting('fsync') as fsync, current_setting('max_connections') as max`,
    );
    const [row] = rows;
    const schema = await schemaState(client);
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
      maxConnections: Number(row?.max),
    };
  } finally {
    await client.end();
  }
}

async function lastRun(client: pg.ClientBase): Promise<RetentionReport | undefined> {
  const { rows } = await client.query<RetentionReport>('select looked_at as "lookedAt", refusal from retention_marks');
  return rows[0];
}

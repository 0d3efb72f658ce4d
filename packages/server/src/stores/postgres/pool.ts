// Connections to PostgreSQL, with the settings of every connection of the service.
import pg from 'pg';
import { isReadOnly, isSilence } from './postgres-errors.ts';
import { clientsOf, type Servers } from './servers.ts';

export interface PoolRules {
  /** The maximum number of connections. */
  max: number;
  /** The timeout of a statement. */
  statementMs: number;
}

/** Long enough for a TLS connection to a distant server, shorter than a client's timeout. */
const CONNECT_MS = 3000;
/** Our transactions are idle for milliseconds at most: one that is idle for longer belongs to a hung process. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** The server reports a timeout first; if it reports nothing, the network is down. */
const SILENCE_MS = 1000;
/** A silent connection is probed after this time, and known to be dead ten seconds later. */
const KEEP_ALIVE_MS = 10_000;
const INT8 = 20;

/** All our numbers, sums and times are below 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);

export const clientConfig = (url: string, statementMs = 0): pg.ClientConfig => ({
  connectionString: url,
  types,
  fallback_application_name: 'service',
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  connectionTimeoutMillis: CONNECT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  ...(statementMs > 0 && { statement_timeout: statementMs, query_timeout: statementMs + SILENCE_MS }),
});

export function openPool(servers: Servers, { max, statementMs }: PoolRules): pg.Pool {
  const { released, ...clients } = clientsOf(servers);
  const pool = new pg.Pool({ ...clientConfig(servers.url(), statementMs), max, ...clients });
  pool.on('release', released);
  // A lost connection fails its running statement; a lost idle one is replaced when needed.
  pool.on('error', () => {});
  return pool;
}

export const inTransaction = async <Value>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Value>,
): Promise<Value> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const value = await work(client);
    await client.query('commit');
    client.release();
    return value;
  } catch (error) {
    await rollBack(client, error);
    throw error;
  }
};

/** Returns the connection to the pool, or discards it if it does not answer or is read-only. */
export async function rollBack(client: pg.PoolClient, cause?: unknown): Promise<void> {
  if (cause instanceof Error && isSilence(cause)) return client.release(cause);
  await client.query('rollback').then(
    () => client.release(isReadOnly(cause)),
    (error: Error) => client.release(error),
  );
}

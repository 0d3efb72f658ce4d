// A connection of a test to PostgreSQL. The running statement reports a server that dies: `pg` also emits the
// error, which would end the run without a listener.
import pg from 'pg';

/** An open connection; the caller closes it. Rejects if the server does not answer. */
export async function openConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Runs a function with its own connection, so that none is left open. */
export async function withConnection<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = await openConnection(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The rows of one statement. */
export const queryOnce = <Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values?: unknown[],
): Promise<Row[]> => withConnection(url, async (client) => (await client.query<Row>(sql, values)).rows);

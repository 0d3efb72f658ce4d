// vitest's global setup: one PostgreSQL for a run, started when the first test asks for it. A test asks by connecting to
// a port, and reads the server's URL from it. SERVICE_TEST_POSTGRES names a server to use instead.
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer> | undefined;
  const broker = createServer(async (socket) => {
    starting ??= startPostgres();
    socket.on('error', () => {});
    socket.end(await starting.then(({ url }) => url, String));
  });
  broker.listen(0, '127.0.0.1');
  await once(broker, 'listening');
  const address = broker.address();
  if (address !== null && typeof address !== 'string') project.provide('postgresPort', address.port);
  return async () => {
    broker.close();
    const server = await starting?.catch(() => undefined);
    await server?.stop();
  };
}

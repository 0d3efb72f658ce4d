// vitest's global setup: one PostgreSQL for a run; its URL is the answer. SERVICE_TEST_POSTGRES names a server to use instead.
import type { TestProject } from 'vitest/node';
import { answerOnDemand } from './on-demand.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer> | undefined;
  const { port, close } = await answerOnDemand(() => {
    starting = startPostgres();
    return starting.then(({ url }) => url);
  });
  project.provide('postgresPort', port);
  return async () => {
    close();
    const server = await starting?.catch(() => undefined);
    await server?.stop();
  };
}

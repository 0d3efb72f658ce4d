// vitest's global setup: one PostgreSQL for a run, with a migrated database to copy; it answers with its URL.
// SERVICE_TEST_POSTGRES names a server to use instead.
import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../src/stores/postgres/migrate.ts';
import { answerOnDemand } from './on-demand.ts';
import { queryOnce, withConnection } from './postgres-connection.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number;
  }
}

/** Copying it costs a tenth of the CPU time of migrating another. */
export const TEMPLATE = 'migrated';

async function makeTemplate({ url }: PostgresServer): Promise<void> {
  await queryOnce(`${url}/postgres`, `create database ${TEMPLATE}`);
  await withConnection(`${url}/${TEMPLATE}`, (client) => migrate(client, randomBytes(32)));
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer> | undefined;
  const { port, close } = await answerOnDemand(() => {
    starting = startPostgres();
    return starting.then(async (server) => {
      await makeTemplate(server);
      return server.url;
    });
  });
  project.provide('postgresPort', port);
  return async () => {
    close();
    const server = await starting?.catch(() => undefined);
    await server?.stop();
  };
}

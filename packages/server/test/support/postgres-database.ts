// A fresh database for a test, in the run's PostgreSQL.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { askFor } from './on-demand.ts';
import { openConnection, queryOnce } from './postgres-connection.ts';
import { TEMPLATE } from './postgres-on-demand.ts';

export interface TestConnection extends AsyncDisposable, Pick<pg.Client, 'query'> {}

export interface TestDatabase extends AsyncDisposable {
  /** Its `SERVICE_STORE`. */
  store: string;
  /** Statements, as an operator would run them. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** A permanent connection. */
  connect(): Promise<TestConnection>;
}

/** An empty database without migrations. */
export async function testDatabase(): Promise<TestDatabase> {
  return createDatabase(await testServer());
}

/**
 * A database with the tables of an empty store; if the run has no server, opening the store creates them.
 */
export async function migratedDatabase(): Promise<TestDatabase> {
  return createDatabase(await testServer(), process.env.SERVICE_TEST_POSTGRES ? '' : `template ${TEMPLATE}`);
}

const testServer = async (): Promise<string> =>
  process.env.SERVICE_TEST_POSTGRES ?? askFor(inject('postgresPort'), 'postgres');

async function createDatabase(server: string, from = ''): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const store = `${server}/${name}`;
  await queryOnce(`${server}/postgres`, `create database ${name} ${from}`);
  return {
    store,
    query: (sql, values) => queryOnce(store, sql, values),
    async connect() {
      const client = await openConnection(store);
      return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
    },
    [Symbol.asyncDispose]: async () => {
      await queryOnce(`${server}/postgres`, `drop database ${name} with (force)`);
    },
  };
}

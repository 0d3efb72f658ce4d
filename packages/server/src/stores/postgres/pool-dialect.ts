// A Kysely dialect over the pool that throws the errors of every store.
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { errorOf, isReadOnly } from './postgres-errors.ts';

export const poolDialect = (pool: pg.Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PoolDriver(pool),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

class PoolDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.#pool.connect().catch(fail));
  }

  beginTransaction = (connection: PooledConnection) => connection.run('begin');
  commitTransaction = (connection: PooledConnection) => connection.run('commit');
  rollbackTransaction = (connection: PooledConnection) => connection.run('rollback');

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
  }

  async init(): Promise<void> {}
  /** The opener of the pool closes it. */
  async destroy(): Promise<void> {}
}

class PooledConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #lostBy: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, rowCount } = await this.#query(sql, [...parameters]);
    return { rows: rows as Row[], ...(rowCount !== null && { numAffectedRows: BigInt(rowCount) }) };
  }

  async run(sql: string): Promise<void> {
    await this.#query(sql);
  }

  streamQuery(): never {
    throw new Error('records are read a page at a time instead');
  }

  /** A statement that got no response may still be running, so its connection is not reused. */
  release(): void {
    this.#client.release(this.#lostBy);
  }

  async #query(sql: string, parameters?: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.#client.query(sql, parameters);
    } catch (error) {
      if (error instanceof Error && (!isAnswer(error) || isReadOnly(error))) this.#lostBy ??= error;
      return fail(error);
    }
  }
}

/** Errors of the server have a SQLSTATE, and leave the connection intact. */
const isAnswer = (error: unknown): boolean => error instanceof Error && 'severity' in error;

function fail(error: unknown): never {
  throw errorOf(error);
}

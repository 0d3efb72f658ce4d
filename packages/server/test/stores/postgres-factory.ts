// The PostgreSQL store over its own database.
import { parseStoreLocation } from '../../src/ops/store-location.ts';
import { createKeyedHash } from '../../src/stores/keyed-hash.ts';
import { openPostgresStores, type PostgresOptions } from '../../src/stores/postgres/open-postgres.ts';
import type { Stores } from '../../src/stores/stores.ts';
import { migratedDatabase, type TestConnection, type TestDatabase } from '../support/postgres-database.ts';
import { deps, type StoreFactory } from './store-factory.ts';

export interface PostgresFactory extends StoreFactory {
  /** Statements, as an operator would run them. */
  query: TestDatabase['query'];
  /** A connection like that of an operator or another program. */
  connect(): Promise<TestConnection>;
  /** `SERVICE_STORE` of the database. */
  store(): Promise<string>;
}

export function newPostgresStore(options: PostgresOptions = {}): PostgresFactory {
  let making: Promise<TestDatabase> | undefined;
  const database = () => {
    making ??= migratedDatabase();
    return making;
  };
  const opened: Stores[] = [];
  return {
    async query(...statement) {
      return (await database()).query(...statement);
    },
    async connect() {
      return (await database()).connect();
    },
    async store() {
      return (await database()).store;
    },
    async open() {
      const location = parseStoreLocation((await database()).store);
      if (!location.ok || location.value.engine !== 'postgres') throw new Error('the database has no address');
      const stores = await openPostgresStores(location.value, deps, options);
      opened.push(stores);
      return stores;
    },
    async renewedAt(visitorId) {
      const { query } = await database();
      const [meta] = await query<{ store_key: Buffer }>('select store_key from meta');
      if (!meta) throw new Error('the store has no key');
      const hash = createKeyedHash(meta.store_key)('erased', visitorId);
      const [row] = await query<{ at: string | null }>('select renewed_at as at from erased_visitors where hash = $1', [
        hash,
      ]);
      return row?.at ? Number(row.at) : null;
    },
    async tell(...facts) {
      const { query } = await database();
      for (const { tenantId, brandId, kind, at, body } of facts) {
        await query('insert into brand_facts (tenant_id, brand_id, kind, at, body) values ($1, $2, $3, $4, $5)', [
          ...[tenantId, brandId, kind, at, JSON.stringify(body)],
        ]);
      }
    },
    async dispose() {
      await Promise.all(opened.map((stores) => stores.close()));
      await (await making)?.[Symbol.asyncDispose]();
    },
  };
}

// The store for many processes: a PostgreSQL database, with pools for records, lookups, queries and maintenance.
import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import { DomainError, UnavailableError } from '../../kernel/domain-error.ts';
import type { PostgresLocation } from '../../ops/store-location.ts';
import { createIngestQueue, type IngestLimits } from '../ingest/ingest-queue.ts';
import { measuredCommit } from '../ingest/measured-commit.ts';
import type { Migrated } from '../migrated.ts';
import { createProjectingProcesses } from '../sql/attribution/projection-processes.ts';
import type { SqlAccess } from '../sql/database.ts';
import type { Schema } from '../sql/schema/schema.ts';
import { createSqlStores } from '../sql/sql-stores.ts';
import { createStoreHash } from '../sql/store-hash.ts';
import { createStoreCheck } from '../store-check.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreErrorLog } from '../store-error-log.ts';
import type { Stores } from '../stores.ts';
import { LOCK_CLASS, LOCKS } from './advisory-locks.ts';
import { createChangeListener } from './change-listener.ts';
import { withPartitionDrops } from './drop-partitions.ts';
import { guardedBatches } from './guarded-batches.ts';
import { assertComplete } from './incomplete.ts';
import { probeStoreGroup } from './ingest/call-store-group.ts';
import { createGroupCommit } from './ingest/group-commit.ts';
import { migrate } from './migrate.ts';
import { createPartitions } from './partitions.ts';
import { clientConfig, openPool } from './pool.ts';
import { poolDialect } from './pool-dialect.ts';
import { errorOf, messageOf } from './postgres-errors.ts';
import { readHeads } from './projection/read-heads.ts';
import { createWriteProjection } from './projection/write-projection.ts';
import { createPurge } from './purge.ts';
import { createReadStablePosition } from './read-stable-position.ts';
import { schemaState } from './schema-state.ts';
import { connectToPrimary, createServers, type Servers } from './servers.ts';

export interface PostgresOptions {
  limits?: IngestLimits;
}

/** A full queue is about a second's work and 10 MB of memory. */
const LIMITS: IngestLimits = { queue: 20_000, group: 512, flows: 1 };
const STORE_KEY_BYTES = 32;
/** No request waits longer than 5 seconds, so none waits longer for its group (decisions 1). */
const INGEST_MS = 3000;
/** Requests, leases and configuration look up rows by key: if that takes long, the server or the network is down. */
const LOOKUP_MS = 1500;
const LOOKUP_CONNECTIONS = 4;
/** For statements that read many records. */
const QUERY_MS = 60_000;
const QUERY_CONNECTIONS = 4;

export async function openPostgresStores(
  location: PostgresLocation,
  deps: StoreDeps,
  { limits = LIMITS }: PostgresOptions = {},
): Promise<Stores> {
  const servers = createServers(location.urls);
  await migrateServers(servers, location, deps);
  const pools = openPools(servers, limits);
  const lookups = accessOver(pools.lookups);
  const queries = accessOver(pools.queries);
  const storeHash = createStoreHash(lookups);
  const partitions = createPartitions(pools.lookups);
  const { check, invalidate } = createStoreCheck(deps.clock, () => probe(pools.records, deps));
  const errorLog = createStoreErrorLog(deps.clock, deps.log);
  const queue = createIngestQueue({
    commit: measuredCommit(createGroupCommit({ pool: pools.records, storeHash, partitions }), deps),
    limits,
    onFailure(failure) {
      invalidate();
      errorLog.failed(failure);
    },
    onStored: errorLog.stored,
  });
  deps.metrics?.watchQueue(queue.length);
  const stablePosition = createReadStablePosition(queries.read);
  const stores = createSqlStores(
    { lookups, queries },
    {
      queue,
      ids: deps.ids,
      storeHash,
      runGuarded: guardedBatches(pools.queries),
      stablePosition,
      relayPosition: stablePosition,
      readHeads: () => readHeads(queries.read),
      writeProjection: createWriteProjection(pools.queries, partitions),
      projectingProcesses: createProjectingProcesses(lookups),
      locksFacts: true,
      purge: createPurge(pools.maintenance),
      blockRecords,
      lockRefusals,
      changeListener: createChangeListener(servers),
    },
  );
  let closing: Promise<void> | undefined;
  return {
    ...stores,
    retention: withPartitionDrops(pools.maintenance, stores.retention),
    check,
    close: () => {
      closing ??= queue
        .drain()
        .then(async () => void (await Promise.all(Object.values(pools).map((pool) => pool.end()))));
      return closing;
    },
  };
}

const openPools = (servers: Servers, { flows }: IngestLimits) => ({
  records: openPool(servers, { max: flows + 1, statementMs: INGEST_MS }),
  lookups: openPool(servers, { max: LOOKUP_CONNECTIONS, statementMs: LOOKUP_MS }),
  queries: openPool(servers, { max: QUERY_CONNECTIONS, statementMs: QUERY_MS }),
  maintenance: openPool(servers, { max: 1, statementMs: 0 }),
});

function accessOver(pool: pg.Pool): SqlAccess {
  const kysely = new Kysely<Schema>({ dialect: poolDialect(pool) });
  return { read: kysely, write: kysely };
}

/** Creates the tables if there are none, and applies pending migrations. */
export const migratePostgres = (location: PostgresLocation, deps: StoreDeps): Promise<Migrated> =>
  migrateServers(createServers(location.urls), location, deps);

/** The names of the migrations that a database lacks. */
export const pendingInPostgres = (location: PostgresLocation): Promise<string[]> =>
  withPrimary(createServers(location.urls), location, async (client) => (await schemaState(client)).pending);

const migrateServers = (servers: Servers, location: PostgresLocation, { ids }: StoreDeps): Promise<Migrated> =>
  withPrimary(servers, location, (client) => migrate(client, ids.bytes(STORE_KEY_BYTES)));

/** Runs `work` with a connection to a database that was not left half moved. */
async function withPrimary<Value>(
  servers: Servers,
  { place }: PostgresLocation,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  let client: pg.Client | undefined;
  try {
    client = await connectToPrimary(servers, clientConfig);
    await assertComplete(client);
    return await work(client);
  } catch (error) {
    const code = error instanceof DomainError ? error.code : undefined;
    const message = `cannot open the store ${place}: ${messageOf(error)}`;
    throw code === undefined ? new UnavailableError(message) : new DomainError(code, { message });
  } finally {
    await client?.end().catch(() => {});
  }
}

/** Writes a row durably, as for a record: fails on a full disk, a standby, a lost server or a pooler that breaks writes. */
async function probe(pool: pg.Pool, { clock }: StoreDeps): Promise<void> {
  try {
    await pool.query('update probe set probed_at = $1', [Math.floor(clock.now())]);
    await probeStoreGroup(pool);
  } catch (error) {
    throw errorOf(error);
  }
}

/** Waits for transactions that are adding records, and makes later ones wait for the end of this one. */
async function blockRecords(tx: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_CLASS)}, ${sql.lit(LOCKS.records)})`.execute(tx);
}

/** Held until the end of the transaction, when its rows are visible. */
async function lockRefusals(tx: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_CLASS)}, ${sql.lit(LOCKS.refusals)})`.execute(tx);
}

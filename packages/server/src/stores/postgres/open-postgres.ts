// The store for many processes: a PostgreSQL database, with pools for records, for upkeep, and for everything else.
import { Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { ProjectionStore } from '../../attribution/ports.ts';
import { DomainError, UnavailableError } from '../../kernel/domain-error.ts';
import type { PostgresLocation } from '../../ops/store-location.ts';
import { createCollectStore } from '../ingest/collect-store.ts';
import { createEventRecorder } from '../ingest/event-recorder.ts';
import { createIdentityStore } from '../ingest/identity-store.ts';
import { createIngestQueue, type IngestLimits } from '../ingest/ingest-queue.ts';
import type { Migrated } from '../migrated.ts';
import { createLoginSessionStore } from '../sql/accounts/login-session-store.ts';
import { createTenantStore } from '../sql/accounts/tenant-store.ts';
import { createUserStore } from '../sql/accounts/user-store.ts';
import { createProjectionStore } from '../sql/attribution/projection-store.ts';
import { createReportStore } from '../sql/attribution/report-store.ts';
import { createBrandStore } from '../sql/brands/brand-store.ts';
import { createFindingStore } from '../sql/claims/finding-store.ts';
import type { SqlAccess } from '../sql/database.ts';
import { createChangeFeed } from '../sql/integrations/change-feed.ts';
import { createInstallStore } from '../sql/integrations/install-store.ts';
import { createLeaseStore } from '../sql/leases/lease-store.ts';
import { createBucketStore } from '../sql/limits/bucket-store.ts';
import { createWindowStore } from '../sql/limits/window-store.ts';
import { createFactStore } from '../sql/notifications/fact-store.ts';
import { createOutboxStore } from '../sql/notifications/outbox-store.ts';
import { createOAuthStore } from '../sql/oauth/oauth-store.ts';
import { createPlanStore } from '../sql/plans/plan-store.ts';
import { createErasureStore } from '../sql/privacy/erasure-store.ts';
import { createExportStore } from '../sql/privacy/export-store.ts';
import { createRetentionStore } from '../sql/privacy/retention-store.ts';
import { createRelayStore } from '../sql/relay/relay-store.ts';
import { createScanStore } from '../sql/scans/scan-store.ts';
import type { Schema } from '../sql/schema/schema.ts';
import { createConnectionStore } from '../sql/server-events/connection-store.ts';
import { createReceiptReader } from '../sql/server-events/receipt-reader.ts';
import { createStoreHash } from '../sql/store-hash.ts';
import { createTokenStore } from '../sql/tokens/token-store.ts';
import { createAnswerStore } from '../sql/visibility/answer-store.ts';
import { createFigureStore } from '../sql/visibility/figure-store.ts';
import { createStoredAnswerReader } from '../sql/visibility/stored-answers.ts';
import { createStoreCheck } from '../store-check.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Stores } from '../stores.ts';
import { createTrouble } from '../trouble.ts';
import { LOCK_CLASS, LOCKS } from './advisory-locks.ts';
import { createChangeListener } from './change-listener.ts';
import { droppingPartitions } from './drop-partitions.ts';
import { guardedBatches } from './guarded-batches.ts';
import { refuseIncomplete } from './incomplete.ts';
import { probeStoreGroup } from './ingest/call-store-group.ts';
import { createGroupCommit } from './ingest/group-commit.ts';
import { migrate } from './migrate.ts';
import { createPartitions, type Partitions } from './partitions.ts';
import { clientConfig, openPool } from './pool.ts';
import { poolDialect } from './pool-dialect.ts';
import { errorOf, messageOf } from './postgres-errors.ts';
import { createPurge } from './purge.ts';
import { createReadSettled } from './read-stable-position.ts';
import { connectToPrimary, createServers, type Servers } from './servers.ts';

export interface PostgresOptions {
  limits?: IngestLimits;
}

/** A full queue is about a second's work and 10 MB of memory. */
const LIMITS: IngestLimits = { queue: 20_000, group: 512, flows: 1 };
const STORE_KEY_BYTES = 32;
/** No request waits longer than 5 seconds, so none waits longer for its group (decisions 1). */
const INGEST_MS = 3000;
/** What requests, leases and configuration ask for is found by a key: where that takes long, the server or the way to it is gone. */
const PROMPT_MS = 1500;
const PROMPT_CONNECTIONS = 4;
/** Whatever looks at many records. */
const QUERY_MS = 60_000;
const QUERY_CONNECTIONS = 4;

export async function openPostgresStores(
  location: PostgresLocation,
  deps: StoreDeps,
  { limits = LIMITS }: PostgresOptions = {},
): Promise<Stores> {
  const servers = createServers(location.urls);
  await migrateServers(servers, location, deps);
  const records = openPool(servers, { max: limits.flows + 1, statementMs: INGEST_MS });
  const lookUps = openPool(servers, { max: PROMPT_CONNECTIONS, statementMs: PROMPT_MS });
  const queries = openPool(servers, { max: QUERY_CONNECTIONS, statementMs: QUERY_MS });
  const upkeep = openPool(servers, { max: 1, statementMs: 0 });
  const prompt = accessOver(lookUps);
  const db = accessOver(queries);
  const storeHash = createStoreHash(prompt);
  const runGuarded = guardedBatches(queries);
  const partitions = createPartitions(lookUps);
  const { check, distrust } = createStoreCheck(deps.clock, () => probe(records, deps));
  const trouble = createTrouble(deps.clock, deps.log);
  const queue = createIngestQueue({
    commit: createGroupCommit({ pool: records, storeHash, partitions }),
    limits,
    onFailure(failure) {
      distrust();
      trouble.failed(failure);
    },
    onStored: trouble.stored,
  });
  const settled = createReadSettled(db.read);
  const projection = createProjectionStore(db, {
    storeHash,
    runGuarded,
    settled,
    outcomeKey: ['install', 'seq'],
  });
  let closing: Promise<void> | undefined;
  return {
    tenants: createTenantStore(prompt),
    users: createUserStore(prompt),
    loginSessions: createLoginSessionStore(prompt),
    brands: createBrandStore(prompt),
    installs: createInstallStore(prompt),
    tokens: createTokenStore(prompt),
    connections: createConnectionStore(prompt),
    changes: { ...createChangeFeed(prompt), ...createChangeListener(servers) },
    collect: createCollectStore(queue),
    serverEvents: { ...createEventRecorder(queue), ...createReceiptReader(prompt) },
    identity: createIdentityStore(queue, prompt, storeHash),
    buckets: createBucketStore(prompt, storeHash),
    windows: createWindowStore(prompt, storeHash),
    leases: createLeaseStore(prompt),
    relay: createRelayStore(db, settled),
    plans: createPlanStore(prompt),
    facts: createFactStore(db, true),
    outbox: createOutboxStore(prompt),
    projection: projectingInto(partitions, projection),
    report: createReportStore(db),
    retention: droppingPartitions(upkeep, createRetentionStore(db, storeHash, runGuarded)),
    erasure: { ...createErasureStore(db, storeHash, keepOutRecords), ...createPurge(upkeep) },
    exports: createExportStore(db),
    answers: createAnswerStore(db, deps.ids),
    storedAnswers: createStoredAnswerReader(db),
    figures: createFigureStore(db),
    findings: createFindingStore(db),
    scans: createScanStore(db),
    oauth: createOAuthStore(db),
    check,
    close: () => {
      closing ??= queue
        .drain()
        .then(async () => void (await Promise.all([records, lookUps, queries, upkeep].map((pool) => pool.end()))));
      return closing;
    },
  };
}

function accessOver(pool: pg.Pool): SqlAccess {
  const kysely = new Kysely<Schema>({ dialect: poolDialect(pool) });
  return { read: kysely, write: kysely };
}

/** Makes the tables where there are none and applies pending migrations. */
export const migratePostgres = (location: PostgresLocation, deps: StoreDeps): Promise<Migrated> =>
  migrateServers(createServers(location.urls), location, deps);

async function migrateServers(servers: Servers, { place }: PostgresLocation, { ids }: StoreDeps): Promise<Migrated> {
  let client: pg.Client | undefined;
  try {
    client = await connectToPrimary(servers, clientConfig);
    await refuseIncomplete(client);
    return await migrate(client, ids.bytes(STORE_KEY_BYTES));
  } catch (error) {
    const code = error instanceof DomainError ? error.code : undefined;
    const message = `cannot open the store ${place}: ${messageOf(error)}`;
    throw code === undefined ? new UnavailableError(message) : new DomainError(code, { message });
  } finally {
    await client?.end().catch(() => {});
  }
}

/** Writes a row durably, as records are written: fails on a full disk, a standby, a lost server or a pooler that breaks writes. */
async function probe(pool: pg.Pool, { clock }: StoreDeps): Promise<void> {
  try {
    await pool.query('update probe set probed_at = $1', [Math.floor(clock.now())]);
    await probeStoreGroup(pool);
  } catch (error) {
    throw errorOf(error);
  }
}

const projectingInto = (partitions: Partitions, store: ProjectionStore): ProjectionStore => ({
  ...store,
  applyProjection: (change) =>
    partitions.during(
      [
        ...change.visits.map(({ at }) => ({ table: 'visitor_visits' as const, at })),
        ...change.actions.map(({ at }) => ({ table: 'visitor_actions' as const, at })),
      ],
      () => store.applyProjection(change),
    ),
});

/** Waits for transactions that are adding records; those that come later wait for the end of this one. */
async function keepOutRecords(tx: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_CLASS)}, ${sql.lit(LOCKS.records)})`.execute(tx);
}

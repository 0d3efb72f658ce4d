// The embedded store: one file, a thread that writes records, a thread for all other statements.
import { Kysely } from 'kysely';
import { DomainError } from '../../kernel/domain-error.ts';
import type { StoreDeps } from '../open-stores.ts';
import { createBrandStore } from '../sql/brand-store.ts';
import { createBucketStore } from '../sql/bucket-store.ts';
import { createChangeFeed } from '../sql/change-feed.ts';
import { createConnectionStore } from '../sql/connection-store.ts';
import { createErasureStore } from '../sql/erasure-store.ts';
import { createExportStore } from '../sql/export-store.ts';
import { createInstallStore } from '../sql/install-store.ts';
import { createProjectionStore } from '../sql/projection-store.ts';
import { createReceiptReader } from '../sql/receipt-reader.ts';
import { createReportStore } from '../sql/report-store.ts';
import { createRetentionStore } from '../sql/retention-store.ts';
import type { Schema } from '../sql/schema.ts';
import { createStoreHash } from '../sql/store-hash.ts';
import { createTenantStore } from '../sql/tenant-store.ts';
import { createTokenStore } from '../sql/token-store.ts';
import type { Stores } from '../stores.ts';
import { createCollectStore } from './collect-store.ts';
import { createEventRecorder } from './event-recorder.ts';
import type { FaultStep } from './fault-point.ts';
import type { GroupResult } from './group.ts';
import { createIdentityStore } from './identity-store.ts';
import { createIngestQueue, type IngestLimits } from './ingest-queue.ts';
import type { IngestRequest, IngestThreadData } from './ingest-worker.ts';
import type { Migrated } from './migrate.ts';
import { Mutex } from './mutex.ts';
import { createPurge } from './purge.ts';
import { guardedBatches, queryDialect } from './query-dialect.ts';
import type { QueryAnswer, QueryRequest, QueryThreadData } from './query-worker.ts';
import { createThread, type Thread, threadFile } from './thread.ts';

export interface SqliteOptions {
  /** Absolute path of the file. */
  path: string;
  /** A bound for the file, in pages of 4 KiB; none where absent. */
  maxPages?: number;
  limits?: IngestLimits;
  /** For tests of durability: the step of a thread that ends this process. */
  killAt?: FaultStep;
}

/** Sixteen thousand records of this size are a second's work of the slowest disk we measured. */
const LIMITS: IngestLimits = { queue: 20_000, group: 512 };
const STORE_KEY_BYTES = 32;

type QueryThread = Thread<QueryRequest, QueryAnswer>;

export async function openSqliteStores(options: SqliteOptions, deps: StoreDeps): Promise<Stores> {
  const { limits = LIMITS, ...connection } = options;
  const queries = createQueryThread(connection, deps);
  const ingest = createThread<IngestRequest, GroupResult>(threadFile('ingest-worker'), connection, deps.log);
  await open(queries, options.path);
  const turns = new Mutex();
  const db = new Kysely<Schema>({ dialect: queryDialect(queries, turns) });
  const runGuarded = guardedBatches(queries, turns);
  const queue = createIngestQueue(ingest, limits, deps.log);
  const changes = createChangeFeed(db);
  const close = async (): Promise<void> => {
    await queue.drain();
    await Promise.allSettled([ingest.request({ kind: 'close' }), queries.request({ kind: 'close' })]);
    await Promise.all([ingest.end(), queries.end()]);
  };
  let closing: Promise<void> | undefined;
  return {
    tenants: createTenantStore(db),
    brands: createBrandStore(db),
    installs: createInstallStore(db),
    tokens: createTokenStore(db),
    connections: createConnectionStore(db),
    changes,
    collect: createCollectStore(queue),
    serverEvents: { ...createEventRecorder(queue), ...createReceiptReader(db) },
    identity: createIdentityStore(queue),
    buckets: createBucketStore(db, createStoreHash(db)),
    projection: createProjectionStore(db, runGuarded),
    report: createReportStore(db),
    retention: createRetentionStore(db, runGuarded),
    erasure: { ...createErasureStore(db), ...createPurge(db) },
    exports: createExportStore(db),
    check: async () => {
      await Promise.all([changes.version(), ingest.request({ kind: 'probe' })]);
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** Makes the file where there is none and applies its pending migrations, then lets go of it. */
export async function migrateSqlite(options: SqliteOptions, deps: StoreDeps): Promise<Migrated> {
  const queries = createQueryThread(options, deps);
  const migrated = await open(queries, options.path);
  await queries.request({ kind: 'close' });
  await queries.end();
  return migrated;
}

async function open(queries: QueryThread, path: string): Promise<Migrated> {
  try {
    const answer = await queries.request({ kind: 'open' });
    if ('version' in answer) return answer;
    throw new Error('the query thread answered another question');
  } catch (error) {
    await queries.end();
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, { message: `cannot open the store ${path}: ${reasonOf(error)}` });
  }
}

/** The deepest cause: what SQLite or the system said. */
const reasonOf = (error: Error): string => (error.cause instanceof Error ? reasonOf(error.cause) : error.message);

function createQueryThread(options: IngestThreadData, { ids, log }: StoreDeps): QueryThread {
  const data: QueryThreadData = { ...options, storeKey: ids.bytes(STORE_KEY_BYTES) };
  return createThread<QueryRequest, QueryAnswer>(threadFile('query-worker'), data, log);
}

// The embedded store: one file, a thread that writes and a thread that reads.
import { Kysely } from 'kysely';
import { DomainError } from '../../kernel/domain-error.ts';
import { createCollectStore } from '../ingest/collect-store.ts';
import { createEventRecorder } from '../ingest/event-recorder.ts';
import { createIdentityStore } from '../ingest/identity-store.ts';
import { createIngestQueue, type IngestLimits } from '../ingest/ingest-queue.ts';
import type { Migrated } from '../migrated.ts';
import { createAnswerStore } from '../sql/answer-store.ts';
import { createBrandStore } from '../sql/brand-store.ts';
import { createBucketStore } from '../sql/bucket-store.ts';
import { createChangeFeed } from '../sql/change-feed.ts';
import { createConnectionStore } from '../sql/connection-store.ts';
import { createErasureStore } from '../sql/erasure-store.ts';
import { createExportStore } from '../sql/export-store.ts';
import { createFactStore } from '../sql/fact-store.ts';
import { createFigureStore } from '../sql/figure-store.ts';
import { createFindingStore } from '../sql/finding-store.ts';
import { createInstallStore } from '../sql/install-store.ts';
import { createLeaseStore } from '../sql/lease-store.ts';
import { createLoginSessionStore } from '../sql/login-session-store.ts';
import { createOAuthStore } from '../sql/oauth-store.ts';
import { createOutboxStore } from '../sql/outbox-store.ts';
import { createPlanStore } from '../sql/plan-store.ts';
import { createProjectionStore } from '../sql/projection-store.ts';
import { createReceiptReader } from '../sql/receipt-reader.ts';
import { highestNumber } from '../sql/relay-records.ts';
import { createRelayStore } from '../sql/relay-store.ts';
import { createReportStore } from '../sql/report-store.ts';
import { createRetentionStore } from '../sql/retention-store.ts';
import { createScanStore } from '../sql/scan-store.ts';
import { allSettled } from '../sql/settled.ts';
import type { SqlAccess } from '../sql/sql-access.ts';
import { createStoreHash } from '../sql/store-hash.ts';
import { createTenantStore } from '../sql/tenant-store.ts';
import { createTokenStore } from '../sql/token-store.ts';
import { createUserStore } from '../sql/user-store.ts';
import { createWindowStore } from '../sql/window-store.ts';
import { createStoreCheck } from '../store-check.ts';
import type { StoreDeps } from '../store-deps.ts';
import type { Stores } from '../stores.ts';
import { createTrouble } from '../trouble.ts';
import type { FaultStep } from './fault-point.ts';
import type { Group, GroupResult } from './group.ts';
import { commitThrough } from './group-answer.ts';
import { guardedBatches } from './guarded-batches.ts';
import { Mutex } from './mutex.ts';
import { createPurge } from './purge.ts';
import type { ReaderRequest } from './reader-worker.ts';
import type { Statement, StatementResult } from './statements.ts';
import { createThread, type Thread, threadFile } from './thread.ts';
import { threadDialect } from './thread-dialect.ts';
import type { WriterAnswer, WriterOptions, WriterRequest } from './writer-worker.ts';

export interface SqliteOptions {
  /** Absolute path of the file. */
  path: string;
  /** A bound for the file, in pages of 4 KiB; none where absent. */
  maxPages?: number;
  limits?: Omit<IngestLimits, 'flows'>;
  /** For tests of durability: the step of a thread that ends this process. */
  killAt?: FaultStep;
}

/** A full queue is about a second's work and 10 MB of memory; larger groups are no faster. */
const LIMITS = { queue: 20_000, group: 512 };
const STORE_KEY_BYTES = 32;

type WriterThread = Thread<WriterRequest, WriterAnswer>;

export async function openSqliteStores(options: SqliteOptions, deps: StoreDeps): Promise<Stores> {
  const { limits = LIMITS, ...connection } = options;
  const reader = createThread<ReaderRequest, StatementResult>(threadFile('reader-worker'), connection, deps);
  // A process shares one index of the log: if it was opened read-only, it stays so until every connection is closed.
  const writer = createWriter(connection, deps, () => reader.request({ kind: 'close' }));
  await open(writer, options.path);
  const turns = new Mutex();
  const db: SqlAccess = {
    read: new Kysely({
      dialect: threadDialect((statement) => reader.request({ kind: 'statement', statement }), new Mutex()),
    }),
    write: new Kysely({ dialect: threadDialect((statement) => runStatement(writer, statement), turns) }),
  };
  const runGuarded = guardedBatches((statements) => runBatch(writer, statements), turns);
  const storeHash = createStoreHash(db);
  const changes = createChangeFeed(db);
  const { check, distrust } = createStoreCheck(deps.clock, async () => {
    await Promise.all([changes.version(), turns.during(() => writer.request({ kind: 'probe' }))]);
  });
  const trouble = createTrouble(deps.clock, deps.log);
  const queue = createIngestQueue({
    commit: commitThrough((group) => commitGroup(writer, group)),
    turns,
    limits: { ...limits, flows: 1 },
    onFailure(failure) {
      distrust();
      trouble.failed(failure);
    },
    onStored: trouble.stored,
  });
  let closing: Promise<void> | undefined;
  return {
    tenants: createTenantStore(db),
    users: createUserStore(db),
    loginSessions: createLoginSessionStore(db),
    brands: createBrandStore(db),
    installs: createInstallStore(db),
    tokens: createTokenStore(db),
    connections: createConnectionStore(db),
    changes,
    collect: createCollectStore(queue),
    serverEvents: { ...createEventRecorder(queue), ...createReceiptReader(db) },
    identity: createIdentityStore(queue, db, storeHash),
    buckets: createBucketStore(db, storeHash),
    windows: createWindowStore(db, storeHash),
    leases: createLeaseStore(db),
    projection: createProjectionStore(db, { storeHash, runGuarded, settled: allSettled, outcomeKey: ['seq'] }),
    report: createReportStore(db),
    retention: createRetentionStore(db, storeHash, runGuarded),
    erasure: { ...createErasureStore(db, storeHash), ...createPurge(db, deps.clock) },
    exports: createExportStore(db),
    relay: createRelayStore(db, () => highestNumber(db.read)),
    plans: createPlanStore(db),
    facts: createFactStore(db, false),
    outbox: createOutboxStore(db),
    answers: createAnswerStore(db, deps.ids),
    figures: createFigureStore(db),
    findings: createFindingStore(db),
    scans: createScanStore(db),
    oauth: createOAuthStore(db),
    check,
    close: () => {
      closing ??= queue.drain().then(() => turns.during(() => closeThreads(writer, reader)));
      return closing;
    },
  };
}

/** Makes the file where there is none and applies its pending migrations, then lets go of it. */
export async function migrateSqlite({ path }: Pick<SqliteOptions, 'path'>, deps: StoreDeps): Promise<Migrated> {
  const writer = createWriter({ path }, deps);
  const migrated = await open(writer, path);
  await writer.request({ kind: 'close' });
  await writer.end();
  return migrated;
}

function createWriter(
  connection: Omit<WriterOptions, 'storeKey'>,
  { ids, log }: StoreDeps,
  onDropped: () => Promise<unknown> = async () => {},
): WriterThread {
  const data: WriterOptions = { ...connection, storeKey: ids.bytes(STORE_KEY_BYTES) };
  return createThread<WriterRequest, WriterAnswer>(threadFile('writer-worker'), data, { log, onDropped });
}

async function open(writer: WriterThread, path: string): Promise<Migrated> {
  try {
    const answer = await writer.request({ kind: 'open' });
    if ('version' in answer) return answer;
    throw new Error('the writer answered another question');
  } catch (error) {
    await writer.end();
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, { message: `cannot open the store ${path}: ${reasonOf(error)}` });
  }
}

/** The deepest cause: what SQLite or the system said. */
const reasonOf = (error: Error): string => (error.cause instanceof Error ? reasonOf(error.cause) : error.message);

async function runStatement(writer: WriterThread, statement: Statement): Promise<StatementResult> {
  const answer = await writer.request({ kind: 'statement', statement });
  if ('rows' in answer) return answer;
  throw new Error('the writer answered another question');
}

async function runBatch(writer: WriterThread, statements: Statement[]): Promise<StatementResult> {
  const answer = await writer.request({ kind: 'batch', statements });
  if ('rows' in answer) return answer;
  throw new Error('the writer answered another question');
}

async function commitGroup(writer: WriterThread, group: Group): Promise<GroupResult> {
  const answer = await writer.request({ kind: 'group', group }, [group.buffer]);
  if ('outcomes' in answer) return answer;
  throw new Error('the writer answered another question');
}

/** The reader first: the last connection to close empties the log. */
async function closeThreads(writer: WriterThread, reader: Thread<ReaderRequest, StatementResult>): Promise<void> {
  await Promise.allSettled([reader.request({ kind: 'close' })]);
  await Promise.allSettled([writer.request({ kind: 'close' })]);
  await Promise.all([reader.end(), writer.end()]);
}

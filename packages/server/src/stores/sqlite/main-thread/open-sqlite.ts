// The embedded store: one file, a thread that writes and a thread that reads.
import { Kysely } from 'kysely';
import { DomainError } from '../../../kernel/domain-error.ts';
import { createCollectStore } from '../../ingest/collect-store.ts';
import { createEventRecorder } from '../../ingest/event-recorder.ts';
import { createIdentityStore } from '../../ingest/identity-store.ts';
import { createIngestQueue, type IngestLimits } from '../../ingest/ingest-queue.ts';
import type { Migrated } from '../../migrated.ts';
import { createLoginSessionStore } from '../../sql/accounts/login-session-store.ts';
import { createTenantStore } from '../../sql/accounts/tenant-store.ts';
import { createUserStore } from '../../sql/accounts/user-store.ts';
import { createProjectionStore } from '../../sql/attribution/projection-store.ts';
import { createReportStore } from '../../sql/attribution/report-store.ts';
import { createBrandStore } from '../../sql/brands/brand-store.ts';
import { createFindingStore } from '../../sql/claims/finding-store.ts';
import type { SqlAccess } from '../../sql/database.ts';
import { createChangeFeed } from '../../sql/integrations/change-feed.ts';
import { createInstallStore } from '../../sql/integrations/install-store.ts';
import { createLeaseStore } from '../../sql/leases/lease-store.ts';
import { createBucketStore } from '../../sql/limits/bucket-store.ts';
import { createWindowStore } from '../../sql/limits/window-store.ts';
import { createFactStore } from '../../sql/notifications/fact-store.ts';
import { createOutboxStore } from '../../sql/notifications/outbox-store.ts';
import { createOAuthStore } from '../../sql/oauth/oauth-store.ts';
import { createPlanStore } from '../../sql/plans/plan-store.ts';
import { createErasureStore } from '../../sql/privacy/erasure-store.ts';
import { createExportStore } from '../../sql/privacy/export-store.ts';
import { createRetentionStore } from '../../sql/privacy/retention-store.ts';
import { allSettled } from '../../sql/records/stable-position.ts';
import { highestNumber } from '../../sql/relay/relay-records.ts';
import { createRelayStore } from '../../sql/relay/relay-store.ts';
import { createScanStore } from '../../sql/scans/scan-store.ts';
import { createConnectionStore } from '../../sql/server-events/connection-store.ts';
import { createReceiptReader } from '../../sql/server-events/receipt-reader.ts';
import { createStoreHash } from '../../sql/store-hash.ts';
import { createTokenStore } from '../../sql/tokens/token-store.ts';
import { createAnswerStore } from '../../sql/visibility/answer-store.ts';
import { createFigureStore } from '../../sql/visibility/figure-store.ts';
import { createStoredAnswerReader } from '../../sql/visibility/stored-answers.ts';
import { createStoreCheck } from '../../store-check.ts';
import type { StoreDeps } from '../../store-deps.ts';
import type { Stores } from '../../stores.ts';
import { createTrouble } from '../../trouble.ts';
import type { FaultStep } from '../fault-point.ts';
import type { Group, GroupResult } from '../group-message.ts';
import type { ReaderRequest } from '../worker/reader-worker.ts';
import type { Statement, StatementResult } from '../worker/statements.ts';
import type { WriterAnswer, WriterOptions, WriterRequest } from '../worker/writer-worker.ts';
import { commitThrough } from './group-answer.ts';
import { guardedBatches } from './guarded-batches.ts';
import { Mutex } from './mutex.ts';
import { createPurge } from './purge.ts';
import { createThread, type Thread, threadFile } from './thread.ts';
import { threadDialect } from './thread-dialect.ts';

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
    storedAnswers: createStoredAnswerReader(db),
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

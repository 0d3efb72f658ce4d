// The embedded store: one file, a thread that writes and a thread that reads.
import { Kysely } from 'kysely';
import { createIngestQueue, type IngestLimits } from '../../ingest/ingest-queue.ts';
import { measuredCommit } from '../../ingest/measured-commit.ts';
import type { Migrated } from '../../migrated.ts';
import type { SqlAccess } from '../../sql/database.ts';
import { createChangeFeed } from '../../sql/integrations/change-feed.ts';
import { alwaysStable } from '../../sql/records/stable-position.ts';
import { highestNumber } from '../../sql/relay/relay-records.ts';
import { createSqlStores } from '../../sql/sql-stores.ts';
import { createStoreHash } from '../../sql/store-hash.ts';
import { createStoreCheck } from '../../store-check.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { createStoreErrorLog } from '../../store-error-log.ts';
import type { Stores } from '../../stores.ts';
import type { FaultStep } from '../fault-point.ts';
import type { ReaderRequest } from '../worker/reader-worker.ts';
import type { StatementResult } from '../worker/run-statements.ts';
import { guardedBatches } from './guarded-batches.ts';
import { Mutex } from './mutex.ts';
import { projectionStatements, readOnlyHead } from './projection-statements.ts';
import { createPurge } from './purge.ts';
import { createGroupSender } from './send-group.ts';
import { createThread, type Thread, threadFile } from './thread.ts';
import { threadDialect } from './thread-dialect.ts';
import { createWriterThread, type WriterThread } from './writer-thread.ts';

export interface SqliteOptions {
  /** Absolute path of the file. */
  path: string;
  /** The maximum size of the file, in pages of 4 KiB; unlimited if absent. */
  maxPages?: number;
  limits?: Omit<IngestLimits, 'flows'>;
  /** For tests of durability: the step of a thread that ends this process. */
  killAt?: FaultStep;
}

/** A full queue is about a second's work and 10 MB of memory; larger groups are no faster. */
const LIMITS = { queue: 20_000, group: 512 };

type ReaderThread = Thread<ReaderRequest, StatementResult>;

export async function openSqliteStores(options: SqliteOptions, deps: StoreDeps): Promise<Stores> {
  const { limits = LIMITS, ...connection } = options;
  const reader: ReaderThread = createThread(threadFile('reader-worker'), connection, deps);
  // A process shares one index of the log: if it was opened read-only, it stays so until every connection is closed.
  const writer = createWriterThread(connection, deps, () => reader.requestIfRunning({ kind: 'close' }));
  await writer.open();
  const lock = new Mutex();
  const db = accessThrough(reader, writer, lock);
  const changes = createChangeFeed(db);
  const { check, invalidate } = createStoreCheck(deps.clock, async () => {
    await Promise.all([changes.version(), lock.runExclusive(() => writer.probe())]);
  });
  const errorLog = createStoreErrorLog(deps.clock, deps.log);
  const queue = createIngestQueue({
    commit: measuredCommit(createGroupSender(writer.commitGroup), deps),
    lock,
    limits: { ...limits, flows: 1 },
    onFailure(failure) {
      invalidate();
      errorLog.failed(failure);
    },
    onStored: errorLog.stored,
  });
  deps.metrics?.watchQueue(queue.length);
  const runGuarded = guardedBatches(writer.runBatch, lock);
  const stores = createSqlStores(
    { lookups: db, queries: db },
    {
      queue,
      ids: deps.ids,
      storeHash: createStoreHash(db),
      runGuarded,
      readHeads: () => readOnlyHead(db.read),
      writeProjection: (hash, change) => runGuarded(projectionStatements(db.read, hash, change)),
      stablePosition: alwaysStable,
      relayPosition: () => highestNumber(db.read),
      locksFacts: false,
      purge: createPurge(db, deps.clock),
    },
  );
  let closing: Promise<void> | undefined;
  return {
    ...stores,
    check,
    close: () => {
      closing ??= queue.drain().then(() => lock.runExclusive(() => closeThreads(writer, reader)));
      return closing;
    },
  };
}

/** Creates the file if there is none, applies pending migrations, and closes it. */
export async function migrateSqlite({ path }: Pick<SqliteOptions, 'path'>, deps: StoreDeps): Promise<Migrated> {
  const writer = createWriterThread({ path }, deps);
  const migrated = await writer.open();
  await writer.close();
  await writer.end();
  return migrated;
}

function accessThrough(reader: ReaderThread, writer: WriterThread, lock: Mutex): SqlAccess {
  const read = threadDialect((statement) => reader.request({ kind: 'statement', statement }), new Mutex());
  const write = threadDialect(writer.runStatement, lock);
  return { read: new Kysely({ dialect: read }), write: new Kysely({ dialect: write }) };
}

/** The reader first: the last connection to close empties the log. */
async function closeThreads(writer: WriterThread, reader: ReaderThread): Promise<void> {
  await Promise.allSettled([reader.requestIfRunning({ kind: 'close' })]);
  await Promise.allSettled([writer.close()]);
  await Promise.all([reader.end(), writer.end()]);
}

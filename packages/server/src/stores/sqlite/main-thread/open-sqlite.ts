// The embedded store: one file, a thread that writes and two threads that read.
import { Kysely } from 'kysely';
import { createIngestQueue, type IngestLimits } from '../../ingest/ingest-queue.ts';
import { measuredCommit } from '../../ingest/measured-commit.ts';
import type { Migrated } from '../../migrated.ts';
import type { SqlAccess } from '../../sql/database.ts';
import { createChangeFeed } from '../../sql/integrations/change-feed.ts';
import { alwaysStable } from '../../sql/records/stable-position.ts';
import { highestNumber } from '../../sql/relay/relay-records.ts';
import type { Schema } from '../../sql/schema/schema.ts';
import { createSqlStores } from '../../sql/sql-stores.ts';
import { createStoreHash } from '../../sql/store-hash.ts';
import { createStoreCheck } from '../../store-check.ts';
import type { StoreDeps } from '../../store-deps.ts';
import { createStoreErrorLog } from '../../store-error-log.ts';
import type { Stores } from '../../stores.ts';
import type { FaultStep } from '../fault-point.ts';
import type { ReaderRequest } from '../worker/reader-worker.ts';
import type { Statement, StatementResult } from '../worker/run-statements.ts';
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

interface Readers {
  lookups: ReaderThread;
  queries: ReaderThread;
}

export async function openSqliteStores(options: SqliteOptions, deps: StoreDeps): Promise<Stores> {
  const { limits = LIMITS, ...connection } = options;
  const createReader = (): ReaderThread => createThread(threadFile('reader-worker'), connection, deps);
  // A thread answers in order: a lookup that a request waits for must not wait for a statement that reads many records.
  const readers = { lookups: createReader(), queries: createReader() };
  // A process shares one index of the log: if it was opened read-only, it stays so until every connection is closed.
  const writer = createWriterThread(connection, deps, () => closeReaders(readers));
  await writer.open();
  const lock = new Mutex();
  const write = new Kysely<Schema>({ dialect: threadDialect(writer.runStatement, lock) });
  const lookups: SqlAccess = { read: readThrough(readers.lookups), write };
  const queries: SqlAccess = { read: readThrough(readers.queries), write };
  const changes = createChangeFeed(lookups);
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
    { lookups, queries },
    {
      queue,
      ids: deps.ids,
      storeHash: createStoreHash(lookups),
      runGuarded,
      readHeads: () => readOnlyHead(queries.read),
      writeProjection: (hash, change) => runGuarded(projectionStatements(queries.read, hash, change)),
      stablePosition: alwaysStable,
      relayPosition: () => highestNumber(lookups.read),
      locksFacts: false,
      purge: createPurge(queries, deps.clock),
    },
  );
  let closing: Promise<void> | undefined;
  return {
    ...stores,
    check,
    close: () => {
      closing ??= queue.drain().then(() => lock.runExclusive(() => closeThreads(writer, readers)));
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

function readThrough(reader: ReaderThread): Kysely<Schema> {
  const run = (statement: Statement) => reader.request({ kind: 'statement', statement });
  return new Kysely({ dialect: threadDialect(run, new Mutex()) });
}

const closeReaders = ({ lookups, queries }: Readers): Promise<unknown> =>
  Promise.allSettled([lookups, queries].map((reader) => reader.requestIfRunning({ kind: 'close' })));

/** The readers first: the last connection to close empties the log. */
async function closeThreads(writer: WriterThread, readers: Readers): Promise<void> {
  await closeReaders(readers);
  await Promise.allSettled([writer.close()]);
  await Promise.all([readers.lookups.end(), readers.queries.end(), writer.end()]);
}

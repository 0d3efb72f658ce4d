// `RetentionStore` over SQL. Records lie in the order in which they were stored, which is nearly that in which they
// were received, so the old ones are at the beginning: a run looks no further than a batch without any.
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { RetentionStore } from '../../privacy/ports.ts';
import type { RunGuarded } from './guarded-batch.ts';
import { dropOldKeys, findOldKeys } from './old-keys.ts';
import { raiseProjection } from './projection-head.ts';
import { createRetentionMarks } from './retention-marks.ts';
import { firstDue, newestRecord } from './retention-times.ts';
import { chunksOf, rowValues } from './row-values.ts';
import type { Schema } from './schema.ts';
import type { SqlAccess } from './sql-access.ts';
import type { StoreHash } from './store-hash.ts';
import { VisitorKeys } from './visitor-keys.ts';

export function createRetentionStore(db: SqlAccess, storeHash: StoreHash, runGuarded: RunGuarded): RetentionStore {
  const parts = { db: db.read, runGuarded, storeHash };
  return {
    ...createRetentionMarks(db),
    newestRecord: () => newestRecord(db.read),
    firstDue: (kind, before) => firstDue(db.read, kind, before),
    dropVisits: (before, limit) => dropVisitorRecords(parts, 'visits', before, limit),
    dropActions: (before, limit) => dropVisitorRecords(parts, 'actions', before, limit),
    dropEvents: (before, limit) => dropEvents(parts, before, limit),
    dueKeys: (ages, after, limit) => findOldKeys(db, ages, after, limit),
    dropKeys: (ages, after, limit) => dropOldKeys(db, ages, after, limit),
  };
}

interface Parts {
  db: Kysely<Schema>;
  runGuarded: RunGuarded;
  storeHash: StoreHash;
}

const COUNTERS = { visits: 'visit', actions: 'action' } as const;
const PROJECTED = { visits: 'visitor_visits', actions: 'visitor_actions' } as const;

async function dropVisitorRecords(
  { db, runGuarded, storeHash }: Parts,
  table: 'visits' | 'actions',
  before: number,
  limit: number,
): Promise<number> {
  const head = await db.selectFrom('projection').selectAll().executeTakeFirstOrThrow();
  const oldest = await db
    .selectFrom(table)
    .select(['seq', 'install', 'visitor_id as visitorId', 'received_at'])
    .where('seq', '<=', head[COUNTERS[table]])
    .orderBy('seq')
    .limit(limit)
    .execute();
  const old = oldest.filter(({ received_at }) => received_at < before);
  if (old.length === 0) return 0;
  const keys = new VisitorKeys(await storeHash());
  const projected = old.map((row) => [keys.of(row), row.install, row.received_at, row.seq]);
  const visitsFrom = table === 'visits' ? before : 0;
  const isWritten = await runGuarded([
    raiseProjection(db, head.version, visitsFrom),
    ...chunksOf(projected).map((rows) => dropProjected(db, PROJECTED[table], rows)),
    ...chunksOf(old).map((rows) =>
      db
        .deleteFrom(table)
        .where(
          'seq',
          'in',
          rows.map(({ seq }) => seq),
        )
        .compile(),
    ),
  ]);
  return isWritten ? old.length : dropVisitorRecords({ db, runGuarded, storeHash }, table, before, limit);
}

const dropProjected = (
  db: Kysely<Schema>,
  table: 'visitor_visits' | 'visitor_actions',
  rows: readonly (readonly unknown[])[],
): CompiledQuery =>
  sql`delete from ${sql.table(table)} where (visitor, install, at, seq) in (values ${rowValues(['blob', 'bigint', 'bigint', 'bigint'], rows)})`.compile(
    db,
  );

async function dropEvents(
  { db, runGuarded }: Omit<Parts, 'storeHash'>,
  before: number,
  limit: number,
): Promise<number> {
  const head = await db.selectFrom('projection').selectAll().executeTakeFirstOrThrow();
  const oldest = await db
    .selectFrom('server_events')
    .select(['seq', 'received_at'])
    .where('seq', '<=', head.event)
    .orderBy('seq')
    .limit(limit)
    .execute();
  const old = oldest.flatMap(({ seq, received_at }) => (received_at < before ? [seq] : []));
  if (old.length === 0) return 0;
  const isWritten = await runGuarded([
    raiseProjection(db, head.version),
    ...chunksOf(old).flatMap((seqs) => [
      db.deleteFrom('event_outcomes').where('seq', 'in', seqs).compile(),
      db.deleteFrom('server_events').where('seq', 'in', seqs).compile(),
    ]),
  ]);
  return isWritten ? old.length : dropEvents({ db, runGuarded }, before, limit);
}

// `RetentionStore` over SQL.
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { DroppedRecords, RecordBatch, RetentionStore } from '../../../privacy/ports.ts';
import { bumpProjection, readLowest } from '../attribution/projection-head.ts';
import { VisitorKeys } from '../attribution/visitor-keys.ts';
import type { RunGuarded, SqlAccess } from '../database.ts';
import { nextStep, type RecordStep } from '../records/record-walk.ts';
import { inChunks, rowValues } from '../row-values.ts';
import type { Schema } from '../schema/schema.ts';
import type { StoreHash } from '../store-hash.ts';
import { dropOldKeys, findOldKeys } from './old-keys.ts';
import { firstDue, newestRecord } from './retention-times.ts';

export function createRetentionStore(db: SqlAccess, storeHash: StoreHash, runGuarded: RunGuarded): RetentionStore {
  const parts = { db: db.read, runGuarded, storeHash };
  return {
    ...createRetentionMarks(db),
    newestRecord: () => newestRecord(db.read),
    firstDue: (kind, before, after) => firstDue(db.read, kind, before, after),
    dropVisits: (batch) => dropVisitorRecords(parts, 'visits', batch),
    dropActions: (batch) => dropVisitorRecords(parts, 'actions', batch),
    dropEvents: (batch) => dropEvents(parts, batch),
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
  batch: RecordBatch,
): Promise<DroppedRecords> {
  const { before, after, limit } = batch;
  const head = await readLowest(db);
  const step = await nextStep(db, table, after, head[COUNTERS[table]]);
  if (!step) return { dropped: 0, next: null };
  const old = await db
    .selectFrom(table)
    .select(['seq', 'install', 'visitor_id as visitorId', 'received_at'])
    .where('seq', '>=', step.from)
    .where('seq', '<=', step.to)
    .where('received_at', '<', before)
    .orderBy('seq')
    .limit(limit)
    .execute();
  if (old.length === 0) return { dropped: 0, next: step.to };
  const keys = new VisitorKeys(await storeHash());
  const projected = old.map((row) => [keys.of(row), row.install, row.received_at, row.seq]);
  const visitsFrom = table === 'visits' ? before : 0;
  const isWritten = await runGuarded([
    bumpProjection(db, head.version, visitsFrom),
    ...inChunks(projected).map((rows) => dropProjected(db, PROJECTED[table], rows)),
    ...inChunks(old).map((rows) =>
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
  return isWritten ? dropped(old, step, limit) : dropVisitorRecords({ db, runGuarded, storeHash }, table, batch);
}

/** After a full batch, the step may have more. */
const dropped = (old: readonly { seq: number }[], { to }: RecordStep, limit: number): DroppedRecords => ({
  dropped: old.length,
  next: old.length < limit ? to : (old.at(-1)?.seq ?? to),
});

const dropProjected = (
  db: Kysely<Schema>,
  table: 'visitor_visits' | 'visitor_actions',
  rows: readonly (readonly unknown[])[],
): CompiledQuery =>
  sql`delete from ${sql.table(table)} where (visitor, install, at, seq) in (values ${rowValues(['blob', 'bigint', 'bigint', 'bigint'], rows)})`.compile(
    db,
  );

async function dropEvents({ db, runGuarded }: Omit<Parts, 'storeHash'>, batch: RecordBatch): Promise<DroppedRecords> {
  const { before, after, limit } = batch;
  const head = await readLowest(db);
  const step = await nextStep(db, 'server_events', after, head.event);
  if (!step) return { dropped: 0, next: null };
  const old = await db
    .selectFrom('server_events')
    .select('seq')
    .where('seq', '>=', step.from)
    .where('seq', '<=', step.to)
    .where('received_at', '<', before)
    .orderBy('seq')
    .limit(limit)
    .execute();
  if (old.length === 0) return { dropped: 0, next: step.to };
  const isWritten = await runGuarded([
    bumpProjection(db, head.version),
    ...inChunks(old.map(({ seq }) => seq)).flatMap((seqs) => [
      db.deleteFrom('event_outcomes').where('seq', 'in', seqs).compile(),
      db.deleteFrom('server_events').where('seq', 'in', seqs).compile(),
    ]),
  ]);
  return isWritten ? dropped(old, step, limit) : dropEvents({ db, runGuarded }, batch);
}

/** One row that each retention run writes for the next. */
const createRetentionMarks = ({ read, write }: SqlAccess): Pick<RetentionStore, 'readMarks' | 'noteMarks'> => ({
  async readMarks() {
    const row = await read.selectFrom('retention_marks').selectAll().executeTakeFirst();
    return {
      lookedAt: row?.looked_at,
      passedAt: row?.passed_at ?? undefined,
      refusal: row?.refusal ?? undefined,
    };
  },
  async noteMarks({ lookedAt, passedAt, refusal }) {
    const marks = { looked_at: lookedAt ?? 0, passed_at: passedAt ?? null, refusal: refusal ?? null };
    await write
      .insertInto('retention_marks')
      .values({ id: 1, ...marks })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(marks))
      .execute();
  },
});

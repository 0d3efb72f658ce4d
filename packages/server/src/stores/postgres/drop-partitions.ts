// Retention by partitions: a month whose records have all expired is dropped at once. Expired records in other months
// are deleted row by row, as in every store, so that no record is kept longer than the setting allows.
import type pg from 'pg';
import type { DroppedRecords, RecordBatch, RetentionStore } from '../../privacy/ports.ts';
import { RECORD_TABLES, type RecordTable } from '../sql/records/record-walk.ts';
import { type Partition, type PartitionedTable, partitionsBefore } from './partitions.ts';
import { inTransaction } from './pool.ts';
import { errorOf, isLockTimeout } from './postgres-errors.ts';

/** The projected table that is dropped along with a partition, and the position that every part must have passed. */
const KINDS = {
  visits: { position: 'visit', projected: 'visitor_visits' },
  actions: { position: 'action', projected: 'visitor_actions' },
  server_events: { position: 'event', projected: undefined },
} as const satisfies Record<RecordTable, { position: string; projected: PartitionedTable | undefined }>;

/** Writers wait as long as this transaction waits for its lock. */
const LOCK_MS = 500;
/** Before the first record. */
const BEGINNING = 0;

/** @param byRow deletes the rest */
export function withPartitionDrops(pool: pg.Pool, byRow: RetentionStore): RetentionStore {
  const first = async (
    table: RecordTable,
    batch: RecordBatch,
    otherwise: () => Promise<DroppedRecords>,
  ): Promise<DroppedRecords> => {
    // Whole months first, so that the rest of the scan need not look for them.
    const isAtBeginning = batch.after === null || batch.after === BEGINNING;
    const dropped = isAtBeginning ? await dropOldest(pool, table, batch.before) : 0;
    return dropped > 0 ? { dropped, next: BEGINNING } : otherwise();
  };
  return {
    ...byRow,
    async firstDue(kind, before, after) {
      const at = after === null ? await firstInPartitions(pool, RECORD_TABLES[kind], before) : undefined;
      return at === undefined ? byRow.firstDue(kind, before, after) : { at, next: null };
    },
    dropVisits: (batch) => first('visits', batch, () => byRow.dropVisits(batch)),
    dropActions: (batch) => first('actions', batch, () => byRow.dropActions(batch)),
    dropEvents: (batch) => first('server_events', batch, () => byRow.dropEvents(batch)),
  };
}

/** When the first record in partitions that can be dropped completely was received. */
async function firstInPartitions(pool: pg.Pool, table: RecordTable, before: number): Promise<number | undefined> {
  try {
    return await inTransaction(pool, async (client) => {
      for (const { name } of await partitionsBefore(client, table, before)) {
        const { rows } = await client.query<{ at: number }>(
          `select received_at as at from "${name}" order by seq limit 1`,
        );
        if (rows[0]) return rows[0].at;
      }
      return undefined;
    });
  } catch (error) {
    throw errorOf(error);
  }
}

/** Returns how many records were dropped; 0 if no partition can be dropped now. */
async function dropOldest(pool: pg.Pool, table: RecordTable, before: number): Promise<number> {
  try {
    return await inTransaction(pool, async (client) => {
      await client.query(`set local lock_timeout = ${LOCK_MS}`);
      for (const partition of await partitionsBefore(client, table, before)) {
        const dropped = await dropPartition(client, { ...partition, table }, before);
        if (dropped !== 0) return dropped ?? 0;
      }
      return 0;
    });
  } catch (error) {
    if (isLockTimeout(error)) return 0;
    throw errorOf(error);
  }
}

/** How many records were dropped, or `undefined` if some are not projected yet. */
async function dropPartition(
  client: pg.ClientBase,
  partition: Partition & { table: RecordTable },
  before: number,
): Promise<number | undefined> {
  const { position, projected } = KINDS[partition.table];
  const head = await client.query<{ position: number }>(
    `select coalesce((select min(${position}) from projection_parts), ${position}) as position from projection for update`,
  );
  if (!projected) await forgetOutcomes(client, partition);
  await client.query(`lock table "${partition.name}" in access exclusive mode`);
  const { rows } = await client.query<{ count: number; last: number | null }>(
    `select count(*) as count, max(seq) as last from "${partition.name}"`,
  );
  const { count = 0, last = null } = rows[0] ?? {};
  if (last !== null && last > (head.rows[0]?.position ?? 0)) return undefined;
  await client.query(
    'update projection set version = version + 1, visits_from = case when $1 then greatest(visits_from, $2) else visits_from end',
    [partition.table === 'visits', before],
  );
  await client.query(`drop table "${partition.name}"`);
  if (projected) await client.query(`drop table if exists "${partition.name.replace(partition.table, projected)}"`);
  return count;
}

const forgetOutcomes = (client: pg.ClientBase, { name }: Partition) =>
  client.query(`delete from event_outcomes where seq in (select seq from "${name}")`);

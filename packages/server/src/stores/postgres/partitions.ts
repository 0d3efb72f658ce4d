// Partitions tables by month (UTC). A partition is created when the first record of its month arrives, regardless of
// the clock, and is dropped as a whole when all of its records are old.
import type pg from 'pg';
import { LOCK_CLASS, LOCKS } from './advisory-locks.ts';
import { inTransaction } from './pool.ts';
import { isConnectionLost, isMissingPartition } from './postgres-errors.ts';
import { visibleTables } from './visible-tables.ts';

export type PartitionedTable = 'visits' | 'actions' | 'server_events' | 'visitor_visits' | 'visitor_actions';

/** A record that is about to be written. */
export interface DatedRecord {
  table: PartitionedTable;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Partition {
  table: PartitionedTable;
  name: string;
  /** Milliseconds since 1970: from the first to before the second. */
  from: number;
  to: number;
}

export interface Partitions {
  /**
   * Creates missing partitions, then runs `work`, which writes the records. Repeats if a partition was dropped in the
   * meantime.
   */
  during<Value>(records: readonly DatedRecord[], work: () => Promise<Value>): Promise<Value>;
}

export function partitionOf({ table, at }: DatedRecord): Partition {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const name = `${table}_${String(year).padStart(4, '0')}_${String(month + 1).padStart(2, '0')}`;
  return { table, name, from: monthStart(year, month), to: monthStart(year, month + 1) };
}

/** `Date.UTC` reads the years 0 to 99 as 1900 to 1999. */
const monthStart = (year: number, month: number): number => new Date(0).setUTCFullYear(year, month, 1);

export function createPartitions(pool: pg.Pool): Partitions {
  const known = new Set<string>();

  async function ensure(records: readonly DatedRecord[]): Promise<void> {
    const missing = new Map<string, Partition>();
    let last: Partition | undefined;
    for (const record of records) {
      // Records that arrive together usually belong to one month.
      if (last && last.table === record.table && record.at >= last.from && record.at < last.to) continue;
      last = partitionOf(record);
      if (!known.has(last.name)) missing.set(last.name, last);
    }
    if (missing.size === 0) return;
    const make = () => inTransaction(pool, (client) => makePartitions(client, [...missing.values()]));
    await make().catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
      return make();
    });
    for (const name of missing.keys()) known.add(name);
  }

  return {
    async during(records, work) {
      await ensure(records);
      try {
        return await work();
      } catch (error) {
        if (!isMissingPartition(error)) throw error;
        known.clear();
        await ensure(records);
        return work();
      }
    },
  };
}

/** Call it in a transaction. Existing partitions are not changed. */
export async function makePartitions(client: pg.ClientBase, partitions: readonly Partition[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1, $2)', [LOCK_CLASS, LOCKS.partitions]);
  for (const partition of partitions) await makePartition(client, partition);
}

/** Attaching a table does not wait for writers; creating it as a partition would. */
async function makePartition(client: pg.ClientBase, { table, name, from, to }: Partition): Promise<void> {
  if ((await visibleTables(client, [name])).has(name)) return;
  await client.query(`create table "${name}" (like ${table} including defaults including constraints)`);
  await client.query(`alter table ${table} attach partition "${name}" for values from (${from}) to (${to})`);
}

/** Partitions whose records were all received before `before`, oldest first. */
export async function partitionsBefore(
  client: pg.ClientBase,
  table: PartitionedTable,
  before: number,
): Promise<Partition[]> {
  const { rows } = await client.query<{ name: string; bounds: string }>(
    `select child.relname as name, pg_get_expr(child.relpartbound, child.oid) as bounds
     from pg_inherits join pg_class as child on child.oid = inhrelid where inhparent = $1::regclass`,
    [table],
  );
  return rows
    .map(({ name, bounds }) => {
      const [from = 0, to = Number.POSITIVE_INFINITY] = (bounds.match(/-?\d+/g) ?? []).map(Number);
      return { table, name, from, to };
    })
    .filter(({ to }) => to <= before)
    .sort((a, b) => a.from - b.from);
}

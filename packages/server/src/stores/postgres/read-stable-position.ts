// Up to which number the records can be read without missing one that commits later (decisions 19). Numbers come from a
// sequence and become visible when their transaction commits, so a higher one may appear before a lower one.
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { ReadStablePosition } from '../sql/records/stable-position.ts';
import type { Schema } from '../sql/schema/schema.ts';
import { LOCK_CLASS, LOCKS } from './advisory-locks.ts';

/**
 * Transactions that add records take milliseconds: one that lasts longer than all pauses together is considered hung.
 */
const PAUSE_MS = 2;
const PAUSES = 150;

/** The last number that was assigned, and the transactions that were adding records just after that. */
interface Target {
  last: number;
  writers: ReadonlySet<string>;
}

/**
 * Every transaction that adds records holds a shared lock before it takes its first number, until after its commit is
 * visible. So once every transaction that held that lock just after the last number was read has released it, no more
 * records up to that number can appear. Unlike a snapshot's horizon, this waits for records only: a long transaction on
 * another table or database delays no reader.
 *
 * Waits briefly for running transactions; one that hangs leaves the result unchanged.
 */
export function createReadStablePosition(db: Kysely<Schema>): ReadStablePosition {
  let stable = 0;
  let older: Target | undefined;
  let run: string | undefined;

  function startAgain(current: string): void {
    run = current;
    stable = 0;
    older = undefined;
  }

  function advanceTo({ last }: Target): void {
    stable = Math.max(stable, last);
  }

  return async () => {
    const { last, run: asked } = await lastNumber(db);
    if (asked !== run) startAgain(asked);
    let writers = await writersNow(db);
    const target = { last, writers: writers.ids };
    for (let pauses = 0; ; pauses++) {
      // A response from before a crash or failover may arrive late, after another call has seen the next run. So nothing
      // advances unless all responses of this call, on whichever connections, are of the run that is remembered now.
      if (writers.run !== asked || run !== asked) return 0;
      if (hasEnded(target, writers.ids)) {
        advanceTo(target);
        return stable;
      }
      if (older && hasEnded(older, writers.ids)) {
        advanceTo(older);
        older = undefined;
      }
      if (pauses === PAUSES) break;
      await pause(PAUSE_MS);
      writers = await writersNow(db);
    }
    older ??= target;
    return stable;
  };
}

const hasEnded = (target: Target, writers: ReadonlySet<string>): boolean =>
  ![...target.writers].some((writer) => writers.has(writer));

/**
 * A run of a server ends with a failover, a restart, or the crash of one process, after which PostgreSQL ends all
 * sessions and recovers. The next run may repeat numbers that no stored record took, so what is known of the last one is
 * forgotten. A recovery changes no start time, but resets the statistics.
 */
const RUN = sql<string>`(select concat_ws(' ', extract(epoch from pg_postmaster_start_time()),
  extract(epoch from stats_reset)) from pg_stat_bgwriter)`;

async function lastNumber(db: Kysely<Schema>): Promise<{ last: number; run: string }> {
  const { rows } = await sql<{ last: number; run: string }>`select
    case when is_called then last_value else 0 end as last, ${RUN} as run
    from record_numbers`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the sequence of the records has no row');
  return row;
}

async function writersNow(db: Kysely<Schema>): Promise<{ ids: ReadonlySet<string>; run: string }> {
  const { rows } = await sql<{ writer: string | null; run: string }>`select virtualtransaction as writer, run
    from (select ${RUN} as run) as this_run left join pg_locks
    on locktype = 'advisory' and classid = ${sql.lit(LOCK_CLASS)} and objid = ${sql.lit(LOCKS.records)}
      and objsubid = 2 and granted and database = (select oid from pg_database where datname = current_database())`.execute(
    db,
  );
  const ids = rows.flatMap(({ writer }) => (writer === null ? [] : [writer]));
  return { ids: new Set(ids), run: rows[0]?.run ?? '' };
}

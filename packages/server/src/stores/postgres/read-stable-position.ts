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

  function advanceTo({ last }: Target): void {
    stable = Math.max(stable, last);
  }

  return async () => {
    const last = await lastNumber(db);
    let writers = await writersNow(db);
    const target = { last, writers };
    for (let pauses = 0; ; pauses++) {
      if (hasEnded(target, writers)) {
        advanceTo(target);
        return stable;
      }
      if (older && hasEnded(older, writers)) {
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

async function lastNumber(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ last: number }>`select case when is_called then last_value else 0 end as last
    from record_numbers`.execute(db);
  return rows[0]?.last ?? 0;
}

async function writersNow(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ writer: string }>`select virtualtransaction as writer from pg_locks
    where locktype = 'advisory' and classid = ${sql.lit(LOCK_CLASS)} and objid = ${sql.lit(LOCKS.records)}
      and objsubid = 2 and granted and database = (select oid from pg_database where datname = current_database())`.execute(
    db,
  );
  return new Set(rows.map(({ writer }) => writer));
}

// The PostgreSQL store that is filled. One connection does all the work and holds the lock, so that both end with the
// run.
import type pg from 'pg';
import { DomainError, UnavailableError } from '../../kernel/domain-error.ts';
import type { PostgresLocation } from '../../ops/store-location.ts';
import { LOCK_CLASS, LOCKS } from '../postgres/advisory-locks.ts';
import { isIncomplete, MOVE_TABLE } from '../postgres/incomplete.ts';
import { migrate } from '../postgres/migrate.ts';
import { clientConfig } from '../postgres/pool.ts';
import { isBehindPooler } from '../postgres/pooler.ts';
import { errorOf, messageOf } from '../postgres/postgres-errors.ts';
import { connectToPrimary, createServers } from '../postgres/servers.ts';
import type { StoreDeps } from '../store-deps.ts';
import { MOVED_TABLES, NUMBERED_TABLES } from './moved-tables.ts';
import { createTargetTables, type TargetTables } from './target-tables.ts';

/** `filling`: a move of this source has begun. `filled`: it is complete. `other`: the target has other data. */
export type TargetState = 'empty' | 'filling' | 'filled' | 'other';

export interface MoveTarget extends TargetTables {
  /** @param storeKey of the source, which identifies it */
  state(storeKey: Uint8Array): Promise<TargetState>;
  /** How many processes that serve it have reported since then. */
  servingSince(time: number): Promise<number>;
  /** Prepares an empty target for this source. It cannot be served until `open`. */
  begin(storeKey: Uint8Array): Promise<void>;
  /** Makes new numbers higher than these, then records durably that everything was compared. */
  complete(highest: Numbers): Promise<void>;
  isComplete(): Promise<boolean>;
  /** Allows the target to be served. */
  open(): Promise<void>;
  close(): Promise<void>;
}

export type Numbers = Readonly<Record<'records' | (typeof NUMBERED_TABLES)[number], number>>;

const COMPLETE = '';

/** Throws `DomainError` `store_foreign`, `store_newer` and `store_in_use`, and `UnavailableError`. */
export async function openTarget(
  { urls, place }: PostgresLocation,
  { ids }: Pick<StoreDeps, 'ids'>,
): Promise<MoveTarget> {
  let client: pg.Client | undefined;
  try {
    client = await connectToPrimary(createServers(urls), clientConfig);
    refusePooler(client);
    await lock(client);
    await migrate(client, ids.bytes(32));
    return targetOf(client);
  } catch (error) {
    await client?.end().catch(() => {});
    const message = `cannot open the store ${place}: ${messageOf(error)}`;
    throw error instanceof DomainError ? new DomainError(error.code, { message }) : new UnavailableError(message);
  }
}

/** The lock belongs to a session, which a pooler does not preserve. */
function refusePooler(client: pg.Client): void {
  if (!isBehindPooler(client)) return;
  const message = 'a store cannot be moved through a pooler: set --to to the URL of the PostgreSQL server itself';
  throw new DomainError('store_unsuitable', { message });
}

async function lock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_mine: boolean }>('select pg_try_advisory_lock($1, $2) as is_mine', [
    LOCK_CLASS,
    LOCKS.move,
  ]);
  if (!rows[0]?.is_mine) throw new DomainError('store_in_use', { message: 'another run is filling it' });
}

function targetOf(client: pg.Client): MoveTarget {
  const query = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query<Row>(sql, values).catch(fail)).rows;

  async function isEmpty(): Promise<boolean> {
    const always: readonly string[] = ['meta', 'projection'];
    const tables = MOVED_TABLES.filter(({ name }) => !always.includes(name));
    const rows = await query(tables.map(({ name }) => `(select 1 from ${name} limit 1)`).join(' union all '));
    return rows.length === 0;
  }

  const target: MoveTarget = {
    ...createTargetTables(client),
    async state(storeKey) {
      const [meta] = await query<{ store_key: Buffer }>('select store_key from meta');
      const isOurs = meta?.store_key.equals(storeKey) ?? false;
      if (await isIncomplete(client)) return isOurs ? 'filling' : 'other';
      if (isOurs) return 'filled';
      return (await isEmpty()) ? 'empty' : 'other';
    },
    async servingSince(time) {
      const [row] = await query<{ count: number }>('select count(*) as count from nodes where seen_at >= $1', [time]);
      return row?.count ?? 0;
    },
    async begin(storeKey) {
      await query('begin');
      await query('update meta set store_key = $1', [storeKey]);
      // A process that served the empty target has divided it. The next one divides it at the position that moves.
      await query('delete from projection_parts');
      await query(`create table ${MOVE_TABLE} (name text primary key, position text not null)`);
      await query('commit');
    },
    async complete({ records, ...numbers }) {
      await query('begin');
      // This commit also flushes earlier ones, even if the database commits asynchronously.
      await query(`select set_config('synchronous_commit', 'on', true)
        where current_setting('synchronous_commit') in ('off', 'local')`);
      if (records > 0) await query(`select setval('record_numbers', $1)`, [records]);
      for (const name of NUMBERED_TABLES) {
        if (numbers[name] === 0) continue;
        await query(`select setval(pg_get_serial_sequence('${name}', 'number'), $1)`, [numbers[name]]);
      }
      await target.keepPosition(COMPLETE, 'complete');
      await query('commit');
    },
    isComplete: async () => (await target.positions()).has(COMPLETE),
    open: async () => void (await query(`drop table ${MOVE_TABLE}`)),
    close: () => client.end(),
  };
  return target;
}

function fail(error: unknown): never {
  throw errorOf(error);
}

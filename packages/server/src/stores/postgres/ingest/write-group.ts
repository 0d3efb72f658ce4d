// Stores a group of records atomically: in one statement if possible, otherwise in a transaction.
import type pg from 'pg';
import { systemClock } from '../../../kernel/clock.ts';
import type { DedupeKey } from '../../ingest/dedupe.ts';
import type { IngestRow } from '../../ingest/rows.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import { LOCK_CLASS, LOCKS } from '../advisory-locks.ts';
import { rollBack } from '../pool.ts';
import { isConflict, isConnectionLost } from '../postgres-errors.ts';
import { waitForStandby } from '../unconfirmed-commits.ts';
import { createStoreGroup, type StoredGroup } from './call-store-group.ts';
import { createGroupDedupe } from './group-dedupe.ts';
import { createGroupRecords, insertClaims, readBindings } from './group-records.ts';
import { readTombstones } from './group-tombstones.ts';
import { writeRecords } from './write-records.ts';

/** A transaction is retried after a lost race or a lost connection. */
const TRIES = 5;

/** Locks before the first number is taken (`read-stable-position.ts`), and before tombstones are read. */
const BEGIN = `begin;
  select pg_advisory_xact_lock_shared(${LOCK_CLASS}, ${LOCKS.records})`;

interface Work {
  pool: pg.Pool;
  hash: KeyedHash;
  rows: readonly IngestRow[];
}

/**
 * Most groups have new keys only, and one statement stores them. If a key is already bound, or a visitor was erased, a
 * transaction looks everything up first. If the connection is lost, the work may have been committed: the next attempt
 * then finds the keys bound to the group's own receipts, which restores the lost result.
 */
export const createWriteGroup = (): ((
  pool: pg.Pool,
  hash: KeyedHash,
  rows: readonly IngestRow[],
) => Promise<StoredGroup>) => {
  const storeGroup = createStoreGroup();
  return async (pool, hash, rows) => {
    let asked: readonly DedupeKey[] | undefined;
    for (let tries = 1; ; tries++) {
      try {
        if (asked === undefined) {
          const stored = await storeGroup(pool, hash, rows);
          if ('results' in stored) return stored;
          asked = stored.asked;
        }
        const stored = await inOneTransaction({ pool, hash, rows }, asked);
        if (stored) return stored;
      } catch (error) {
        if (tries >= TRIES || !(isConflict(error) || isConnectionLost(error))) throw error;
      }
      if (tries >= TRIES) throw new Error('the keys of a group were repeatedly bound by other transactions');
    }
  };
};

async function inOneTransaction(
  { pool, hash, rows }: Work,
  asked: readonly DedupeKey[],
): Promise<StoredGroup | undefined> {
  const client = await pool.connect();
  try {
    const stored = await tryGroup(client, { hash, rows }, asked);
    if (stored) client.release();
    else await rollBack(client);
    return stored;
  } catch (error) {
    await rollBack(client, error);
    throw error;
  }
}

/** `undefined`, and nothing is stored, if another transaction has bound a key since the lookup. */
async function tryGroup(
  client: pg.PoolClient,
  { hash, rows }: Omit<Work, 'pool'>,
  asked: readonly DedupeKey[],
): Promise<StoredGroup | undefined> {
  await client.query(BEGIN);
  const tombstones = await readTombstones(client, hash, rows);
  const dedupe = createGroupDedupe(await readBindings(client, asked));
  const records = createGroupRecords();
  const results = writeRecords(rows, { hash, dedupe, tombstones, records, reach() {} });
  const claims = dedupe.claims();
  if ((await insertClaims(client, claims)) < claims.length) return undefined;
  await tombstones.write(client);
  await records.write(client);
  if (claims.length === 0) await waitForStandby(client);
  const begun = systemClock.monotonic();
  await client.query('commit');
  return { results, syncMs: systemClock.monotonic() - begun };
}

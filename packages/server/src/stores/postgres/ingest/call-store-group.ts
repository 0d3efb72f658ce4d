// Stores a group in one statement, if all its records are new and none mentions an erased visitor.
import type pg from 'pg';
import { systemClock } from '../../../kernel/clock.ts';
import type { DedupeKey } from '../../ingest/dedupe.ts';
import type { IngestRow, RecordedRow } from '../../ingest/rows.ts';
import type { KeyedHash } from '../../keyed-hash.ts';
import { preparedQuery } from '../pooler.ts';
import { createGroupDedupe } from './group-dedupe.ts';
import { CLAIM_TYPES, claimColumns, createGroupRecords, RECORD_TYPES } from './group-records.ts';
import { hashesOf, noTombstones } from './group-tombstones.ts';
import { writeRecords } from './write-records.ts';

const TYPES = ['bytea', ...CLAIM_TYPES, ...RECORD_TYPES];
const TEXT = `select store_group(${TYPES.map((type, i) => `$${i + 1}::${type}[]`).join(', ')}) as verdict`;

/** A group that was stored, and how long the statement that committed it took. */
export interface StoredGroup {
  results: RecordedRow[];
  syncMs: number;
}

/** What was stored, or the keys to look up if the group needs a transaction. */
export type StoreGroupResult = StoredGroup | { asked: DedupeKey[] };

export type StoreGroup = (pool: pg.Pool, hash: KeyedHash, rows: readonly IngestRow[]) => Promise<StoreGroupResult>;

/** Whether any visitor was ever erased, once known. Until then, visitors need not be hashed. */
export function createStoreGroup(): StoreGroup {
  let hasErasures = false;
  return async function storeGroup(pool, hash, rows) {
    const dedupe = createGroupDedupe(new Map());
    const records = createGroupRecords();
    const results = writeRecords(rows, { hash, dedupe, tombstones: noTombstones, records, reach() {} });
    const erased = hasErasures ? hashesOf(hash, rows) : null;
    const values = [erased, ...claimColumns(dedupe.claims()), ...records.columns()];
    const { verdict, ms } = await callStoreGroup(pool, values);
    if (verdict === 'stored') return { results, syncMs: ms };
    if (verdict !== 'erasures') return { asked: dedupe.asked() };
    hasErasures = true;
    return storeGroup(pool, hash, rows);
  };
}

/** Calls the function with an empty group. Rejects if records could not be stored. */
export async function probeStoreGroup(pool: pg.Pool): Promise<void> {
  await callStoreGroup(pool, emptyGroup().values);
}

/** A group without records. */
export const emptyGroup = (): { text: string; values: unknown[] } => ({
  text: TEXT,
  values: [null, ...TYPES.slice(1).map(() => [])],
});

async function callStoreGroup(pool: pg.Pool, values: unknown[]): Promise<{ verdict: string | undefined; ms: number }> {
  const client = await pool.connect();
  try {
    const query = preparedQuery(client, { name: 'store-group', text: TEXT, values });
    const begun = systemClock.monotonic();
    const { rows } = await client.query<{ verdict: string }>(query);
    const ms = systemClock.monotonic() - begun;
    client.release();
    return { verdict: rows[0]?.verdict, ms };
  } catch (error) {
    client.release(error instanceof Error ? error : true);
    throw error;
  }
}

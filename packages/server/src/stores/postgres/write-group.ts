// One transaction that stores a group of records: all of it or nothing.
import type pg from 'pg';
import type { DedupeKey } from '../ingest/dedupe.ts';
import type { IngestRow, Written } from '../ingest/rows.ts';
import { createDeliveryWriter } from '../ingest/write-delivery.ts';
import { createEventWriter } from '../ingest/write-event.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { LOCK_CLASS, LOCKS } from './advisory-locks.ts';
import { createGroupDedupe } from './dedupe.ts';
import { isConnectionLost, isRace } from './faults.ts';
import { rollBack } from './pool.ts';
import { createGroupRecords, insertClaims, readBindings } from './records.ts';
import { noTombstones, readTombstones } from './tombstones.ts';

/** Ways in which a transaction may have to be done again: lost races, and connections that break under it. */
const TRIES = 5;

/** The lock comes before the first number is taken (`settled.ts`), and before the question who was erased. */
const BEGIN = `begin;
  select pg_advisory_xact_lock_shared(${LOCK_CLASS}, ${LOCKS.records});
  select exists (select from erased_visitors) as is_any_erased`;

/** The group, and the keys that its last try asked about: the next one looks them up first. */
interface Work {
  hash: KeyedHash;
  rows: readonly IngestRow[];
  asked: readonly DedupeKey[];
}

/**
 * Most groups bring new keys only, so the first try claims them without a look; where one was bound already, the next
 * looks at all of them first. A transaction whose connection broke may have been committed: then the next try finds the
 * keys bound to the group's own receipts, which is the answer that was lost.
 */
export async function writeGroup(pool: pg.Pool, hash: KeyedHash, rows: readonly IngestRow[]): Promise<Written[]> {
  const work: Work = { hash, rows, asked: [] };
  for (let tries = 1; ; tries++) {
    const answers = await tryOnce(pool, work).catch((error: unknown) => {
      if (tries >= TRIES || !(isRace(error) || isConnectionLost(error))) throw error;
      return undefined;
    });
    if (answers) return answers;
    if (tries >= TRIES) throw new Error('the keys of a group were bound by others again and again');
  }
}

async function tryOnce(pool: pg.Pool, work: Work): Promise<Written[] | undefined> {
  const client = await pool.connect();
  try {
    const answers = await tryGroup(client, work);
    if (answers) client.release();
    else await rollBack(client);
    return answers;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

/** `undefined`, and nothing is stored, where others had bound a key that was thought to be free. */
async function tryGroup(client: pg.PoolClient, work: Work): Promise<Written[] | undefined> {
  const { hash, rows, asked } = work;
  const tombstones = (await begin(client)) ? await readTombstones(client, hash, rows) : noTombstones;
  const dedupe = createGroupDedupe(asked.length > 0 ? await readBindings(client, asked) : new Map());
  const records = createGroupRecords();
  const parts = { hash, dedupe, tombstones, records, reach() {} };
  const [writeDelivery, writeEvent] = [createDeliveryWriter(parts), createEventWriter(parts)];
  const answers = rows.map((row) => ownAnswer(row, row.kind === 'event' ? writeEvent(row) : writeDelivery(row)));
  work.asked = dedupe.asked();
  // What came of a key before the erasure is answered as it was: that is known only once the key was looked up.
  if (asked.length === 0 && answers.some(({ outcome }) => outcome === 'erased')) return undefined;
  const claims = dedupe.claims();
  if ((await insertClaims(client, claims)) < claims.length) return undefined;
  await tombstones.write(client);
  await records.write(client);
  await client.query('commit');
  return answers;
}

/** Gives whether anybody was ever erased. */
async function begin(client: pg.PoolClient): Promise<boolean> {
  const results: unknown = await client.query(BEGIN);
  const last: unknown = Array.isArray(results) ? results.at(-1)?.rows[0]?.is_any_erased : undefined;
  return last !== false;
}

/** A key that is bound to the record's own receipt was bound by a try whose answer was lost. */
function ownAnswer(row: IngestRow, written: Written): Written {
  if (written.outcome !== 'duplicate' || row.kind === 'redemption') return written;
  return Buffer.compare(written.receipt, row.receiptId) === 0 ? { outcome: 'stored' } : written;
}

// `BucketStore` over SQL. A bucket is one number, the time at which it is full again. One conditional upsert both
// checks for and takes a token, so no two processes can take the same token.
import { sql } from 'kysely';
import type { Bucket, BucketStore } from '../../../limits/ports.ts';
import type { SqlAccess } from '../database.ts';
import { onceAMinute } from '../once-a-minute.ts';
import type { StoreHash } from '../store-hash.ts';

const MINUTE_MS = 60_000;
/** A time further ahead comes from a clock that has since been set back: such a bucket is reset. */
const SANE_MS = 10 * MINUTE_MS;

export function createBucketStore(db: SqlAccess, openHash: StoreHash): BucketStore {
  /** A full bucket and a missing one mean the same. */
  const sweep = onceAMinute((now) =>
    db.write
      .deleteFrom('rate_buckets')
      .where((eb) => eb.or([eb('full_at', '<=', now), eb('full_at', '>', now + SANE_MS)]))
      .execute(),
  );

  return {
    async takeToken(bucket) {
      await sweep(bucket.now);
      const key = (await openHash())('bucket', JSON.stringify([bucket.scope, bucket.key]));
      return (await take(db, key, bucket)) ? 0 : secondsToWait(db, key, bucket);
    },
  };
}

async function take(
  { write }: Pick<SqlAccess, 'write'>,
  key: Uint8Array,
  { perMinute, now }: Bucket,
): Promise<boolean> {
  const interval = MINUTE_MS / perMinute;
  const emptier = sql<number>`(case when rate_buckets.full_at > ${now} and rate_buckets.full_at <= ${now + SANE_MS}
    then rate_buckets.full_at else ${now} end) + ${interval}`;
  const taken = await write
    .insertInto('rate_buckets')
    .values({ key, full_at: now + interval })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ full_at: emptier })
        .where(emptier, '<=', now + MINUTE_MS + ROUNDING_MS),
    )
    .returning('full_at')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Rounding errors add up to less than this. */
const ROUNDING_MS = 1e-3;

async function secondsToWait(
  { read }: Pick<SqlAccess, 'read'>,
  key: Uint8Array,
  { perMinute, now }: Bucket,
): Promise<number> {
  const row = await read.selectFrom('rate_buckets').select('full_at').where('key', '=', key).executeTakeFirst();
  const nextAt = (row?.full_at ?? now) - MINUTE_MS + MINUTE_MS / perMinute;
  return Math.max(1, Math.ceil((nextAt - now) / 1000));
}

// `Tombstones` for one transaction, of the visitors that a group mentions.
import type pg from 'pg';
import { visitorIdsIn } from '../../ingest/erased-mentions.ts';
import type { IngestRow } from '../../ingest/rows.ts';
import type { Tombstone, Tombstones } from '../../ingest/tombstones.ts';
import type { KeyedHash } from '../../keyed-hash.ts';

export interface GroupTombstones extends Tombstones {
  /** Writes the renewals in a fixed order, to avoid deadlocks. */
  write(client: pg.ClientBase): Promise<void>;
}

/** Assumes that no visitor was ever erased; the database verifies this. */
export const noTombstones: Tombstones = { isEmpty: () => true, find: () => undefined, renew() {} };

export async function readTombstones(
  client: pg.ClientBase,
  hash: KeyedHash,
  rows: readonly IngestRow[],
): Promise<GroupTombstones> {
  const hashes = new Map(visitorsIn(rows).map((id) => [id, hash('erased', id)]));
  const found = await client.query<{ hash: Buffer; erased_at: number; renewed_at: number | null }>(
    'select hash, erased_at, renewed_at from erased_visitors where hash = any($1::bytea[])',
    [[...hashes.values()]],
  );
  const known = new Map<string, Tombstone>(
    found.rows.map((row) => [row.hash.toString('hex'), { erasedAt: row.erased_at, renewedAt: row.renewed_at }]),
  );
  const renewals = new Map<string, number>();
  const keyOf = (visitorId: string): string => hashes.get(visitorId)?.toString('hex') ?? '';
  return {
    isEmpty: () => known.size === 0,
    find: (visitorId) => known.get(keyOf(visitorId)),
    renew(visitorId, at) {
      const tombstone = known.get(keyOf(visitorId));
      if (tombstone) tombstone.renewedAt = at;
      renewals.set(keyOf(visitorId), at);
    },
    async write(writer) {
      for (const [key, at] of [...renewals].sort(([a], [b]) => (a < b ? -1 : 1))) {
        await writer.query('update erased_visitors set renewed_at = $1 where hash = $2 and renewed_at is null', [
          at,
          Buffer.from(key, 'hex'),
        ]);
      }
    },
  };
}

/** The keys of possible tombstones of every visitor that the group mentions. */
export const hashesOf = (hash: KeyedHash, rows: readonly IngestRow[]): Buffer[] =>
  visitorsIn(rows).map((id) => hash('erased', id));

/** Every visitor ID in the records of the group. */
function visitorsIn(rows: readonly IngestRow[]): string[] {
  return [...new Set(rows.flatMap((row) => visitorIdsIn({ visitorId: row.visitorId, texts: textsOf(row) })))];
}

function textsOf(row: IngestRow): (string | null)[] {
  if (row.kind === 'visit') return [row.page, row.source, row.referrer];
  if (row.kind === 'event') return [row.webhookId, row.eventId, row.subjectType, row.subjectId];
  return [];
}

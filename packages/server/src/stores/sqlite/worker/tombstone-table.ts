// `Tombstones` over the table of erased visitors.
import type { DatabaseSync } from 'node:sqlite';
import type { Tombstones } from '../../ingest/tombstones.ts';
import type { KeyedHash } from '../../keyed-hash.ts';

/** Use it in a transaction that holds the write lock, so that no erasure happens between lookup and write. */
export interface StoredTombstones extends Tombstones {
  /** Call it first in each transaction. Until a visitor is erased, no visitor is looked up. */
  refresh(): void;
}

export function createTombstones(db: DatabaseSync, hash: KeyedHash): StoredTombstones {
  const any = db.prepare('select 1 from erased_visitors limit 1');
  const find = db.prepare('select erased_at, renewed_at from erased_visitors where hash = ?');
  const renew = db.prepare('update erased_visitors set renewed_at = ? where hash = ? and renewed_at is null');
  let isEmpty = false;
  return {
    refresh() {
      isEmpty = any.get() === undefined;
    },
    isEmpty: () => isEmpty,
    find(visitorId) {
      const row = isEmpty ? undefined : find.get(hash('erased', visitorId));
      if (row === undefined) return undefined;
      return { erasedAt: Number(row.erased_at), renewedAt: row.renewed_at === null ? null : Number(row.renewed_at) };
    },
    renew(visitorId, at) {
      renew.run(at, hash('erased', visitorId));
    },
  };
}

// The rows that make a delivery count once: an owner's id, what it was first used for, and the receipt of that.
import type { DatabaseSync } from 'node:sqlite';

export interface DedupeKey {
  owner: number;
  /** One of `ID_KINDS`. */
  kind: number;
  /** 16 bytes. */
  key: Uint8Array;
}

export interface Binding {
  fingerprint: Uint8Array;
  receipt: Uint8Array;
}

/** To be called in a transaction that holds the write lock; the primary key decides all the same. */
export interface Dedupe {
  /** False where the key is bound already; then nothing changed. */
  claim(key: DedupeKey, binding: Binding, at: number): boolean;
  find(key: DedupeKey): Binding | undefined;
  /** Takes a claim of the same transaction back. */
  release(key: DedupeKey): void;
}

const DAY_MS = 86_400_000;

export function createDedupe(db: DatabaseSync): Dedupe {
  const claim = db.prepare(
    'insert into dedupe (owner, kind, key, fingerprint, receipt, day) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const find = db.prepare('select fingerprint, receipt from dedupe where owner = ? and kind = ? and key = ?');
  const release = db.prepare('delete from dedupe where owner = ? and kind = ? and key = ?');
  return {
    claim({ owner, kind, key }, { fingerprint, receipt }, at) {
      return claim.run(owner, kind, key, fingerprint, receipt, Math.floor(at / DAY_MS)).changes === 1;
    },
    find({ owner, kind, key }) {
      const { fingerprint, receipt } = find.get(owner, kind, key) ?? {};
      const isBound = fingerprint instanceof Uint8Array && receipt instanceof Uint8Array;
      return isBound ? { fingerprint, receipt } : undefined;
    },
    release({ owner, kind, key }) {
      release.run(owner, kind, key);
    },
  };
}

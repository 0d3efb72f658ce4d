// `Dedupe` over the `dedupe` table. Its primary key decides which claim is first.
import type { DatabaseSync } from 'node:sqlite';
import { DAY_MS } from '../../../kernel/day.ts';
import type { Dedupe } from '../../ingest/dedupe.ts';

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
